// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/draft.h"
#include "app/sheet/pages.h"
#include "app/table/gametable.h"

/// A game on a sheet of its own at the table.
class SheetTable : public GameTable
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Games are opened from the shelf")

    TABLE_PAGE(SheetCellsPage, cells)
    /// What the sheet is called, how far it is, and its drawing: an emblem's name, or the first letter of its
    /// title.
    TABLE_VALUE(QString, sheetTitle, NOTIFY wordsChanged)
    TABLE_VALUE(QString, emblem, CONSTANT)
    /// 1 to 6 of the marks below the letter are dark, by the id.
    TABLE_VALUE(int, tally, CONSTANT)
    /// Each seat's column as a list.
    TABLE_VALUE(QList<SheetSeat>, sheets, NOTIFY changed)
    /// The totals after each round: all of the first column, then all of the second.
    TABLE_VALUE(QList<double>, curve, NOTIFY changed)
    /// The same as lines, of the rounds that have ended.
    TABLE_VALUE(QList<SheetRound>, endedRounds, NOTIFY changed)
    /// Where the page of the curve leads back to.
    TABLE_VALUE(QString, backText, NOTIFY changed)
    /// The total that ends it, and that in words, which are empty where none does.
    TABLE_VALUE(int, target, CONSTANT)
    TABLE_VALUE(QString, targetText, NOTIFY wordsChanged)
    /// What is left to an end of points stands in the head in place of the total.
    TABLE_VALUE(QString, totalWord, NOTIFY wordsChanged)
    /// The whole sheet as it stands, and what was written last: a game that is told again.
    TABLE_VALUE(SheetCellsPage, grid, NOTIFY changed)
    TABLE_VALUE(QList<TableChoice>, lastEntries, NOTIFY changed)

public:
    using GameTable::GameTable;

    /// What a number that is worked out is made of, by what its cell is about.
    Q_INVOKABLE SheetWhy why(const QString &about) const;
    /// What a cell was, by its id.
    Q_INVOKABLE SheetHeld held(const QString &cell) const;
    /// Cells that were copied, from the current one on.
    Q_INVOKABLE void pasteCells();
    void paste(const QString &text);

private:
    OwnSheet::Play play() const;
};
