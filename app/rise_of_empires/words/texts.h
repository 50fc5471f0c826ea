// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/words/things.h"
#include "app/words/textsheet.h"
#include "model/record/game.h"
#include "model/rise_of_empires/actions.h"
#include "model/rise_of_empires/checklist.h"

#include <QString>

/// Rise of Empires in words.
namespace RiseOfEmpires
{
QString nameOf(Ground ground);
/// For narrow columns: "Ress.".
QString shortName(Gain gain);
QString wonderName();

/// "II".
QString eraText(int era);
/// "II A", by the number of the turn.
QString turnText(int round);
/// "Turn 3, II A", wherever other games say "Round 3".
QString roundTitle(int round);

// Names that stand in records. Those that the app knows by itself are in English there and are shown in the
// reader's language; what players typed stays as it is.
QString shownName(const Region &region);
QString shownName(const ProgressTile &tile);
QString shownProgress(const std::string &name);
/// "City for 4 gold" without a name.
QString shownName(const CityTile &city);
/// "Wonder" without a name.
QString shownName(const BuildWonder &wonder);

// What is printed on a tile, space or region, short enough for a row and whole for a screen reader.
/// "2 food, 1 resource for each hills, free action"; "nothing" if that is all.
QString textOf(const ProgressTile &tile);
/// "2 points, eats 3, upkeep 1 resource", without its price.
QString textOf(const CityTile &city);
/// "7 points for 3 gold and 2 cubes".
QString textOf(const BuildWonder &wonder);
/// "2 resources for 4 gold".
QString textOf(const TradeSpace &space);
/// "first 2 points, second 1, yields 2 food".
QString textOf(const Region &region);
/// What a territory brings a turn, with its sign: "+2 food, +1 cube".
QString textOf(Territory territory);
/// Something to be done on the table, as an order; `count` where the task has one.
QString textOf(Task task, int count);

QString title();
/// The base game, by the id in an outcome.
QString variantText(std::string_view id);
/// "Léa plays".
QString nextText(const Replay &replay, const QString &name);
QString editionText(const Record &record);
/// What decides between equal scores.
QString tieBreakText(const Record &record);
QString refusalText(const Refusal &refusal, const Record &record);
TextSheet sheetText(const Record &record, int actions);
}
