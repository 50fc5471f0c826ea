// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/draft.h"
#include "app/sheet/pages.h"
#include "app/sheet/touchids.h"

/// The one step of a sheet: its cells, and the parts of its page.
namespace OwnSheet
{
extern const Step CellsStep;
TableWide cellsWide(const Play &play);
Answer cellsTouch(const Play &play, const Touch &touch);

/// Kinds of what is remembered with a sheet.
inline constexpr const char *ByPlayerMemo = "by-player";
inline constexpr const char *QuietMemo = "helping-rows";

/// Which way the pencil went stands in the id of a touch, so that it does the same whenever it is made again.
inline constexpr std::string_view ByPlayer = "-p";

/// Whether nothing that is still missing in this round can keep it from being the last one.
bool isSurelyLast(const State &state);
/// Whether the round is written and a tie in front asks for one more.
bool isOneMore(const State &state);
QString oneMoreText();

/// The id of a touch after which the pencil goes on, with the way it goes.
QString walked(const Play &play, const QString &id);
QStringList namesIn(const Play &play);
QStringList columnNames(const Play &play);
QList<QString> coloursOf(const Play &play, int column);
/// Whose cell it is, and of which row.
QString cellTitle(const Play &play, const CellAt &cell);
QString cellTitle(const Play &play, const CellAt &cell, const QString &who);
/// "2nd".
QString placeText(int place);

/// A total that is given in place of the rows, as numbers are written elsewhere.
QString totalText(const Typed &typed);
QList<SheetColumn> columnHeads(const Play &play);
/// The one row that is entered every round, where a round says no more than that; else -1.
int plainRow(const Sheet &sheet);
QList<SheetRow> openRows(const Play &play);
QList<SheetRow> gameRows(const Play &play);
/// The latest first, without the one that is open.
QList<SheetRound> roundLines(const Play &play, int open);
/// The rows of the sheet, without its folds.
QList<SheetRow> allRows(const Play &play, int column);
QList<SheetRow> totalRows(const Play &play);
/// Points beside the rows, if anybody has any.
QList<SheetRow> extraRows(const Play &play);

SheetPad padOf(const Play &play);
SheetCellLine lineOf(const Play &play);

SheetStrokes strokesOf(const Play &play, const SheetCellsPage &page);

/// The sheet as it stands, with the last entry as the current one.
SheetCellsPage wholeGrid(const Play &play);
/// The last few, the latest first.
QList<TableChoice> lastEntries(const Play &play);

SheetWhy whyOf(const Play &play, const CellAt &cell);
SheetHeld heldOf(const Play &play, const CellAt &cell);
}
