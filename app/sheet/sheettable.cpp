// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/sheettable.h"

#include "app/sheet/cells.h"
#include "app/sheet/emblem.h"
#include "app/sheet/pasting.h"
#include "app/sheet/telling.h"
#include "app/sheet/words/shipped.h"
#include "app/sheet/words/texts.h"
#include "app/table/playedof.h"
#include "model/sheet/score.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

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
    const auto lines = roundLines(now, 0);
    QList<SheetSeat> list;
    for (int seat = 0; seat < now.setup().players; ++seat) {
        const int column = columnOf(now.setup(), seat);
        SheetSeat sheet{.name = columnName(now.setup(), column, namesIn(now)),
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

QList<SheetRound> SheetTable::endedRounds() const
{
    const auto now = play();
    return roundLines(now, now.state().phase == Phase::Round ? now.state().round : 0);
}

QString SheetTable::backText() const
{
    const auto now = play();
    return now.state().phase == Phase::Round ? tr("Back to round %1").arg(now.state().round)
                                             //: From the totals by round, once all rounds are over.
                                             : tr("Back to the sheet");
}

int SheetTable::target() const
{
    return play().setup().sheet->end.points;
}

QString SheetTable::targetText() const
{
    const auto kind = play().setup().sheet->end.kind;
    const bool ofPoints = kind == EndKind::Reach || kind == EndKind::Fall;
    //: Beside a line in a chart: so many points end the game.
    return ofPoints ? tr("%1 ends it").arg(numberText(target())) : QString();
}

QString SheetTable::totalWord() const
{
    const auto &end = play().setup().sheet->end;
    return end.kind == EndKind::Fall && end.points == 0
        //: Head of the totals where they count down to 0.
        ? tr("Left")
        //: Head of the totals of a sheet.
        : tr("Total");
}

SheetCellsPage SheetTable::grid() const
{
    return wholeGrid(play());
}

QList<TableChoice> SheetTable::lastEntries() const
{
    return OwnSheet::lastEntries(play());
}

SheetWhy SheetTable::why(const QString &about) const
{
    const auto cell = cellIn(about.toStdString(), "why-");
    return cell ? whyOf(play(), *cell) : SheetWhy();
}

SheetHeld SheetTable::held(const QString &cell) const
{
    const auto at = cellIn(cell.toStdString(), "cell-");
    return at && at->row != TotalRow ? heldOf(play(), *at) : SheetHeld();
}

void SheetTable::pasteCells()
{
    paste(QGuiApplication::clipboard()->text());
}

void SheetTable::paste(const QString &text)
{
    const auto &draft = play().draft;
    if (!draft.cell || draft.totals || text.trimmed().isEmpty()) {
        return;
    }
    if (text.size() > MaxText) {
        Q_EMIT refused(tr("That is too much at once. Copy fewer cells."), false);
        return;
    }
    const auto pasting = pastedAt(play().state(), *draft.cell, text.toStdString());
    if (!touch(QStringLiteral("paste"), 0, text)) {
        return;
    }
    const auto &unfit = play().draft.unfit;
    const auto marked = std::ranges::count_if(pasting.cells, [&](const Pasting::Cell &cell) {
        return std::ranges::find(unfit, cell.at, &Unfit::cell) != unfit.end();
    });
    if (const int lost = pasting.lost + static_cast<int>(marked); lost > 0) {
        //: Of what was pasted into a sheet.
        Q_EMIT refused(tr("%n values do not fit and were not written.", nullptr, lost), false);
    }
}
