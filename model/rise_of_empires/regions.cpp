// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/regions.h"

#include "model/record/text.h"

#include <algorithm>

namespace RiseOfEmpires
{
bool areRegions(const std::vector<Region> &regions)
{
    return std::ranges::all_of(regions, [&](const Region &region) {
        return Text::isId(region.id) && std::ranges::count(regions, region.id, &Region::id) == 1;
    });
}

const std::vector<Region> &defaultRegions()
{
    const auto region = [](const char *id, const char *name, Yield yield) {
        return Region{.id = id, .name = name, .first = 2, .second = 1, .yield = RegionYield{yield, 2}};
    };
    static const std::vector<Region> eight = [&] {
        std::vector<Region> list = {
            region("western-europe", "Western Europe", Yield::Resources),
            region("north-africa-west", "North Africa West", Yield::Cubes),
            region("north-africa-east", "North Africa East", Yield::Food),
            region("balkans", "Balkans", Yield::Gold),
            region("asia-minor", "Asia Minor", Yield::Cubes),
            region("near-east", "Near East", Yield::Resources),
            region("easternmost", "Easternmost", Yield::Gold),
            region("mediterranean", "Mediterranean", Yield::Food),
        };
        list.back().water = true;
        return list;
    }();
    return eight;
}

Regions::Regions()
{
    static const Regions known(defaultRegions());
    m_shared = known.m_shared;
}

Regions::Regions(std::vector<Region> list)
{
    std::vector<std::string> names;
    for (const auto &region : list) {
        names.push_back(region.id);
    }
    m_shared = std::make_shared<const Shared>(Shared{std::move(list), std::move(names)});
}
}
