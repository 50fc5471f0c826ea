// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

#include <map>
#include <optional>

/// Which finished games; what is left empty or 0 does not matter.
struct HistoryFilter {
    std::int64_t player = 0;
    std::string game;
    /// One that ends with a slash is of all variants that begin so.
    std::string variant;
    int players = 0;
    /// From this moment on and before that one, as records write times.
    std::string from;
    std::string until;
    /// Beginnings of words in names, place and note; all must be there. Case and accents do not matter.
    std::string text;
};

struct HistorySeat {
    /// 0 where nobody sits; then it has neither name nor colour here, but a result.
    std::int64_t player = 0;
    std::string name;
    std::string colour;
    int score = 0;
    int rank = 0;
    bool won = false;
    bool operator==(const HistorySeat &) const = default;
};

struct HistoryEntry {
    std::int64_t id = 0;
    std::string uuid;
    std::string game;
    /// A JSON object.
    std::string options;
    /// Empty, as are all scores, if the game could not tell what it came to.
    std::string variant;
    /// First the players', then those that nobody sits at.
    std::vector<HistorySeat> seats;
    bool abandoned = false;
    std::string startedAt;
    std::string finishedAt;
    /// How long it was played, without pauses; nothing if no times are known.
    std::optional<int> seconds;
    std::string place;
    std::string note;
    /// Where in time it stands, in seconds since 1970.
    std::int64_t played = 0;
    bool operator==(const HistoryEntry &) const = default;
};

/// The best of the games alone.
struct BestAlone {
    std::string name;
    int score = 0;
    /// In seconds since 1970.
    std::int64_t played = 0;
    bool operator==(const BestAlone &) const = default;
};

/// What was agreed on for a game, and for how many.
struct LatestOptions {
    std::string options = "{}";
    int players = 0;
    bool operator==(const LatestOptions &) const = default;
};

/// The finished games, newest first.
class History
{
public:
    explicit History(const Store &store);

    /// Those that come after an entry, or the first ones. A later page costs no more than an earlier one.
    [[nodiscard]] Stored<std::vector<HistoryEntry>> page(
        const HistoryFilter &filter, int limit, const HistoryEntry *after = nullptr) const;
    [[nodiscard]] Stored<int> count(const HistoryFilter &filter) const;
    [[nodiscard]] Stored<HistoryEntry> entry(std::int64_t game) const;
    /// What a game counted as a whole, by key.
    [[nodiscard]] Stored<std::map<std::string, int>> figuresOf(std::int64_t game) const;
    /// Of all other games of its kind and edition that somebody played alone to the end and that could be
    /// neither won nor lost; if several are as good, the first.
    [[nodiscard]] Stored<std::optional<BestAlone>> bestAloneBeside(
        std::int64_t game, bool lowest = false) const;
    /// The variants that were played, each with its game.
    [[nodiscard]] Stored<std::vector<std::pair<std::string, std::string>>> variants() const;

    /// Those of the latest game of a variant.
    [[nodiscard]] Stored<LatestOptions> latestOptions(
        const std::string &game, const std::string &variant) const;

    // Each of these is all or nothing, and on disk when it returns.

    [[nodiscard]] Stored<std::monostate> setPlace(std::int64_t game, const std::string &place);
    [[nodiscard]] Stored<std::monostate> setNote(std::int64_t game, const std::string &note);
    /// An abandoned game goes on where it was left.
    [[nodiscard]] Stored<std::monostate> reopen(std::int64_t game, const std::string &at);

private:
    const Store &m_store;
};
