// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/draft.h"
#include "app/table/correction.h"

/// The table's word on a village; app/table/correction.h says what each is for.
namespace StoneAge
{
Player sheetOf(const State &state, int seat);
std::vector<CountsOf<Player>> countsByHand(const State &state, const Player &player);
Adjust adjustFor(const State &state, int seat, const Player &now);
Draft afterCorrection(const Draft &draft, const State &state);
}
