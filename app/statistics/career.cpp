// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/career.h"

#include "app/statistics/figuretexts.h"
#include "app/statistics/sections.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace FigureTexts;

void Career::show(std::int64_t player)
{
    m_who.player = player;
    open();
}

void Career::prepare()
{
    m_everybody = told(Statistics(store(), {.game = filter().game}).standings());
    if (const auto found = std::ranges::find(m_everybody, m_who.player, &PlayerStanding::player);
        found != m_everybody.end()) {
        m_who = *found;
    }
    m_opponents = told(statistics().headToHead());
    m_contest = told(contestOf(store(), filter(), maxPlayers()));
}

StatisticsFilter Career::filter() const
{
    auto filter = StatView::filter();
    filter.player = m_who.player;
    return filter;
}

QList<StatChoice> Career::choices() const
{
    StatChoice who{.id = u"player"_s, .name = tr("Player")};
    for (const auto &player : m_everybody) {
        if (player.player == m_who.player) {
            who.current = static_cast<int>(who.options.size());
        }
        who.options << QString::fromStdString(player.name);
    }
    return QList<StatChoice>{who} + StatView::choices();
}

void Career::choose(const QString &id, int option)
{
    if (id != u"player") {
        StatView::choose(id, option);
    } else if (option >= 0 && option < static_cast<int>(m_everybody.size())) {
        m_who = m_everybody[static_cast<std::size_t>(option)];
        refresh();
    }
}

QString Career::emptyText() const
{
    //: %1 is a player.
    return tr("%1 has finished no game here yet.").arg(name());
}

QStringList Career::numbersOf(const Overview &overview) const
{
    return {number(overview.games), number(overview.wins), decimal(overview.averageScore),
        overview.bestScore ? number(*overview.bestScore) : dash()};
}

QStringList Career::labelsOf(const Overview &overview) const
{
    //: Below big numbers of one player: games, wins, average score, best score.
    return {tr("games", "below their number", overview.games),
        tr("wins", "below their number", overview.wins), tr("average"), tr("best")};
}

QString Career::rate() const
{
    if (m_contest.games < FewGames) {
        //: %n is how many games a win rate takes.
        return tr("A win rate takes %n games with others.", "", FewGames);
    }
    //: Two shares in per cent; %n is how many games with others there are.
    return tr("Wins %1 of %n games with others; chance alone would give %2.", "", m_contest.games)
        .arg(share(m_contest.wins, m_contest.games), share(m_contest.fairWins, m_contest.games));
}

QList<StatPerson> Career::people() const
{
    const auto person = [](const QString &title, const auto &who, const QString &nobody) {
        if (!who) {
            return StatPerson{.title = title, .note = nobody};
        }
        return StatPerson{.title = title,
            .name = QString::fromStdString(who->name),
            .colour = QString::fromStdString(who->colour),
            //: Of games of two players: how often one was ahead and behind; %n is the number of games.
            .note = tr("%n games: %1 ahead, %2 behind", "", who->games).arg(who->ahead).arg(who->behind)};
    };
    return {//: The opponent met most often.
        person(tr("Rival"), rivalIn(m_opponents), tr("Nobody yet: it takes three games together.")),
        //: The opponent who is ahead most often.
        person(tr("Nemesis"), nemesisIn(m_opponents), tr("Nobody is ahead more often than behind."))};
}

std::optional<QList<StatSection>> Career::part(int number)
{
    switch (number) {
    case 0:
        return QList<StatSection>{
            Sections::trend(tr("Over time"), told(statistics().trend(Sections::TrendReads))),
            Sections::scores(told(statistics().scores()))};
    case 1:
        return QList<StatSection>{Sections::headToHead(m_opponents),
            Sections::streaks(told(statistics().streaks())),
            Sections::seats(told(seatContests(store(), filter(), maxPlayers())), m_contest.games)};
    case 2:
        return ownSections();
    default:
        return std::nullopt;
    }
}
