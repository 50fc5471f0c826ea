// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/control.h"

#include <algorithm>

namespace RiseOfEmpires
{
Standings standingsIn(const Region &region, const CubesBySeat &cubes)
{
    Standings standings;
    const int most = std::ranges::max(cubes);
    if (most == 0) {
        return standings;
    }
    const int tied = static_cast<int>(std::ranges::count(cubes, most));
    const int next = std::ranges::max(cubes, {}, [&](int count) { return count < most ? count : 0; });
    const int tiedNext = next < most ? static_cast<int>(std::ranges::count(cubes, next)) : 0;
    const int amount = region.yield ? region.yield->amount : 0;
    const int forMost = tied == 1 ? region.first : (region.first + region.second) / tied;
    for (std::size_t seat = 0; seat < cubes.size(); ++seat) {
        if (cubes[seat] == most) {
            standings[seat] = {1, tied, forMost, amount / tied};
        } else if (tied == 1 && next > 0 && cubes[seat] == next) {
            standings[seat] = {2, tiedNext, region.second / tiedNext, 0};
        }
    }
    return standings;
}

CubesBySeat cubesIn(const State &state, int region)
{
    CubesBySeat cubes{};
    for (int seat = 0; seat < state.setup.players; ++seat) {
        cubes[static_cast<std::size_t>(seat)] = cubesAt(playerAt(state, seat), region);
    }
    return cubes;
}

Gains broughtBy(const Region &region, const Standing &standing)
{
    PerId<Yield, int> yield;
    if (region.yield) {
        yield[region.yield->kind] = standing.amount;
    }
    auto brought = as<Gain>(yield);
    brought[Gain::Vp] = standing.vp;
    return brought;
}
}
