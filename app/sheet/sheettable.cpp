// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/sheettable.h"

#include "app/sheet/cells.h"
#include "app/sheet/emblem.h"
#include "app/sheet/telling.h"
#include "app/sheet/words/shipped.h"
#include "app/sheet/words/texts.h"
#include "app/table/playedof.h"
#include "model/sheet/score.h"

using namespace OwnSheet;

Play SheetTable::play() const
{
    return gameAs<PlayedOf<Rules, Draft>>().play();
}

QString SheetTable::sheetTitle() const
{
    return shownTitle(*play().setup().sheet);
}

QString SheetTable::emblem() const
{
    return emblemOf(*play().setup().sheet);
}

int SheetTable::tally() const
{
    return tallyOf(*play().setup().sheet);
}

QList<SheetSeat> SheetTable::sheets() const
{
    const auto now = play();
    const auto lines = roundLines(now);
    QList<SheetSeat> list;
    for (int seat = 0; seat < now.setup().players; ++seat) {
        const int column = columnOf(now.setup(), seat);
        SheetSeat sheet{.name = now.nameOf(seat),
            .total = numberText(totalsOf(now.state())[static_cast<std::size_t>(column)]),
            .rows = allRows(now, column)};
        for (const auto &line : lines) {
            sheet.rounds << SheetRound{.number = line.number,
                .points = {line.points.at(column)},
                .totals = {line.totals.at(column)},
                .corrected = line.corrected};
        }
        list << sheet;
    }
    return list;
}

QList<double> SheetTable::curve() const
{
    const auto now = play();
    QList<double> list;
    if (!now.setup().sheet.hasRounds()) {
        return list;
    }
    const auto rounds = totalsByRound(now.state());
    for (int column = 0; column < columnsOf(now.state()); ++column) {
        for (const auto &totals : rounds) {
            list << totals[static_cast<std::size_t>(column)];
        }
    }
    return list;
}

SheetWhy SheetTable::why(const QString &about) const
{
    const auto cell = cellIn(about.toStdString(), "why-");
    return cell ? whyOf(play(), *cell) : SheetWhy();
}
