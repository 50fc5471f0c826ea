// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query.h"
#include "db/selection.h"
#include "db/transactions.h"

#include <algorithm>

namespace
{
constexpr int GamesOfARival = 3;

int lead(const HeadToHead &opponent)
{
    return opponent.behind - opponent.ahead;
}

/// So many games in a row, now and at most.
struct Run {
    int current = 0;
    int longest = 0;

    void go(bool on)
    {
        current = on ? current + 1 : 0;
        longest = std::max(longest, current);
    }
};
}

Stored<std::vector<TrendPoint>> Statistics::trend(int limit) const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        const Selection selection(connection, m_filter);
        Query query(connection.statement("SELECT result.game, result.played, score, rank, won"
                                         " FROM result JOIN outcome ON outcome.game = result.game"
                                         " WHERE player = ?1 AND result.played >= ?2 AND result.played < ?3"
                                         " AND ?4 IN (0, players) AND abandoned <= ?5 AND variant IN"
                                         " (SELECT id FROM variant WHERE ?6 IN ('', game) AND ?7 IN ('', "
                                         "name, substr(name || '/', 1, instr(name || '/', '/'))))"
                                         " ORDER BY result.played DESC, result.game DESC LIMIT ?8"),
            m_filter.player, selection.from(), selection.until(), m_filter.players, m_filter.abandoned,
            m_filter.game, m_filter.variant, std::max(limit, 0));
        std::vector<TrendPoint> points;
        while (query.next()) {
            points.push_back(
                {query.number(0), query.number(1), query.count(2), query.count(3), query.count(4) != 0});
        }
        std::ranges::reverse(points);
        return points;
    });
}

Stored<Streaks> Statistics::streaks() const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        const Selection selection(connection, m_filter);
        Query query(
            connection.statement("SELECT won FROM result JOIN outcome ON outcome.game = result.game"
                                 " WHERE player = ?1 AND result.played >= ?2 AND result.played < ?3"
                                 " AND contest = 1 AND ?4 IN (0, players) AND abandoned <= ?5 AND variant IN"
                                 " (SELECT id FROM variant WHERE ?6 IN ('', game) AND ?7 IN ('', name, "
                                 "substr(name || '/', 1, instr(name || '/', '/'))))"
                                 " ORDER BY result.played, result.game"),
            m_filter.player, selection.from(), selection.until(), m_filter.players, m_filter.abandoned,
            m_filter.game, m_filter.variant);
        Run wins;
        Run without;
        int games = 0;
        while (query.next()) {
            const bool won = query.count(0) != 0;
            wins.go(won);
            without.go(!won);
            ++games;
        }
        return Streaks{games, wins.longest, wins.current, without.longest, without.current};
    });
}

std::optional<HeadToHead> rivalIn(const std::vector<HeadToHead> &opponents)
{
    const auto found = std::ranges::min_element(opponents, {},
        [](const HeadToHead &opponent) { return std::pair(-opponent.games, std::abs(lead(opponent))); });
    return found != opponents.end() && found->games >= GamesOfARival ? std::optional(*found) : std::nullopt;
}

std::optional<HeadToHead> nemesisIn(const std::vector<HeadToHead> &opponents)
{
    const auto found = std::ranges::max_element(opponents, {}, lead);
    return found != opponents.end() && lead(*found) > 0 ? std::optional(*found) : std::nullopt;
}
