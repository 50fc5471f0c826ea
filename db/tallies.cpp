// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/tallies.h"

#include "db/connection.h"
#include "db/query.h"
#include "model/record/outcome.h"

#include <algorithm>

namespace
{
constexpr int AllYears = 0;
constexpr std::int64_t Everybody = 0;

void bump(Tallies::Sums &sums, const Tallies::Sums &by, int sign)
{
    for (std::size_t i = 0; i < sums.size(); ++i) {
        sums[i] += sign * by[i];
    }
}

/// A table's two statements: add to a row, and drop it once it counts nothing.
template<std::size_t Count>
void flushTable(
    Connection &connection, const Tallies::Table &table, std::string_view add, std::string_view drop)
{
    for (const auto &[key, rows] : table) {
        const auto &[player, year, variant, players] = key;
        for (const auto &[last, sums] : rows) {
            if (std::ranges::all_of(sums, [](auto sum) { return sum == 0; })) {
                continue;
            }
            auto &statement = connection.statement(add);
            if constexpr (Count == 1) {
                Query(statement, player, year, variant, players, last, sums[0]).run();
            } else if constexpr (Count == 3) {
                Query(statement, player, year, variant, players, last, sums[0], sums[1], sums[2]).run();
            } else {
                Query(statement, player, year, variant, players, last, sums[0], sums[1], sums[2], sums[3])
                    .run();
            }
            if (sums[0] < 0) {
                Query(connection.statement(drop), player, year, variant, players, last).run();
            }
        }
    }
}

void addWords(Connection &connection, const std::set<std::int64_t> &games)
{
    std::string list;
    for (const auto game : games) {
        list += (list.empty() ? "[" : ",") + std::to_string(game);
    }
    if (!list.empty()) {
        Query(connection.statement("INSERT INTO search (rowid, words) SELECT id, words FROM game_words"
                                   " WHERE id IN (SELECT value FROM json_each(?))"),
            list + ']')
            .run();
    }
}
}

void Tallies::add(const Finished &game, int sign)
{
    for (const int year : {AllYears, game.year}) {
        for (const auto &sheet : game.sheets) {
            addSheet(game, sheet, year, Everybody, sign);
            addSheet(game, sheet, year, sheet.player, sign);
            addPairs(game, sheet, year, sign);
        }
        for (const auto &figure : game.figures) {
            if (figure.seat != Figure::WholeGame) {
                continue;
            }
            const Sums once{1, figure.value, 0, 0};
            bump(m_figures[{Everybody, year, game.variant, game.players}][figure.key], once, sign);
            for (const auto &sheet : game.sheets) {
                bump(m_figures[{sheet.player, year, game.variant, game.players}][figure.key], once, sign);
            }
        }
    }
}

void Tallies::addSheet(
    const Finished &game, const Finished::Sheet &sheet, int year, std::int64_t player, int sign)
{
    const Key key{player, year, game.variant, game.players};
    bump(m_seats[key][sheet.seat], {1, sheet.won, sheet.score, game.contest}, sign);
    bump(m_scores[key][sheet.score], {1, 0, 0, 0}, sign);
    auto &figures = m_figures[key];
    for (const auto &figure : game.figures) {
        if (figure.seat == sheet.seat) {
            bump(figures[figure.key], {1, figure.value, sheet.won ? 1 : 0, sheet.won ? figure.value : 0},
                sign);
        }
    }
}

void Tallies::addPairs(const Finished &game, const Finished::Sheet &sheet, int year, int sign)
{
    for (const auto &other : game.sheets) {
        if (other.seat != sheet.seat) {
            const int ahead = sheet.rank < other.rank ? 1 : 0;
            const int behind = sheet.rank > other.rank ? 1 : 0;
            bump(m_pairs[{sheet.player, year, game.variant, game.players}][other.player],
                {1, ahead, behind, 0}, sign);
        }
    }
}

void Tallies::flush(Connection &connection) const
{
    flushTable<4>(connection, m_seats,
        "INSERT INTO seat_tally (player, year, variant, players, seat, games, wins, points, contests)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET games = games + excluded.games,"
        " wins = wins + excluded.wins, points = points + excluded.points,"
        " contests = contests + excluded.contests",
        "DELETE FROM seat_tally WHERE player = ? AND year = ? AND variant = ? AND players = ? AND seat = ?"
        " AND games = 0");
    flushTable<1>(connection, m_scores,
        "INSERT INTO score_tally (player, year, variant, players, score, games)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET games = games + excluded.games",
        "DELETE FROM score_tally WHERE player = ? AND year = ? AND variant = ? AND players = ? AND score = ?"
        " AND games = 0");
    flushTable<4>(connection, m_figures,
        "INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET sheets = sheets + excluded.sheets,"
        " total = total + excluded.total, won_sheets = won_sheets + excluded.won_sheets,"
        " won_total = won_total + excluded.won_total",
        "DELETE FROM figure_tally WHERE player = ? AND year = ? AND variant = ? AND players = ? AND key = ?"
        " AND sheets = 0");
    flushTable<3>(connection, m_pairs,
        "INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET games = games + excluded.games,"
        " ahead = ahead + excluded.ahead, behind = behind + excluded.behind",
        "DELETE FROM pair_tally WHERE player = ? AND year = ? AND variant = ? AND players = ? AND other = ?"
        " AND games = 0");
    addWords(connection, unsearched);
}
