// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

#include <optional>

/// Which games; what is left empty or 0 does not matter.
struct StatisticsFilter {
    std::string game;
    /// One that ends with a slash is of all variants that begin so.
    std::string variant;
    int players = 0;
    /// Only this player's sheets.
    std::int64_t player = 0;
    /// From this moment on and before that one, as records write times.
    std::string from;
    std::string until;
    /// Also the games that were not played to their end.
    bool abandoned = false;
    /// The lowest is the best.
    bool lowest = false;
};

struct Overview {
    int games = 0;
    /// Those that could be won and lost: with opponents, or alone where the game says so.
    int contests = 0;
    /// Games that were not played to their end and are otherwise like that, whether they count or not.
    int stopped = 0;
    /// One for each seat of each game; only the player's, if one is asked for.
    int sheets = 0;
    int wins = 0;
    double averageScore = 0;
    std::optional<int> bestScore;
    /// Of so many games is known how long they lasted.
    int timedGames = 0;
    double averageSeconds = 0;
    bool operator==(const Overview &) const = default;
};

struct PlayerStanding {
    std::int64_t player = 0;
    std::string name;
    std::string colour;
    bool hidden = false;
    int games = 0;
    /// Those that could be won.
    int contests = 0;
    int wins = 0;
    double averageScore = 0;
    int bestScore = 0;
    bool operator==(const PlayerStanding &) const = default;
};

struct ScoreCount {
    int score = 0;
    int sheets = 0;
    bool operator==(const ScoreCount &) const = default;
};

struct SeatStanding {
    int seat = 0;
    int games = 0;
    int wins = 0;
    double averageScore = 0;
    bool operator==(const SeatStanding &) const = default;
};

/// One of the game's own figures, added up.
struct FigureTotal {
    std::string key;
    /// On how many sheets it stands; for one of whole games, in how many games.
    int sheets = 0;
    std::int64_t total = 0;
    /// The same of the winners alone.
    int wonSheets = 0;
    std::int64_t wonTotal = 0;
    bool operator==(const FigureTotal &) const = default;
};

/// The best that anybody had of a figure.
struct FigureBest {
    std::string key;
    int value = 0;
    std::string name;
    bool operator==(const FigureBest &) const = default;
};

struct FigureTotals {
    int games = 0;
    int sheets = 0;
    int wonSheets = 0;
    /// By key.
    std::vector<FigureTotal> figures;
    // Where only records describe a game: what was agreed on for the latest of these, and the best of each
    // figure.
    std::string options;
    int players = 0;
    std::vector<FigureBest> bests;
    bool operator==(const FigureTotals &) const = default;
    /// All 0 if nobody has it.
    [[nodiscard]] FigureTotal of(const std::string &key) const;
};

struct TrendPoint {
    std::int64_t game = 0;
    /// In seconds since 1970.
    std::int64_t played = 0;
    int score = 0;
    int rank = 0;
    bool won = false;
    bool operator==(const TrendPoint &) const = default;
};

/// How a player fared against another in the games both sat in.
struct HeadToHead {
    std::int64_t other = 0;
    std::string name;
    std::string colour;
    int games = 0;
    int ahead = 0;
    int behind = 0;
    bool operator==(const HeadToHead &) const = default;
};

struct Streaks {
    /// Those that could be won.
    int games = 0;
    int longestWins = 0;
    int currentWins = 0;
    int longestWithout = 0;
    int currentWithout = 0;
    bool operator==(const Streaks &) const = default;
};

/// Answers about the games that a filter leaves. Each says how many games it rests on.
class Statistics
{
public:
    Statistics(const Store &store, StatisticsFilter filter);

    [[nodiscard]] Stored<Overview> overview() const;
    /// Most wins first, then the better share of those that could be won, then by name. Everybody, whoever
    /// the filter names.
    [[nodiscard]] Stored<std::vector<PlayerStanding>> standings() const;
    /// Lowest first.
    [[nodiscard]] Stored<std::vector<ScoreCount>> scores() const;
    [[nodiscard]] Stored<std::vector<SeatStanding>> seats() const;
    [[nodiscard]] Stored<FigureTotals> figures() const;
    /// By key; of equal ones the earliest. Every sheet is looked at.
    [[nodiscard]] Stored<std::vector<FigureBest>> bests() const;

    // These are about the player of the filter.

    /// The last so many games, oldest first.
    [[nodiscard]] Stored<std::vector<TrendPoint>> trend(int limit) const;
    /// Most games first.
    [[nodiscard]] Stored<std::vector<HeadToHead>> headToHead() const;
    [[nodiscard]] Stored<Streaks> streaks() const;

private:
    const Store &m_store;
    StatisticsFilter m_filter;
};

/// Whom one meets most often, and of those the most even opponent; nobody after fewer than three games.
[[nodiscard]] std::optional<HeadToHead> rivalIn(const std::vector<HeadToHead> &opponents);
/// Who is ahead most often, counted against how often one is ahead of them; nobody if that is nobody.
[[nodiscard]] std::optional<HeadToHead> nemesisIn(const std::vector<HeadToHead> &opponents);
