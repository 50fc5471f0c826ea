// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/figures.h"
#include "app/words/idtext.h"

#include "app/statistics/figuresections.h"
#include "app/statistics/figuretexts.h"
#include "app/statistics/statsection.h"
#include "app/stone_age/package.h"
#include "app/stone_age/words/icons.h"
#include "db/statistics.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace FigureTexts;

namespace StoneAge
{
namespace
{
struct Texts {
    Q_DECLARE_TR_FUNCTIONS(StoneAge)
};

/// The keys are those of model/stone_age/figures.h.
template<typename Id>
FigureTotal totalOf(const FigureTotals &totals, const char *group, Id id)
{
    return totals.of(std::string(group).append("/").append(idOf(id)));
}

StatSection points(const FigureTotals &totals)
{
    QList<FigureSections::Part> parts{{Texts::tr("Track"), u"ui-star-fill"_s, "points/track"}};
    for (const Craft craft : valuesOf<Craft>()) {
        parts.append({nameOf(craft), iconOf(craft), std::string("points/").append(idOf(craft))});
    }
    parts.append({Texts::tr("Symbols"), u"sa-card"_s, "points/symbols"});
    parts.append({Texts::tr("Resources"), u"good"_s, "points/resources"});
    return FigureSections::points(totals, parts);
}

/// Bars of how much of each there is on a sheet, with the winners' beside it.
template<typename Enum, typename Name, typename Icon>
StatSection perSheet(
    const FigureTotals &totals, const QString &title, const char *group, Name name, Icon icon)
{
    StatSection section{.chart = u"BarChart"_s,
        .title = title,
        //: What two columns of numbers are; %1 is such as "84 sheets".
        .note = Texts::tr("per sheet · winners, %1").arg(sheetCount(totals.sheets)),
        .heads = {Texts::tr("In all"), Texts::tr("Per sheet"), Texts::tr("Winners")}};
    double most = 0;
    for (const Enum value : valuesOf<Enum>()) {
        const auto figure = totalOf(totals, group, value);
        if (figure.sheets == 0) {
            continue;
        }
        const double each = mean(figure.total, totals.sheets);
        const auto theirs = decimal(mean(figure.wonTotal, totals.wonSheets));
        if (each > most) {
            most = each;
            section.strong = static_cast<int>(section.labels.size());
        }
        section.add({.label = name(value),
            .icon = icon(value),
            .value = each,
            .text = decimal(each),
            .aside = theirs,
            .cells = {number(figure.total), decimal(each), theirs}});
    }
    if (totals.games < FewGames) {
        section.empty = tooFew(totals.games, FewGames);
    } else if (section.labels.isEmpty()) {
        section.empty = Texts::tr("Nobody has any yet.");
    }
    return section;
}

template<typename Enum>
StatSection perSheet(const FigureTotals &totals, const QString &title, const char *group)
{
    return perSheet<Enum>(
        totals, title, group, [](Enum value) { return nameOf(value); },
        [](Enum value) { return iconOf(value); });
}

StatSection hunger(const FigureTotals &totals)
{
    const auto times = totals.of("hungry");
    const auto missing = totals.of("short");
    StatSection section{.chart = u"TileChart"_s,
        .title = Texts::tr("Hunger"),
        .note = gameCount(totals.games),
        .heads = {Texts::tr("In all"), Texts::tr("Per sheet")}};
    const auto add = [&](const QString &label, std::int64_t total) {
        const double each = mean(total, totals.sheets);
        section.add({.label = label,
            .value = static_cast<double>(total),
            .text = number(total),
            .cells = {number(total), decimal(each)}});
    };
    //: Below a number: how often people went hungry.
    add(Texts::tr("times hungry"), times.total);
    //: Below a number.
    add(Texts::tr("food short"), missing.total);
    //: Below a number: points lost by hunger.
    add(Texts::tr("points lost"), times.total * PointsOfHunger);
    if (totals.games == 0) {
        section.empty = tooFew(0, 1);
    }
    return section;
}

StatSection luck(const FigureTotals &totals)
{
    return FigureSections::luck(totals,
        //: Head of a chart: pips rolled against the number that chance gives.
        {.title = Texts::tr("Luck with dice"),
            .icon = u"ui-dice"_s,
            .counted = Texts::tr("Pips"),
            .rate = Texts::tr("Per die"),
            .key = "pips",
            .expected = expectedPips(static_cast<double>(totals.of("dice").total))});
}

QList<StatSection> sections(const FigureTotals &totals)
{
    return {points(totals), perSheet<Place>(totals, Texts::tr("Where people gather"), "gathered"),
        perSheet<Village>(totals, Texts::tr("In the village"), "village"),
        perSheet<TopKind>(totals, Texts::tr("Cards by their upper half"), "bought"),
        perSheet<Craft>(totals, Texts::tr("People on cards"), "craft"),
        perSheet<Symbol>(totals, Texts::tr("Symbols"), "symbol"), hunger(totals), luck(totals),
        FigureSections::length(totals)};
}
}

QList<StatSection> Package::figureSections(const FigureTotals &totals)
{
    return sections(totals);
}
}
