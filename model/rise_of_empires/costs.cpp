// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/costs.h"

#include <algorithm>

namespace RiseOfEmpires
{
int surcharge(const State &state, const ProgressTile &tile)
{
    return std::max(0, eraOf(state) - tile.era);
}

Goods costOf(const State &state, const TakeProgress &action)
{
    return {{surcharge(state, action.tile), 0, 0, 0, 0}};
}

Goods costOf(const State &, const TakeCity &action)
{
    return {{action.tile.cost, 0, 0, 0, 0}};
}

Goods costOf(const State &, const BuildWonder &action)
{
    return as<Good>(action.cost);
}

Goods costOf(const State &state, const TakeEmpire &action)
{
    const int fromMap = action.withdraw ? cubesOnMap(active(state)) : 0;
    return {{0, std::max(0, totalOf(action.place) - fromMap), 0, 0, 0}};
}

Goods costOf(const State &, const Trade &action)
{
    return {{0, 0, action.space.discs, 0, 0}};
}
}
