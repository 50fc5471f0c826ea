// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/turn.h"
#include "app/table/correction.h"

/// The table's word on a sheet; app/table/correction.h says what each is for.
namespace BronzeAge
{
/// All of a player that can be changed.
struct Sheet : Player {
    int seat = 0;
    /// The monuments that this player was the first to finish.
    PerId<Monument, bool> first;
};

Sheet sheetOf(const State &state, int seat);
std::vector<CountsOf<Sheet>> countsByHand(const State &state, const Sheet &sheet);
Adjust adjustFor(const State &state, int seat, const Sheet &sheet);
inline Draft afterCorrection(const Draft &draft, const State &state)
{
    return fitted(draft, state);
}
}
