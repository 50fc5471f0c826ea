// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/figures.h"
#include "app/words/idtext.h"

#include "app/bronze_age/package.h"
#include "app/bronze_age/words/loglines.h"
#include "app/statistics/figuresections.h"
#include "app/statistics/figuretexts.h"
#include "app/statistics/statsection.h"
#include "db/statistics.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace FigureTexts;

namespace BronzeAge
{
namespace
{
struct Texts {
    Q_DECLARE_TR_FUNCTIONS(BronzeAge)
};

// The keys are those of model/bronze_age/figures.h.
using FigureSections::keyOf;

StatSection points(const FigureTotals &totals)
{
    return FigureSections::points(totals,
        {{Texts::tr("Developments"), u"coin"_s, "points/developments"},
            {Texts::tr("Monuments"), u"temple"_s, "points/monuments"},
            {Texts::tr("Bonuses"), u"ui-star-fill"_s, "points/bonuses"},
            {Texts::tr("Disasters"), u"skull"_s, "points/disasters"}});
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
        if (const auto figure = totals.of(keyOf("development", development)); figure.sheets > 0) {
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
        if (const auto figure = totals.of(keyOf("development", development)); figure.wonSheets > 0) {
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
        if (const auto figure = totals.of(keyOf("monument", monument)); figure.sheets > 0) {
            list.push_back({nameOf(monument), iconOf(monument), figure.sheets,
                mean(figure.total, figure.sheets), number(totals.of(keyOf("first", monument)).sheets)});
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
        const auto times = totals.of(keyOf("strikes", disaster)).total;
        const auto cost = totals.of(keyOf("cost", disaster)).total;
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
    return FigureSections::luck(totals,
        //: Head of a chart: skulls rolled against the number that chance gives.
        {.title = Texts::tr("Luck with skulls"),
            .icon = u"skull"_s,
            .counted = Texts::tr("Skulls"),
            .rate = Texts::tr("Per 100 dice"),
            .perDice = 100,
            .key = "skulls",
            .expected = expectedSkulls(static_cast<double>(totals.of("dice").total))});
}
}

QList<StatSection> Package::figureSections(const FigureTotals &totals)
{
    return {points(totals), favourites(totals), winnersBuy(totals), monuments(totals), disasters(totals),
        luck(totals), FigureSections::length(totals)};
}
}
