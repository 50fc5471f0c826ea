// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/draft.h"
#include "app/sheet/pages.h"

/// The one step of a sheet: its cells, and the parts of its page.
namespace OwnSheet
{
extern const Step CellsStep;

/// Kinds of what is remembered with a sheet.
inline constexpr const char *ByPlayerMemo = "by-player";
inline constexpr const char *QuietMemo = "helping-rows";

/// "cell-2-0-3" is row 2, column 0, round 3.
QString idOf(const char *what, const CellAt &cell);
std::optional<CellAt> cellIn(std::string_view id, std::string_view what);
std::optional<int> numberAfter(std::string_view id, std::string_view prefix);
/// The id of a touch after which the pencil goes on, with the way it goes.
QString walked(const Play &play, const QString &id);
QStringList namesIn(const Play &play);
QList<QString> coloursOf(const Play &play, int column);
/// Whose cell it is, and of which row.
QString cellTitle(const Play &play, const CellAt &cell);
/// "2nd".
QString placeText(int place);

QList<SheetColumn> columnHeads(const Play &play);
QList<SheetRow> openRows(const Play &play);
QList<SheetRow> gameRows(const Play &play);
QList<SheetRound> roundLines(const Play &play);
/// The rows of the sheet, without its folds.
QList<SheetRow> allRows(const Play &play, int column);
QList<SheetRow> totalRows(const Play &play);

SheetPad padOf(const Play &play);
SheetCellLine lineOf(const Play &play);
/// Why what is typed does not fit; nothing if it does or nothing is typed.
std::optional<Error> whyUnfit(const State &state, const CellAt &cell, const Typed &typed);

SheetWhy whyOf(const Play &play, const CellAt &cell);
}
