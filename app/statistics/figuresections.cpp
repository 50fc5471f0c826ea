// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/figuresections.h"

#include "app/statistics/figuretexts.h"
#include "db/statistics.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace FigureTexts;

namespace FigureSections
{
StatSection points(const FigureTotals &totals, const QList<Part> &parts)
{
    StatSection section{.chart = u"StackChart"_s,
        .title = Texts::tr("Where points come from"),
        .note = Texts::tr("per sheet, %1").arg(gameCount(totals.games))};
    const bool won = totals.wonSheets > 0;
    section.labels << sheetCount(totals.sheets);
    if (won) {
        //: The sheets of those who won.
        section.labels << Texts::tr("Winners, %1").arg(sheetCount(totals.wonSheets));
    }
    QStringList winners;
    double sum = 0;
    double wonSum = 0;
    for (const auto &part : parts) {
        const auto figure = totals.of(part.key);
        const double all = mean(figure.total, totals.sheets);
        const double theirs = mean(figure.wonTotal, totals.wonSheets);
        sum += all;
        wonSum += theirs;
        section.names << part.name;
        section.seriesIcons << part.icon;
        section.values << all;
        section.cells << decimal(all);
        if (won) {
            section.values << theirs;
            winners << decimal(theirs);
        }
    }
    section.heads = section.names + QStringList{Texts::tr("Total")};
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

StatSection pointsEverHad(const FigureTotals &totals, QList<Part> parts)
{
    // What players take from each other is nothing in all, but not for those who won.
    parts.removeIf([&](const Part &part) {
        const auto figure = totals.of(part.key);
        return figure.total == 0 && figure.wonTotal == 0;
    });
    return points(totals, parts);
}

StatSection perSheet(const FigureTotals &totals, const QString &title, const QList<Part> &parts)
{
    StatSection section{.chart = u"BarChart"_s,
        .title = title,
        //: What two columns of numbers are; %1 is such as "84 sheets".
        .note = Texts::tr("per sheet · winners, %1").arg(sheetCount(totals.sheets)),
        .heads = {Texts::tr("In all"), Texts::tr("Per sheet"), Texts::tr("Winners")}};
    double most = 0;
    for (const auto &part : parts) {
        const auto figure = totals.of(part.key);
        if (figure.sheets == 0) {
            continue;
        }
        const double each = mean(figure.total, totals.sheets);
        const auto theirs = decimal(mean(figure.wonTotal, totals.wonSheets));
        if (each > most) {
            most = each;
            section.strong = static_cast<int>(section.labels.size());
        }
        section.add({.label = part.name,
            .icon = part.icon,
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

StatSection tallies(const FigureTotals &totals, const QString &title, const QList<Tally> &list)
{
    StatSection section{.chart = u"TileChart"_s,
        .title = title,
        .note = gameCount(totals.games),
        .heads = {Texts::tr("In all"), Texts::tr("Per sheet")}};
    for (const auto &[label, total] : list) {
        section.add({.label = label,
            .value = static_cast<double>(total),
            .text = number(total),
            .cells = {number(total), decimal(mean(total, totals.sheets))}});
    }
    if (totals.games == 0) {
        section.empty = tooFew(0, 1);
    }
    return section;
}

StatSection luck(const FigureTotals &totals, const Luck &luck)
{
    const auto rolled = totals.of(luck.key).total;
    const auto dice = totals.of("dice").total;
    StatSection section{.chart = u"BarChart"_s,
        .title = luck.title,
        .note = Texts::tr("%n dice, %1", "", static_cast<int>(dice)).arg(gameCount(totals.games)),
        .icons = {luck.icon, u"ui-dice"_s},
        .heads = {luck.counted, luck.rate}};
    const auto add = [&](const QString &label, double count, const QString &text) {
        section.add({.label = label,
            .value = count,
            .text = text,
            .aside = share(count, luck.expected),
            .cells = {text, decimal(dice > 0 ? luck.perDice * count / static_cast<double>(dice) : 0)}});
    };
    //: What was rolled, beside what chance gives.
    add(Texts::tr("Rolled"), static_cast<double>(rolled), number(rolled));
    //: What chance gives, beside what was rolled.
    add(Texts::tr("Expected"), luck.expected, decimal(luck.expected));
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
    // Of a single game nothing is an average.
    const auto each = [](double value, int games) {
        return games == 1 ? number(static_cast<qint64>(value)) : decimal(value);
    };
    //: Below an average number: so many a game.
    add(Texts::tr("rounds"), roundsEach, each(roundsEach, rounds.sheets), rounds.sheets);
    if (turns.sheets > 0) {
        //: Below an average number: so many a game.
        add(Texts::tr("turns"), turnsEach, each(turnsEach, turns.sheets), turns.sheets);
    }
    if (seconds.sheets > 0) {
        //: Below a duration.
        add(Texts::tr("a game"), secondsEach, minutes(secondsEach), seconds.sheets);
    }
    if (seconds.sheets > 0 && turnsEach > 0) {
        const double turn = secondsEach / turnsEach;
        //: Below a duration.
        add(Texts::tr("a turn"), turn,
            //: A duration in seconds.
            Texts::tr("%1 s").arg(number(std::lround(turn))), seconds.sheets);
    }
    if (totals.games == 0) {
        section.empty = tooFew(0, 1);
    }
    return section;
}
}
