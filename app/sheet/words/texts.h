// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/textsheet.h"
#include "model/record/game.h"
#include "model/sheet/state.h"

#include <map>

/// The sheets of other games in words.
namespace OwnSheet
{
/// All of them together.
QString title();
/// What the game of a record is called: the title of its sheet.
QString titleOf(const Record &record);
/// The same as it stands there, in whichever language.
QString publishedNameOf(const Record &record);
int bggIdOf(const Record &record);
bool highestWins(const Record &record);
/// The column of each seat where some share one; else empty.
std::vector<int> sidesIn(const Record &record);
/// "totals only", "version 2 of your sheet", "lowest wins", "8 rounds": what sets a past game apart most.
QString remarkText(const Record &record, const std::map<std::string, int> &figures);
/// House rules or an expansion, by the id in an outcome.
QString variantText(std::string_view id);
/// House rules if there are any, else which version of the sheet it is.
QString editionText(const Record &record);
QString nextText(const Replay &replay, const QString &name);
/// What decides between equal scores.
QString tieBreakText(const Record &record);
QString tieBreakText(const Template &sheet);
QString refusalText(const Refusal &refusal, const Record &record);
TextSheet sheetText(const Record &record, int actions);

/// "1,150", "−20".
QString numberText(int number);
/// A value; "–" while it is open.
QString valueText(const std::optional<int> &value);
/// "+30", "−125".
QString gainText(int points);
/// "3 + 6 + 2", "6 × 3", "wood", "yes"; what stands in a cell, as it was entered.
QString entryText(const Template &sheet, const Row &row, const Entry &entry);
QString rowTitle(const Template &sheet, const Row &row);
QString rowTitle(const Template &sheet, int row);
/// "Points beside the rows".
QString extraTitle();
/// What given totals have more than all rows.
QString restTitle();
/// A part of a score by its id.
QString partTitle(const Template &sheet, std::string_view part);
/// Who shares a column: "Ana and Cleo".
QString columnName(const Setup &setup, int column, const QStringList &names);
QString roundTitle(int round);
/// "Nobody wins: 50 points were needed."
QString nobodyWins(const Template &sheet);
}
