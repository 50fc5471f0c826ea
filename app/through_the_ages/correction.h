// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/correction.h"
#include "app/through_the_ages/draft.h"

/// The table's word on what a player has; app/table/correction.h says what each is for.
namespace ThroughTheAges
{
/// A player's board, or the Rival.
struct Sheet {
    Player player;
    std::optional<Rival> rival;
    int seat = 0;
};
Sheet sheetOf(const State &state, int seat);
std::vector<CountsOf<Sheet>> countsByHand(const Play &play, const Sheet &sheet);
Adjust adjustFor(const State &state, int seat, const Sheet &now);
Draft afterCorrection(Draft draft, const State &state);
QString totalText(const State &state, int before, int after);
}
