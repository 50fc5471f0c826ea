// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/goon.h"
#include "db/newcomer.h"

#include <span>

/// What became of a record that was to come in.
enum class Arrival {
    New,
    /// There already, the same to the byte.
    Known,
    /// There with other content, and left as it was.
    Different,
    /// There with other content, and now as in the record.
    Replaced,
};

enum class Conflict { Keep, Replace };

/// Games as records, out of the store and into it.
class Exchange
{
public:
    explicit Exchange(Store &store);

    /// How many there are, running ones too.
    [[nodiscard]] Stored<int> count() const;
    /// Those of one kind or all, running ones too, in the order an archive has them. They are handed out one
    /// by one because many games together need a lot of memory.
    [[nodiscard]] Stored<std::vector<std::int64_t>> games(const std::string &kind = {}) const;
    /// Those whose id is this or begins like it.
    [[nodiscard]] Stored<std::vector<std::int64_t>> gamesWithId(const std::string &beginning) const;
    /// The actions that count.
    [[nodiscard]] Stored<Record> record(std::int64_t game) const;
    /// All that are not removed, running ones too, in the order they came.
    [[nodiscard]] Stored<std::vector<Record>> records() const;

    /// What an import would do, without doing it.
    [[nodiscard]] Stored<std::vector<Arrival>> preview(std::span<const Newcomer> newcomers,
        Conflict conflict = Conflict::Keep, const GoOn &goOn = always) const;
    [[nodiscard]] Stored<std::vector<Arrival>> preview(
        std::span<const Record> records, Conflict conflict = Conflict::Keep) const;

    /// All or nothing. The records must replay without breaking a rule. Seats get the colours of their
    /// players, else of these the ones that fewest have. Whoever asks the store meanwhile goes first: then
    /// what has come in goes back, and comes in anew when nobody asks any more.
    [[nodiscard]] Stored<std::vector<Arrival>> import(std::span<const Newcomer> newcomers,
        std::span<const std::string> colours, Conflict conflict = Conflict::Keep, const GoOn &goOn = always);
    [[nodiscard]] Stored<std::vector<Arrival>> import(std::span<const Record> records,
        std::span<const std::string> colours, Conflict conflict = Conflict::Keep);

private:
    const Store &m_store;
};
