// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

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

/// Records that want to come in. They are asked for one by one because many together need a lot of memory.
struct Newcomers {
    std::size_t count = 0;
    /// Known without the record; empty if it has none.
    std::function<std::string(std::size_t)> id;
    std::function<Record(std::size_t)> record;
    /// Told how many are done. If the answer is no, nothing has happened and the error means nothing.
    std::function<bool(std::size_t)> goOn = [](std::size_t) { return true; };
};

/// Games as records, out of the store and into it.
class Exchange
{
public:
    explicit Exchange(Store &store);

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
    [[nodiscard]] Stored<std::vector<Arrival>> preview(
        const Newcomers &newcomers, Conflict conflict = Conflict::Keep) const;
    [[nodiscard]] Stored<std::vector<Arrival>> preview(
        std::span<const Record> records, Conflict conflict = Conflict::Keep) const;

    /// All or nothing. The records must replay without breaking a rule. Seats get the colours of their
    /// players, else of these the ones that fewest have; a record without an id gets one that its content
    /// gives.
    [[nodiscard]] Stored<std::vector<Arrival>> import(
        const Newcomers &newcomers, std::span<const std::string> colours, Conflict conflict = Conflict::Keep);
    [[nodiscard]] Stored<std::vector<Arrival>> import(std::span<const Record> records,
        std::span<const std::string> colours, Conflict conflict = Conflict::Keep);

private:
    const Store &m_store;
};
