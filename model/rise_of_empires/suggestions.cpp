// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/text.h"
#include "model/rise_of_empires/offers.h"

#include <algorithm>

/// What comes with the app, under the names that records have for it, and what becomes of what was
/// remembered.
namespace RiseOfEmpires
{
namespace
{
PerId<Ground, Gains> oneResourcePer(Ground ground)
{
    PerId<Ground, Gains> per;
    per[ground][Gain::Resources] = 1;
    return per;
}

TradeSpace space(int discs, Prize prize, int amount)
{
    return {discs, prize, amount};
}
}

std::vector<KnownProgress> shippedProgress()
{
    return {
        {{.name = "Agriculture", .era = 1, .gains = {{2, 0, 0, 0, 0}}}},
        {{.name = "Mining", .era = 1, .per = oneResourcePer(Ground::Hills)}},
        {{.name = "Iron Axes", .era = 1, .per = oneResourcePer(Ground::Forest)}},
        {{.name = "Iron Weapons", .era = 1, .free = true}},
        {{.name = "Trading Post", .era = 1, .free = true}},
        {{.name = "Navigation", .era = 2, .navigation = true}},
        {{.name = "Fertilizers", .era = 3, .gains = {{4, 0, 0, 0, 0}}}},
        {{.name = "Printing", .era = 1, .printing = true}, true},
        {{.name = "Diplomacy", .era = 1}, true},
    };
}

std::vector<KnownCity> shippedCities()
{
    return {
        {{.cost = 2, .gains = {{0, 0, 0, 0, 1}}}},
        {{.cost = 4, .eats = 3, .gains = {{0, 0, 0, 0, 2}}}},
    };
}

std::vector<KnownSpace> shippedSpaces()
{
    return {
        {space(2, Prize::Gold, 4), {true}},
        {space(2, Prize::Gold, 3), {true}},
        {space(3, Prize::Vp, 2), {true}},
        {space(7, Prize::Vp, 6), {false, false, true}},
    };
}

std::vector<KnownFree> shippedFree()
{
    return {
        {.name = "Iron Weapons", .removed = 1},
        {.name = "Trading Post", .give = {{1, 0, 0, 0, 0}}, .get = {{0, 0, 1, 0, 0}}},
    };
}

std::optional<KnownFree> knownFreeOf(const ProgressTile &tile, std::span<const KnownFree> known)
{
    const auto found = std::ranges::find_if(known,
        [&](const KnownFree &what) { return what.era == tile.era && Text::sameName(what.name, tile.name); });
    return found == known.end() ? std::nullopt : std::optional(*found);
}

std::vector<Region> regionsToAdd(const Setup &setup, std::span<const Region> remembered, int era)
{
    std::vector<Region> added;
    for (const auto &region : remembered) {
        const bool isThere = std::ranges::count(setup.regions.list(), region.id, &Region::id) > 0
            || std::ranges::count(added, region.id, &Region::id) > 0;
        const auto size = setup.regions.size() + static_cast<int>(added.size());
        if (region.era <= era && !isThere && size < MaxRegions) {
            added.push_back(region);
        }
    }
    return added;
}

std::string regionIdFor(std::string_view name, std::span<const Region> others)
{
    std::string id;
    for (const char c : name) {
        const char low = c >= 'A' && c <= 'Z' ? char(c | 0x20) : c;
        if ((low >= 'a' && low <= 'z') || (low >= '0' && low <= '9')) {
            id += low;
        } else if (!id.empty() && id.back() != '-') {
            id += '-';
        }
    }
    // Room for a number behind it.
    constexpr std::size_t Most = Text::MaxId - 3;
    id.resize(std::min(id.size(), Most));
    if (id.ends_with('-')) {
        id.pop_back();
    }
    id = id.empty() ? "region" : id;
    const auto isTaken
        = [&](const std::string &one) { return std::ranges::count(others, one, &Region::id) > 0; };
    std::string unique = id;
    for (int number = 2; isTaken(unique); ++number) {
        unique = id + '-' + std::to_string(number);
    }
    return unique;
}
}
