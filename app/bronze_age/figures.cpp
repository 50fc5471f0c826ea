// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/figures.h"
#include "app/idtext.h"

#include "app/archive/figuretexts.h"
#include "app/archive/statsection.h"
#include "app/bronze_age/logparts.h"
#include "app/bronze_age/package.h"
#include "db/statistics.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace FigureTexts;

namespace BronzeAge
{
namespace
{
struct Texts {
    Q_DECLARE_TR_FUNCTIONS(BronzeAge)
};

/// The keys are those of model/bronze_age/figures.h.
template<typename Id>
FigureTotal totalOf(const FigureTotals &totals, const char *group, Id id)
{
    return totals.of(std::string(group).append("/").append(idOf(id)));
}

StatSection points(const FigureTotals &totals)
{
    constexpr std::array Keys
        = {"points/developments", "points/monuments", "points/bonuses", "points/disasters"};
    StatSection section{.chart = u"StackChart"_s,
        .title = Texts::tr("Where points come from"),
        .note = Texts::tr("per sheet, %1").arg(gameCount(totals.games)),
        .names
        = {Texts::tr("Developments"), Texts::tr("Monuments"), Texts::tr("Bonuses"), Texts::tr("Disasters")},
        .seriesIcons = {u"coin"_s, u"temple"_s, u"ui-star-fill"_s, u"skull"_s}};
    section.heads = section.names + QStringList{Texts::tr("Total")};
    const bool won = totals.wonSheets > 0;
    section.labels << sheetCount(totals.sheets);
    if (won) {
        //: The sheets of those who won.
        section.labels << Texts::tr("Winners, %1").arg(sheetCount(totals.wonSheets));
    }
    QStringList winners;
    double sum = 0;
    double wonSum = 0;
    for (const auto *key : Keys) {
        const auto figure = totals.of(key);
        const double all = mean(figure.total, totals.sheets);
        const double theirs = mean(figure.wonTotal, totals.wonSheets);
        sum += all;
        wonSum += theirs;
        section.values << all;
        section.cells << decimal(all);
        if (won) {
            section.values << theirs;
            winners << decimal(theirs);
        }
    }
    section.texts << decimal(sum);
    section.cells << decimal(sum);
    if (won) {
        section.texts << decimal(wonSum);
        section.cells << winners << decimal(wonSum);
    }
    if (totals.sheets == 0) {
        section.empty = tooFew(0, 1);
    }
    return section;
}

/// One thing that stands on a share of the sheets.
struct Taken {
    QString name;
    QString icon;
    int sheets = 0;
    double place = 0;
    QString extra = {};
};

/// Bars of shares with the average place beside them.
void addShares(StatSection &section, const std::vector<Taken> &list, int sheets)
{
    section.maximum = 100;
    for (const auto &taken : list) {
        QStringList cells{number(taken.sheets), share(taken.sheets, sheets), decimal(taken.place)};
        if (!taken.extra.isEmpty()) {
            cells << taken.extra;
        }
        section.add({.label = taken.name,
            .icon = taken.icon,
            .value = sheets > 0 ? 100.0 * taken.sheets / sheets : 0,
            .text = share(taken.sheets, sheets),
            .aside = decimal(taken.place),
            .cells = cells});
    }
    if (!list.empty()) {
        section.strong = static_cast<int>(std::ranges::max_element(list, {}, &Taken::sheets) - list.begin());
    }
}

StatSection favourites(const FigureTotals &totals)
{
    StatSection section{.chart = u"BarChart"_s,
        .title = Texts::tr("Favourite developments"),
        //: What two columns of numbers are; %1 is such as "84 sheets". The order is when it was bought: 1 is
        //: first.
        .note = Texts::tr("% of %1 · order").arg(sheetCount(totals.sheets)),
        .heads = {Texts::tr("Sheets"), Texts::tr("In %"), Texts::tr("Order")}};
    std::vector<Taken> list;
    for (const Development development : valuesOf<Development>()) {
        if (const auto figure = totalOf(totals, "development", development); figure.sheets > 0) {
            list.push_back(
                {nameOf(development), iconOf(development), figure.sheets, mean(figure.total, figure.sheets)});
        }
    }
    std::ranges::stable_sort(list, std::ranges::greater{}, &Taken::sheets);
    addShares(section, list, totals.sheets);
    if (totals.games < FewGames) {
        section.empty = tooFew(totals.games, FewGames);
    } else if (list.empty()) {
        section.empty = Texts::tr("Nobody has bought one yet.");
    }
    return section;
}

/// In the order they buy it.
StatSection winnersBuy(const FigureTotals &totals)
{
    StatSection section{.chart = u"BarChart"_s,
        .title = Texts::tr("What winners buy, in order"),
        //: What two columns of numbers are; %n sheets are those of winners.
        .note = Texts::tr("% of %n wins · order", "", totals.wonSheets),
        .heads = {Texts::tr("Sheets"), Texts::tr("In %"), Texts::tr("Order")}};
    std::vector<Taken> list;
    for (const Development development : valuesOf<Development>()) {
        if (const auto figure = totalOf(totals, "development", development); figure.wonSheets > 0) {
            list.push_back({nameOf(development), iconOf(development), figure.wonSheets,
                mean(figure.wonTotal, figure.wonSheets)});
        }
    }
    std::ranges::stable_sort(list, {}, &Taken::place);
    addShares(section, list, totals.wonSheets);
    if (totals.wonSheets < FewGames) {
        section.empty = Texts::tr("Too few wins: this takes %n.", "", FewGames);
    } else if (list.empty()) {
        section.empty = Texts::tr("Nobody has bought one yet.");
    }
    return section;
}

StatSection monuments(const FigureTotals &totals)
{
    StatSection section{.chart = u"BarChart"_s,
        .title = Texts::tr("Monuments, earliest first"),
        .note = Texts::tr("% of %1 · order").arg(sheetCount(totals.sheets)),
        //: Heads of columns: on how many sheets, their share, the how many-th it was, how often as the first
        //: at the table.
        .heads = {Texts::tr("Sheets"), Texts::tr("In %"), Texts::tr("Order"), Texts::tr("First")}};
    std::vector<Taken> list;
    for (const Monument monument : valuesOf<Monument>()) {
        if (const auto figure = totalOf(totals, "monument", monument); figure.sheets > 0) {
            list.push_back({nameOf(monument), iconOf(monument), figure.sheets,
                mean(figure.total, figure.sheets), number(totalOf(totals, "first", monument).sheets)});
        }
    }
    std::ranges::stable_sort(list, {}, &Taken::place);
    addShares(section, list, totals.sheets);
    if (totals.games < FewGames) {
        section.empty = tooFew(totals.games, FewGames);
    } else if (list.empty()) {
        section.empty = Texts::tr("Nobody has built one yet.");
    }
    return section;
}

StatSection disasters(const FigureTotals &totals)
{
    StatSection section{.chart = u"BarChart"_s,
        .title = Texts::tr("Disasters"),
        //: What two columns of numbers are; %1 is such as "23 games".
        .note = Texts::tr("times · points, %1").arg(gameCount(totals.games)),
        .harmful = true,
        .heads = {Texts::tr("Times"), Texts::tr("Cost"), Texts::tr("Per game")}};
    for (const Disaster disaster : valuesOf<Disaster>()) {
        const auto times = totalOf(totals, "strikes", disaster).total;
        const auto cost = totalOf(totals, "cost", disaster).total;
        const auto lost = disaster == Disaster::Revolt && cost > 0
            ? Texts::tr("−%n goods", "", static_cast<int>(cost))
            : loss(cost);
        section.add({.label = nameOf(disaster),
            .icon = idText(disaster),
            .value = static_cast<double>(times),
            .text = number(times),
            .aside = lost,
            .cells = {number(times), lost, decimal(mean(times, totals.games))}});
    }
    if (totals.games == 0) {
        section.empty = tooFew(0, 1);
    }
    return section;
}

StatSection luck(const FigureTotals &totals)
{
    const auto skulls = totals.of("skulls").total;
    const auto dice = totals.of("dice").total;
    const double expected = expectedSkulls(static_cast<double>(dice));
    StatSection section{.chart = u"BarChart"_s,
        //: Head of a chart: skulls rolled against the number that chance gives.
        .title = Texts::tr("Luck with skulls"),
        .note = Texts::tr("%n dice, %1", "", static_cast<int>(dice)).arg(gameCount(totals.games)),
        .icons = {u"skull"_s, u"ui-dice"_s},
        .heads = {Texts::tr("Skulls"), Texts::tr("Per 100 dice")}};
    const auto add = [&](const QString &label, double count, const QString &text) {
        section.add({.label = label,
            .value = count,
            .text = text,
            .aside = share(count, expected),
            .cells = {text, decimal(dice > 0 ? 100 * count / static_cast<double>(dice) : 0)}});
    };
    add(Texts::tr("Rolled"), static_cast<double>(skulls), number(skulls));
    //: The number of skulls that chance gives.
    add(Texts::tr("Expected"), expected, decimal(expected));
    if (totals.games < FewGames) {
        section.empty = tooFew(totals.games, FewGames);
    }
    return section;
}

StatSection length(const FigureTotals &totals)
{
    StatSection section{.chart = u"TileChart"_s,
        .title = Texts::tr("Length of games"),
        .note = gameCount(totals.games),
        .heads = {Texts::tr("Average"), Texts::tr("Games")}};
    const auto add = [&](const QString &label, double value, const QString &text, int games) {
        section.add({.label = label, .value = value, .text = text, .cells = {text, number(games)}});
    };
    const auto rounds = totals.of("rounds");
    const auto turns = totals.of("turns");
    const auto seconds = totals.of("seconds");
    const double roundsEach = mean(rounds.total, rounds.sheets);
    const double turnsEach = mean(turns.total, turns.sheets);
    const double secondsEach = mean(seconds.total, seconds.sheets);
    //: Below an average number: so many a game.
    add(Texts::tr("rounds"), roundsEach, decimal(roundsEach), rounds.sheets);
    add(Texts::tr("turns"), turnsEach, decimal(turnsEach), turns.sheets);
    if (seconds.sheets > 0 && turnsEach > 0) {
        //: Below a duration.
        add(Texts::tr("a game"), secondsEach, minutes(secondsEach), seconds.sheets);
        const double turn = secondsEach / turnsEach;
        //: A duration in seconds.
        add(Texts::tr("a turn"), turn, Texts::tr("%1 s").arg(number(std::lround(turn))), seconds.sheets);
    }
    if (totals.games == 0) {
        section.empty = tooFew(0, 1);
    }
    return section;
}
}

QList<StatSection> Package::figureSections(const FigureTotals &totals)
{
    return {points(totals), favourites(totals), winnersBuy(totals), monuments(totals), disasters(totals),
        luck(totals), length(totals)};
}
}
