// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/draft.h"

/// What each step of a turn shows and what a touch there comes to, each in its own file. A touch that is none
/// of its rows changes nothing.
namespace RiseOfEmpires
{
extern const Step TurnStep;
extern const Step RowsStep;
extern const Step ProgressStep;
extern const Step TerritoryStep;
extern const Step CityStep;
extern const Step EmpireStep;
extern const Step TradeStep;
extern const Step SettleStep;
extern const Step KeepStep;
extern const Step OrderStep;
extern const Step OverStep;

// What may be touched at any step. A touch that is none of its rows is not answered.

/// A free action: what opens it, and all that is entered over the page.
std::optional<Answer> freeTouch(const Play &play, const Touch &touch);
/// The regions of the map, as the board has them.
std::optional<Answer> regionTouch(const Play &play, const Touch &touch);

// What they all need.

/// The rule in a sentence; empty if none is broken.
QString sentence(const Play &play, const std::optional<Error> &error);

/// Another draft, and nothing done.
Answer kept(Draft draft);
/// One action, and what it describes is remembered; then the next player, or what comes after the last disc.
Answer taken(const Play &play, const Action &action, std::vector<Memo> memos = {});
/// Back to the rows. Cubes that were laid out stay until another row is opened.
Answer left(const Play &play);
}
