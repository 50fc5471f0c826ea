// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/figuretexts.h"
#include "app/statistics/sections.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace FigureTexts;

namespace Sections
{
namespace
{
QString dayOf(std::int64_t played)
{
    //: A day and a month, as short as can be, in the notation of Qt: "d MMM" gives "15 Nov".
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(played, Qt::UTC).date(), Texts::tr("d MMM"));
}

/// Of a point and those before it.
double meanAt(const std::vector<TrendPoint> &points, std::size_t at)
{
    const std::size_t from = at + 1 >= TrendMean ? at + 1 - TrendMean : 0;
    const auto sum = std::accumulate(points.begin() + static_cast<std::ptrdiff_t>(from),
        points.begin() + static_cast<std::ptrdiff_t>(at) + 1, 0,
        [](int total, const TrendPoint &point) { return total + point.score; });
    return static_cast<double>(sum) / static_cast<double>(at + 1 - from);
}
}

StatSection trend(const QString &title, const std::vector<TrendPoint> &points)
{
    StatSection section{.chart = u"LineChart"_s,
        .title = title,
        .names = {Texts::tr("score"), Texts::tr("average of %n games", "", TrendMean)},
        .dotted = 0,
        .heads = {Texts::tr("Score"), Texts::tr("Rank"), Texts::tr("Average of %n", "games", TrendMean)}};
    if (points.size() < FewForTrend) {
        section.empty = Texts::tr("Play three games to see a trend.");
        return section;
    }
    const std::size_t first = points.size() - std::min<std::size_t>(points.size(), TrendGames);
    QList<double> means;
    for (std::size_t i = first; i < points.size(); ++i) {
        const double mean = meanAt(points, i);
        means << mean;
        section.add({.label = dayOf(points[i].played),
            .value = static_cast<double>(points[i].score),
            .text = number(points[i].score),
            .cells = {number(points[i].score), ordinal(points[i].rank), decimal(mean)}});
    }
    section.values << means;
    section.note = Texts::tr("last %n games", "", static_cast<int>(points.size() - first));
    //: Spoken of a trend; both are averages of points.
    section.summary
        = Texts::tr("The average goes from %1 to %2.").arg(decimal(means.front()), decimal(means.back()));
    return section;
}

StatSection headToHead(const std::vector<HeadToHead> &opponents)
{
    StatSection section{.chart = u"StackChart"_s,
        //: Head of a chart: how often one player was ahead of each other one.
        .title = Texts::tr("Head to head"),
        //: How often a player was better than another, worse, or tied.
        .names = {Texts::tr("ahead"), Texts::tr("behind"), Texts::tr("level")},
        .heads = {Texts::tr("Games"), Texts::tr("Ahead"), Texts::tr("Behind"), Texts::tr("Level")}};
    if (opponents.empty()) {
        section.empty = Texts::tr("No game with others yet.");
        return section;
    }
    QList<double> behind;
    QList<double> level;
    for (const auto &opponent : opponents) {
        const int tied = opponent.games - opponent.ahead - opponent.behind;
        behind << opponent.behind;
        level << tied;
        section.add({.label = QString::fromStdString(opponent.name),
            .colour = QString::fromStdString(opponent.colour),
            .value = static_cast<double>(opponent.ahead),
            //: A balance: so often ahead, so often behind.
            .text = Texts::tr("%1 : %2").arg(number(opponent.ahead), number(opponent.behind)),
            .cells
            = {number(opponent.games), number(opponent.ahead), number(opponent.behind), number(tied)}});
    }
    section.values << behind << level;
    section.note = Texts::tr("ahead : behind");
    return section;
}

StatSection streaks(const Streaks &streaks)
{
    StatSection section{.chart = u"TileChart"_s,
        //: Head: games won, or not won, in a row.
        .title = Texts::tr("Streaks"),
        .note = gameCount(streaks.games),
        .heads = {Texts::tr("Games")}};
    if (streaks.games == 0) {
        section.empty = Texts::tr("No game with others yet.");
        return section;
    }
    const auto tile = [&](const QString &label, int games) {
        section.add({.label = label,
            .value = static_cast<double>(games),
            .text = number(games),
            .cells = {number(games)}});
    };
    tile(Texts::tr("wins in a row, most"), streaks.longestWins);
    tile(Texts::tr("wins in a row, now"), streaks.currentWins);
    tile(Texts::tr("without a win, most"), streaks.longestWithout);
    tile(Texts::tr("without a win, now"), streaks.currentWithout);
    return section;
}
}
