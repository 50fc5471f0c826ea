// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/sections.h"

#include "app/statistics/figuretexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace FigureTexts;

namespace Sections
{
namespace
{
QString text(const std::string &name)
{
    return QString::fromStdString(name);
}

/// Not many columns, each as wide as a round number of points.
int binOf(int lowest, int highest)
{
    constexpr int MostColumns = 14;
    for (const int bin : {5, 10, 20, 25, 50}) {
        if ((highest - lowest) / bin < MostColumns) {
            return bin;
        }
    }
    return 100;
}

QString seatName(int seat)
{
    switch (seat) {
    case 0:
        //: A place at the table: the one who starts.
        return Texts::tr("1st seat");
    case 1:
        return Texts::tr("2nd seat");
    case 2:
        return Texts::tr("3rd seat");
    default:
        //: A place at the table, from the fourth on.
        return Texts::tr("%1th seat").arg(seat + 1);
    }
}

int floorTo(int score, int bin)
{
    const int rest = score % bin;
    return score - rest - (rest < 0 ? bin : 0);
}
}

std::vector<PlayerStanding> inOrder(std::vector<PlayerStanding> standings, bool alone, bool lowest)
{
    if (!alone) {
        std::erase_if(standings, [](const PlayerStanding &standing) { return standing.contests == 0; });
    } else {
        std::ranges::stable_sort(standings, std::ranges::greater{},
            [lowest](const PlayerStanding &one) { return lowest ? -one.bestScore : one.bestScore; });
    }
    return standings;
}

StatSection wins(const std::vector<PlayerStanding> &standings, int games, bool alone, bool lowest)
{
    StatSection section{.chart = u"BarChart"_s,
        //: Head of a chart: who won how often, or alone, whose best score was how high.
        .title = alone ? Texts::tr("Best scores") : Texts::tr("Wins"),
        .note = gameCount(games),
        .strong = 0,
        // A whole bar is to win every game.
        .maximum = alone ? 0.0 : 1.0,
        //: Heads of columns: short.
        .heads = {Texts::tr("Games"), Texts::tr("Wins"), Texts::tr("Average"), Texts::tr("Best")}};
    const auto sorted = inOrder(standings, alone, lowest);
    for (const auto &standing : sorted) {
        const int value = alone ? standing.bestScore : standing.wins;
        section.add({.label = text(standing.name),
            .colour = text(standing.colour),
            .value = alone ? value : mean(value, standing.contests),
            .text = number(value),
            //: Beside a number of wins: of so many games.
            .aside = alone ? gameCount(standing.games) : Texts::tr("of %n", "games", standing.contests),
            .cells = {number(standing.games), number(standing.wins), decimal(standing.averageScore),
                number(standing.bestScore)}});
    }
    if (sorted.empty()) {
        section.empty = tooFew(0, 1);
    } else if (sorted.size() > 1 && !alone && sorted[0].wins == sorted[1].wins) {
        section.strong = -1;
    }
    return section;
}

StatSection scores(const std::vector<ScoreCount> &scores)
{
    StatSection section{.chart = u"ColumnChart"_s,
        //: Head of a chart: how often which score was reached.
        .title = Texts::tr("Scores"),
        .heads = {Texts::tr("Results"), Texts::tr("In %")}};
    if (scores.empty()) {
        section.empty = tooFew(0, 1);
        return section;
    }
    const int bin = binOf(scores.front().score, scores.back().score);
    const int first = floorTo(scores.front().score, bin);
    std::vector<int> columns(static_cast<std::size_t>((scores.back().score - first) / bin + 1));
    int sheets = 0;
    for (const auto &score : scores) {
        columns[static_cast<std::size_t>((score.score - first) / bin)] += score.sheets;
        sheets += score.sheets;
    }
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const int from = first + static_cast<int>(i) * bin;
        section.add({.label = number(from),
            //: A range of points, both included.
            .longLabel = Texts::tr("%1 to %2").arg(number(from), number(from + bin - 1)),
            .value = static_cast<double>(columns[i]),
            .text = number(columns[i]),
            .cells = {number(columns[i]), share(columns[i], sheets)}});
    }
    section.strong = static_cast<int>(std::ranges::max_element(columns) - columns.begin());
    section.note = Texts::tr("%n results, points", "", sheets);
    //: Spoken of the chart of scores; %1 is a range such as "20 to 24".
    section.summary = Texts::tr("Most often %1 points.").arg(section.longLabels[section.strong]);
    return section;
}

StatSection best(const std::vector<PlayerContest> &contests)
{
    StatSection section{.chart = u"BarChart"_s,
        //: Head of a chart: wins divided by the wins that chance alone would give.
        .title = Texts::tr("Better than chance"),
        .strong = 0,
        .heads = {Texts::tr("Games"), Texts::tr("Wins"), Texts::tr("Win rate"), Texts::tr("By chance")}};
    int most = 0;
    for (const auto &[player, contest] : contests) {
        most = std::max(most, contest.games);
        if (contest.games < FewGames) {
            continue;
        }
        const auto rate = share(contest.wins, contest.games);
        section.add({.label = text(player.name),
            .colour = text(player.colour),
            .value = contest.lift(),
            //: How many times as many wins as by chance.
            .text = Texts::tr("× %1").arg(decimal(contest.lift())),
            //: %1 is a win rate, %n the number of games.
            .aside = Texts::tr("%1 of %n", "", contest.games).arg(rate),
            .cells
            = {number(contest.games), number(contest.wins), rate, share(contest.fairWins, contest.games)}});
    }
    if (section.labels.isEmpty()) {
        section.empty = tooFew(most, FewGames);
        return section;
    }
    //: Who is in the chart: those with at least so many games.
    section.note = Texts::tr("from %n games on", "", FewGames);
    //: Spoken: %1 is a player, %2 a factor such as "× 1.4".
    section.summary = Texts::tr("%1 wins most against chance: %2.").arg(section.labels[0], section.texts[0]);
    return section;
}

StatSection seats(const std::vector<SeatContest> &seats, int games)
{
    StatSection section{.chart = u"TileChart"_s,
        .title = Texts::tr("Wins by seat"),
        .note = gameCount(games),
        .heads = {Texts::tr("Games"), Texts::tr("Wins"), Texts::tr("Win rate"), Texts::tr("By chance"),
            Texts::tr("Average")}};
    if (games < FewGames) {
        section.empty = tooFew(games, FewGames);
        return section;
    }
    // A rate of few games is none.
    const auto lift
        = [](const SeatContest &seat) { return seat.contest.games < FewGames ? 0 : seat.contest.lift(); };
    section.strong = static_cast<int>(std::ranges::max_element(seats, {}, lift) - seats.begin());
    for (const auto &[seat, contest, average] : seats) {
        const bool few = contest.games < FewGames;
        const auto rate = few ? dash() : share(contest.wins, contest.games);
        const auto fair = share(contest.fairWins, contest.games);
        section.add({.label = seatName(seat),
            .value = contest.lift(),
            .text = rate,
            //: Below a win rate: what chance alone would give.
            .aside = few ? gameCount(contest.games) : Texts::tr("chance %1").arg(fair),
            .cells = {number(contest.games), number(contest.wins), rate, fair, decimal(average)}});
    }
    return section;
}
}
