// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rise_of_empires/events.h"

/// From one turn to the next: the end of an era, and the order.
namespace RiseOfEmpires
{
/// After a turn was settled: the game's end, the end of an era or the choice of places.
void endTurn(State &state, Events &events);

/// What a player brings to the choice of places.
struct Chooser {
    int seat = 0;
    int vp = 0;
    int equipment = 0;
    bool operator==(const Chooser &) const = default;
};
/// Fewest points first, then least equipment, then who is later in the running order (D70).
void sortForChoosing(const State &state, std::vector<Chooser> &choosers);

/// Half of the cubes, rounded down.
constexpr int halved(int cubes)
{
    return cubes / 2;
}
}
