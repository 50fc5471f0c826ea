// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/draft.h"
#include "app/table/correction.h"

/// The table's word on what a player has; app/table/correction.h says what each is for.
namespace RiseOfEmpires
{
Player sheetOf(const State &state, int seat);
std::vector<CountsOf<Player>> countsByHand(const Play &play, const Player &player);
Adjust adjustFor(const State &state, int seat, const Player &now);
Draft afterCorrection(Draft draft, const State &state);
}
