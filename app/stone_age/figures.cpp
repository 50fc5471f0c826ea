// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/figures.h"
#include "app/idtext.h"

#include "app/archive/figuretexts.h"
#include "app/archive/statsection.h"
#include "app/stone_age/icons.h"
#include "app/stone_age/package.h"
#include "db/statistics.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

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
    StatSection section{.chart = u"StackChart"_s,
        .title = Texts::tr("Where points come from"),
        .note = Texts::tr("per sheet, %1").arg(gameCount(totals.games))};
    QStringList keys{u"track"_s};
    section.names << Texts::tr("Track");
    section.seriesIcons << u"ui-star-fill"_s;
    for (const Craft craft : valuesOf<Craft>()) {
        keys << idText(craft);
        section.names << nameOf(craft);
        section.seriesIcons << iconOf(craft);
    }
    keys << u"symbols"_s << u"resources"_s;
    section.names << Texts::tr("Symbols") << Texts::tr("Resources");
    section.seriesIcons << u"sa-card"_s << u"good"_s;
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
    for (const auto &key : keys) {
        const auto figure = totals.of("points/" + key.toStdString());
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
    const auto pips = totals.of("pips").total;
    const auto dice = totals.of("dice").total;
    const double expected = expectedPips(static_cast<double>(dice));
    StatSection section{.chart = u"BarChart"_s,
        //: Head of a chart: pips rolled against the number that chance gives.
        .title = Texts::tr("Luck with dice"),
        .note = Texts::tr("%n dice, %1", "", static_cast<int>(dice)).arg(gameCount(totals.games)),
        .icons = {u"ui-dice"_s, u"ui-dice"_s},
        .heads = {Texts::tr("Pips"), Texts::tr("Per die")}};
    const auto add = [&](const QString &label, double count, const QString &text) {
        section.add({.label = label,
            .value = count,
            .text = text,
            .aside = share(count, expected),
            .cells = {text, decimal(dice > 0 ? count / static_cast<double>(dice) : 0)}});
    };
    add(Texts::tr("Rolled"), static_cast<double>(pips), number(pips));
    //: The number of pips that chance gives.
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
    const auto seconds = totals.of("seconds");
    const double roundsEach = mean(rounds.total, rounds.sheets);
    const double secondsEach = mean(seconds.total, seconds.sheets);
    //: Below an average number: so many a game.
    add(Texts::tr("rounds"), roundsEach, decimal(roundsEach), rounds.sheets);
    if (seconds.sheets > 0) {
        //: Below a duration.
        add(Texts::tr("a game"), secondsEach, minutes(secondsEach), seconds.sheets);
    }
    if (totals.games == 0) {
        section.empty = tooFew(0, 1);
    }
    return section;
}

QList<StatSection> sections(const FigureTotals &totals)
{
    return {points(totals), perSheet<Place>(totals, Texts::tr("Where people gather"), "gathered"),
        perSheet<Village>(totals, Texts::tr("In the village"), "village"),
        perSheet<TopKind>(totals, Texts::tr("Cards by their upper half"), "bought"),
        perSheet<Craft>(totals, Texts::tr("People on cards"), "craft"),
        perSheet<Symbol>(totals, Texts::tr("Symbols"), "symbol"), hunger(totals), luck(totals),
        length(totals)};
}
}

QList<StatSection> Package::figureSections(const FigureTotals &totals)
{
    return sections(totals);
}
}
