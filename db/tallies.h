// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

class Connection;

/// A finished game in the numbers that sums are made of.
struct Finished {
    struct Sheet {
        int seat = 0;
        std::int64_t player = 0;
        int score = 0;
        int rank = 0;
        bool won = false;
    };
    struct Value {
        int seat = 0;
        std::int64_t key = 0;
        std::int64_t value = 0;
    };
    std::int64_t variant = 0;
    int players = 0;
    int year = 0;
    /// It could be won.
    bool contest = false;
    std::vector<Sheet> sheets;
    std::vector<Value> figures;
};

/// Games added up, or taken off, in memory first: one game or all of them are the same work.
class Tallies
{
public:
    using Sums = std::array<std::int64_t, 4>;
    /// By what the table counts by. A sheet has many of them under one key, which is looked for once.
    using Rows = std::map<std::int64_t, Sums>;
    /// Player, year, variant, number of players.
    using Key = std::array<std::int64_t, 4>;
    using Table = std::map<Key, Rows>;

    /// With -1 the game is taken off.
    void add(const Finished &game, int sign);
    /// Adds what has come together to the tables of the store.
    void flush(Connection &connection) const;

    /// By seat: games, wins, points, games that could be won.
    const Table &seats() const { return m_seats; }
    /// By score: games.
    const Table &scores() const { return m_scores; }
    /// By key: sheets, total, winners' sheets, winners' total.
    const Table &figures() const { return m_figures; }
    /// By other player: games, how often ahead, how often behind.
    const Table &pairs() const { return m_pairs; }

    /// The store's numbers of the figures that were met, by what they are called: asked for once.
    std::map<std::string, std::int64_t> keys;

    /// Games whose words the search does not know yet. They come last and together, since the index is
    /// written after each statement.
    std::set<std::int64_t> unsearched;

private:
    void addSheet(
        const Finished &game, const Finished::Sheet &sheet, int year, std::int64_t player, int sign);
    void addPairs(const Finished &game, const Finished::Sheet &sheet, int year, int sign);

    Table m_seats;
    Table m_scores;
    Table m_figures;
    Table m_pairs;
};
