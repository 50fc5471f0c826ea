// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/statisticsboard.h"

#include "app/statistics/figuretexts.h"
#include "app/statistics/sections.h"

#include <algorithm>

using namespace FigureTexts;

StatisticsBoard::StatisticsBoard(const Store &store, const Clock &clock, QObject *parent)
    : StatView(store, m_filters, parent)
    , m_filters(store, clock)
    , m_clock(clock)
    , m_career(store, m_filters)
{
    connect(&m_career, &StatView::filtered, this, &StatView::refresh);
}

void StatisticsBoard::prepare()
{
    m_standings = Sections::inOrder(told(statistics().standings()), alone(), filter().lowest);
}

void StatisticsBoard::choosePlayer(int row)
{
    if (row >= 0 && row < static_cast<int>(m_standings.size())) {
        m_career.show(m_standings[static_cast<std::size_t>(row)].player);
    }
}

void StatisticsBoard::retranslate()
{
    StatView::retranslate();
    m_career.retranslate();
    Q_EMIT leaderChanged();
}

QString StatisticsBoard::emptyText() const
{
    return tr("No finished game here yet. Statistics begin with the first one.");
}

QStringList StatisticsBoard::numbersOf(const Overview &overview) const
{
    return {number(overview.games), decimal(overview.averageScore),
        overview.bestScore ? number(*overview.bestScore) : dash(),
        overview.timedGames > 0 ? minutes(overview.averageSeconds) : dash()};
}

QStringList StatisticsBoard::labelsOf(const Overview &overview) const
{
    //: Below big numbers: so many games, the average score, the highest, and how long a game lasts.
    return {tr("games", "below their number", overview.games), tr("average"), tr("record"), tr("per game")};
}

void StatisticsBoard::findLeader()
{
    StatFilters played(store(), m_clock);
    played.refresh();
    const auto standings
        = Statistics(store(), played.filter()).standings().value_or(std::vector<PlayerStanding>{});
    m_leadersWins = standings.empty() ? 0 : standings.front().wins;
    m_leaders = static_cast<int>(std::ranges::count(standings, m_leadersWins, &PlayerStanding::wins));
    m_leader = standings.empty() ? QString() : QString::fromStdString(standings.front().name);
    Q_EMIT leaderChanged();
}

QString StatisticsBoard::leaderText() const
{
    if (m_leadersWins == 0) {
        return {};
    }
    if (m_leaders > 1) {
        //: Several players have won equally often.
        return tr("%n players lead", "", m_leaders);
    }
    //: %1 is a player.
    return tr("%1 leads with %n wins", "", m_leadersWins).arg(m_leader);
}

std::optional<QList<StatSection>> StatisticsBoard::part(int number)
{
    switch (number) {
    case 0: {
        auto wins = Sections::wins(
            m_standings, alone() ? overview().games : overview().contests, alone(), filter().lowest);
        //: Spoken: what a tap on a player in a chart does.
        wins.leadsTo = tr("Opens this player's statistics");
        return QList<StatSection>{wins, Sections::scores(told(statistics().scores()))};
    }
    case 1:
        return contests() << leadersTrend();
    case 2:
        return ownSections();
    default:
        return std::nullopt;
    }
}

QList<StatSection> StatisticsBoard::contests()
{
    if (alone()) {
        return {};
    }
    const auto seats = told(seatContests(store(), filter(), maxPlayers()));
    // Every game has a first seat.
    const int games = seats.empty() ? 0 : seats.front().contest.games;
    return {
        Sections::best(told(playerContests(store(), filter(), maxPlayers()))), Sections::seats(seats, games)};
}

StatSection StatisticsBoard::leadersTrend()
{
    auto theirs = filter();
    theirs.player = m_standings.empty() ? 0 : m_standings.front().player;
    const auto name = m_standings.empty() ? QString() : QString::fromStdString(m_standings.front().name);
    //: Head of a chart: the last games of the player %1.
    return Sections::trend(
        tr("%1 over time").arg(name), told(Statistics(store(), theirs).trend(Sections::TrendReads)));
}
