// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/tiles.h"

#include "model/record/text.h"

namespace RiseOfEmpires
{
bool isSameTile(const ProgressTile &one, const ProgressTile &other)
{
    return one.era == other.era && Text::sameName(one.name, other.name);
}

Gains broughtBy(const ProgressTile &tile, const Territories &territories)
{
    Gains brought = tile.gains;
    for (const Territory territory : valuesOf<Territory>()) {
        if (territories[territory] > 0) {
            brought += tile.per[groundOf(territory)] * territories[territory];
        }
    }
    return brought;
}

Gains broughtBy(const CityTile &city)
{
    Gains brought = city.gains;
    brought[Gain::Food] -= city.eats;
    return brought;
}
}
