// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/selection.h"

#include "db/connection.h"
#include "db/derived.h"
#include "db/query.h"
#include "db/rows.h"
#include "model/record/timestamp.h"

#include <chrono>

namespace
{
using namespace std::chrono;

std::int64_t startOf(int y)
{
    return sys_seconds(sys_days(year(y) / January / 1)).time_since_epoch().count();
}

int yearOf(std::int64_t moment)
{
    return int(year_month_day(floor<days>(sys_seconds(seconds(moment)))).year());
}

/// The one that begins nearest to a moment.
int nearestYear(std::int64_t moment)
{
    const int before = yearOf(moment);
    return moment - startOf(before) < startOf(before + 1) - moment ? before : before + 1;
}

/// The sums of one part over whole years, by what it counts by.
std::string_view sqlFor(Selection::Part part)
{
    switch (part) {
    case Selection::Part::Seats:
        return "SELECT seat, sum(games), sum(wins), sum(points), sum(contests) FROM seat_tally"
               " WHERE player = ?1 AND year BETWEEN ?2 AND ?3 AND ?4 IN (0, players) AND variant IN"
               " (SELECT id FROM variant WHERE ?5 IN ('', game) AND ?6 IN ('', name, substr(name || '/', 1, "
               "instr(name || '/', '/')))) GROUP BY seat";
    case Selection::Part::Scores:
        return "SELECT score, sum(games), 0, 0, 0 FROM score_tally"
               " WHERE player = ?1 AND year BETWEEN ?2 AND ?3 AND ?4 IN (0, players) AND variant IN"
               " (SELECT id FROM variant WHERE ?5 IN ('', game) AND ?6 IN ('', name, substr(name || '/', 1, "
               "instr(name || '/', '/')))) GROUP BY score";
    case Selection::Part::Figures:
        return "SELECT key, sum(sheets), sum(total), sum(won_sheets), sum(won_total) FROM figure_tally"
               " WHERE player = ?1 AND year BETWEEN ?2 AND ?3 AND ?4 IN (0, players) AND variant IN"
               " (SELECT id FROM variant WHERE ?5 IN ('', game) AND ?6 IN ('', name, substr(name || '/', 1, "
               "instr(name || '/', '/')))) GROUP BY key";
    case Selection::Part::Pairs:
        break;
    }
    return "SELECT other, sum(games), sum(ahead), sum(behind), 0 FROM pair_tally"
           " WHERE player = ?1 AND year BETWEEN ?2 AND ?3 AND ?4 IN (0, players) AND variant IN"
           " (SELECT id FROM variant WHERE ?5 IN ('', game) AND ?6 IN ('', name, substr(name || '/', 1, "
           "instr(name || '/', '/')))) GROUP BY other";
}
}

Selection::Selection(Connection &connection, const StatisticsFilter &filter)
    : m_connection(connection)
    , m_filter(filter)
    , m_from(timestampOf(filter.from).value_or(Earliest))
    , m_until(timestampOf(filter.until).value_or(Latest))
{
    if (m_from != Earliest || m_until != Latest) {
        m_first = m_from == Earliest ? 1 : nearestYear(m_from);
        m_last = m_until == Latest ? 9999 : nearestYear(m_until) - 1;
        if (m_first > m_last) {
            addBetween(m_from, m_until, 1);
        } else {
            // The year of this place begins some hours before or after the one that is added up.
            const auto first = m_from == Earliest ? Earliest : startOf(m_first);
            const auto end = m_until == Latest ? Latest : startOf(m_last + 1);
            addBetween(m_from, first, 1);
            addBetween(first, m_from, -1);
            addBetween(end, m_until, 1);
            addBetween(m_until, end, -1);
        }
    }
    if (m_filter.abandoned) {
        addAbandoned();
    }
}

void Selection::addBetween(std::int64_t from, std::int64_t until, int sign)
{
    add(Rows::idsOf(Query(m_connection.statement(
                              "SELECT game FROM outcome WHERE played >= ? AND played < ? AND abandoned = 0"),
            from, until)),
        sign);
}

// Few games are abandoned, and these have an index; the plus signs keep it from being that of all games by
// time.
void Selection::addAbandoned()
{
    add(Rows::idsOf(Query(m_connection.statement("SELECT game FROM outcome WHERE abandoned = 1"
                                                 " AND +played >= ? AND +played < ?"),
            m_from, m_until)),
        1);
}

void Selection::add(const std::vector<std::int64_t> &games, int sign)
{
    for (const auto game : games) {
        const auto finished = Derived::finishedIn(m_connection, game);
        if (!finished || (m_filter.players != 0 && m_filter.players != finished->players)) {
            continue;
        }
        Query wanted(m_connection.statement("SELECT 1 FROM variant WHERE id = ? AND ? IN ('', game) AND ? IN "
                                            "('', name, substr(name || '/', 1, instr(name || '/', '/')))"),
            finished->variant, m_filter.game, m_filter.variant);
        if (wanted.next()) {
            m_besides.add(*finished, sign);
        }
    }
}

const Tallies::Table &Selection::besides(Part part) const
{
    switch (part) {
    case Part::Seats:
        return m_besides.seats();
    case Part::Scores:
        return m_besides.scores();
    case Part::Figures:
        return m_besides.figures();
    case Part::Pairs:
        break;
    }
    return m_besides.pairs();
}

int Selection::stopped() const
{
    Query query(m_connection.statement(
                    "SELECT count(*) FROM outcome WHERE abandoned = 1 AND +played >= ?1 AND +played < ?2"
                    " AND ?3 IN (0, players) AND variant IN"
                    " (SELECT id FROM variant WHERE ?4 IN ('', game) AND ?5 IN ('', name, substr(name || "
                    "'/', 1, instr(name || '/', '/'))))"
                    " AND (?6 = 0 OR ?6 IN (SELECT player FROM result WHERE result.game = outcome.game))"),
        m_from, m_until, m_filter.players, m_filter.game, m_filter.variant, m_filter.player);
    query.next();
    return query.count(0);
}

std::map<std::int64_t, Tallies::Sums> Selection::sumsOf(Part part, std::int64_t player) const
{
    std::map<std::int64_t, Tallies::Sums> sums;
    Query query(m_connection.statement(sqlFor(part)), player, m_first, m_last, m_filter.players,
        m_filter.game, m_filter.variant);
    while (query.next()) {
        sums[query.number(0)] = {query.number(1), query.number(2), query.number(3), query.number(4)};
    }
    const auto &table = besides(part);
    // Every game is in there twice; the sums of all years will do.
    const Tallies::Key start{player, 0, Earliest, 0};
    for (auto from = table.lower_bound(start); from != table.end(); ++from) {
        const auto &[key, rows] = *from;
        if (key[0] != player || key[1] != 0) {
            break;
        }
        for (const auto &[last, values] : rows) {
            auto &sum = sums[last];
            for (std::size_t i = 0; i < sum.size(); ++i) {
                sum[i] += values[i];
            }
        }
    }
    std::erase_if(sums, [](const auto &row) { return row.second[0] == 0; });
    return sums;
}
