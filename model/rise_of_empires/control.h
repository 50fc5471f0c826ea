// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rise_of_empires/state.h"

/// Who is first and second in a region, and what that brings (D50).
namespace RiseOfEmpires
{
using CubesBySeat = std::array<int, MaxPlayers>;

/// How a player stands in one region.
struct Standing {
    /// 1, 2, or 0 for neither.
    int rank = 0;
    /// How many share that rank; 1: alone.
    int tied = 0;
    int vp = 0;
    /// Of what the region yields.
    int amount = 0;
    bool operator==(const Standing &) const = default;
};
using Standings = std::array<Standing, MaxPlayers>;

Standings standingsIn(const Region &region, const CubesBySeat &cubes);
CubesBySeat cubesIn(const State &state, int region);

/// What a standing brings a turn.
Gains broughtBy(const Region &region, const Standing &standing);
}
