// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/statistics.h"

#include "db/query.h"
#include "db/selection.h"
#include "db/transactions.h"

#include <algorithm>
#include <tuple>

namespace
{
using Part = Selection::Part;

double average(std::int64_t total, std::int64_t count)
{
    return count > 0 ? static_cast<double>(total) / static_cast<double>(count) : 0;
}

/// What stands in the seats of a selection, added up.
struct Seats {
    int games = 0;
    int contests = 0;
    int sheets = 0;
    int wins = 0;
    std::int64_t points = 0;
};

Seats seatsIn(const Selection &selection, std::int64_t player)
{
    Seats all;
    for (const auto &[seat, sums] : selection.sumsOf(Part::Seats, player)) {
        const int count = static_cast<int>(sums[0]);
        // Every game has a first seat; a player has one seat in each.
        const bool tells = seat == 0 || player != 0;
        all.games += tells ? count : 0;
        all.contests += tells ? static_cast<int>(sums[3]) : 0;
        all.sheets += count;
        all.wins += static_cast<int>(sums[1]);
        all.points += sums[2];
    }
    return all;
}

struct Name {
    std::int64_t id = 0;
    std::string name;
    std::string colour;
    bool hidden = false;
};

std::vector<Name> namesIn(Connection &connection)
{
    Query query(connection.statement("SELECT id, name, colour, hidden FROM player ORDER BY id"));
    std::vector<Name> names;
    while (query.next()) {
        names.push_back({query.number(0), query.text(1), query.text(2), query.count(3) != 0});
    }
    return names;
}

/// Of scores with how often each was reached, which are never none.
template<typename Scores>
int bestOf(const Scores &scores, bool lowest)
{
    return static_cast<int>(lowest ? scores.begin()->first : scores.rbegin()->first);
}
}

FigureTotal FigureTotals::of(const std::string &key) const
{
    const auto found = std::ranges::find(figures, key, &FigureTotal::key);
    return found != figures.end() ? *found : FigureTotal{.key = key};
}

Statistics::Statistics(const Store &store, StatisticsFilter filter)
    : m_store(store)
    , m_filter(std::move(filter))
{
}

Stored<Overview> Statistics::overview() const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        const Selection selection(connection, m_filter);
        const auto all = seatsIn(selection, m_filter.player);
        const auto scores = selection.sumsOf(Part::Scores, m_filter.player);
        Query key(connection.statement("SELECT id FROM figure_key WHERE name = 'seconds'"));
        key.next();
        const auto seconds = selection.sumsOf(Part::Figures, m_filter.player)[key.number(0)];
        return Overview{.games = all.games,
            .contests = all.contests,
            .stopped = selection.stopped(),
            .sheets = all.sheets,
            .wins = all.wins,
            .averageScore = average(all.points, all.sheets),
            .bestScore = scores.empty() ? std::nullopt : std::optional(bestOf(scores, m_filter.lowest)),
            .timedGames = static_cast<int>(seconds[0]),
            .averageSeconds = average(seconds[1], seconds[0])};
    });
}

Stored<std::vector<PlayerStanding>> Statistics::standings() const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        const Selection selection(connection, m_filter);
        std::vector<PlayerStanding> standings;
        for (auto &[id, name, colour, hidden] : namesIn(connection)) {
            const auto all = seatsIn(selection, id);
            if (all.games > 0) {
                const auto scores = selection.sumsOf(Part::Scores, id);
                standings.push_back({id, std::move(name), std::move(colour), hidden, all.games, all.contests,
                    all.wins, average(all.points, all.games), bestOf(scores, m_filter.lowest)});
            }
        }
        std::ranges::sort(standings, {}, [](const PlayerStanding &standing) {
            return std::tuple(-standing.wins, standing.contests, std::string_view(standing.name));
        });
        return standings;
    });
}

Stored<std::vector<ScoreCount>> Statistics::scores() const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        std::vector<ScoreCount> scores;
        for (const auto &[score, sums] :
            Selection(connection, m_filter).sumsOf(Part::Scores, m_filter.player)) {
            scores.push_back({static_cast<int>(score), static_cast<int>(sums[0])});
        }
        return scores;
    });
}

Stored<std::vector<SeatStanding>> Statistics::seats() const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        std::vector<SeatStanding> seats;
        for (const auto &[seat, sums] :
            Selection(connection, m_filter).sumsOf(Part::Seats, m_filter.player)) {
            seats.push_back({static_cast<int>(seat), static_cast<int>(sums[0]), static_cast<int>(sums[1]),
                average(sums[2], sums[0])});
        }
        return seats;
    });
}

Stored<std::vector<FigureBest>> Statistics::bests() const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        const Selection selection(connection, m_filter);
        Query query(
            connection.statement(
                "SELECT key, value, name FROM (SELECT figure_key.name AS key, value, player.name AS name,"
                " row_number() OVER (PARTITION BY figure.key ORDER BY value * ?8 DESC, outcome.played) AS "
                "place"
                " FROM outcome CROSS JOIN figure ON figure.game = outcome.game"
                " JOIN result ON result.game = figure.game AND result.seat = figure.seat"
                " JOIN player ON player.id = result.player JOIN figure_key ON figure_key.id = figure.key"
                " WHERE outcome.played >= ?1 AND outcome.played < ?2 AND ?3 IN (0, players)"
                " AND (abandoned = 0 OR ?4) AND ?5 IN (0, result.player) AND variant IN"
                " (SELECT id FROM variant WHERE ?6 IN ('', game)"
                " AND ?7 IN ('', name, substr(name || '/', 1, instr(name || '/', '/')))))"
                " WHERE place = 1 ORDER BY key"),
            selection.from(), selection.until(), m_filter.players, m_filter.abandoned, m_filter.player,
            m_filter.game, m_filter.variant, m_filter.lowest ? -1 : 1);
        std::vector<FigureBest> bests;
        while (query.next()) {
            bests.push_back({query.text(0), query.count(1), query.text(2)});
        }
        return bests;
    });
}

Stored<FigureTotals> Statistics::figures() const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        const Selection selection(connection, m_filter);
        const auto all = seatsIn(selection, m_filter.player);
        FigureTotals totals{.games = all.games, .sheets = all.sheets, .wonSheets = all.wins};
        const auto sums = selection.sumsOf(Part::Figures, m_filter.player);
        Query keys(connection.statement("SELECT id, name FROM figure_key ORDER BY name"));
        while (keys.next()) {
            if (const auto found = sums.find(keys.number(0)); found != sums.end()) {
                const auto &[sheets, total, wonSheets, wonTotal] = found->second;
                totals.figures.push_back(
                    {keys.text(1), static_cast<int>(sheets), total, static_cast<int>(wonSheets), wonTotal});
            }
        }
        return totals;
    });
}

Stored<std::vector<HeadToHead>> Statistics::headToHead() const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        const auto sums = Selection(connection, m_filter).sumsOf(Part::Pairs, m_filter.player);
        std::vector<HeadToHead> opponents;
        for (auto &[id, name, colour, hidden] : namesIn(connection)) {
            if (const auto found = sums.find(id); found != sums.end()) {
                opponents.push_back(
                    {id, std::move(name), std::move(colour), static_cast<int>(found->second[0]),
                        static_cast<int>(found->second[1]), static_cast<int>(found->second[2])});
            }
        }
        std::ranges::sort(opponents, {}, [](const HeadToHead &opponent) {
            return std::tuple(-opponent.games, std::string_view(opponent.name));
        });
        return opponents;
    });
}
