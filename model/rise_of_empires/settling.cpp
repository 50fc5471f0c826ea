// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/settling.h"

#include "model/rise_of_empires/plays.h"

#include <algorithm>

namespace RiseOfEmpires
{
namespace
{
Gains ofTerritories(const Player &player)
{
    Gains sum;
    for (const Territory territory : valuesOf<Territory>()) {
        if (player.territories[territory] > 0) {
            sum += TerritoryTable[territory] * player.territories[territory];
        }
    }
    return sum;
}

void addCities(Settling &settling, const Player &player, std::span<const int> dropped)
{
    for (int i = 0; i < static_cast<int>(player.cities.size()); ++i) {
        if (std::ranges::find(dropped, i) == dropped.end()) {
            const auto &city = player.cities[static_cast<std::size_t>(i)];
            settling.parts[Part::Cities] += broughtBy(city);
            settling.upkeep += city.upkeep ? 1 : 0;
        }
    }
}

void eat(Settling &settling, const Player &player, int times)
{
    int sum = 0;
    for (const auto &gains : settling.parts.items) {
        sum += gains[Gain::Food];
    }
    settling.net = sum * times;
    const int track = player.food + settling.net;
    const auto over = overflowOf(track);
    settling.over = over.food;
    settling.overGold = over.gold;
    settling.missing = std::max(0, -track);
    settling.hunger = std::min(settling.missing, player.vp);
    settling.food = std::max(0, track - over.food);
}

void earn(Settling &settling, const Player &player)
{
    Gains sum;
    for (const auto &gains : settling.parts.items) {
        sum += gains;
    }
    settling.gold = player.gold + settling.overGold + sum[Gain::Gold];
    const int resources = player.resources + sum[Gain::Resources];
    settling.unpaid = std::max(0, settling.upkeep - resources);
    settling.resources = std::max(0, resources - settling.upkeep);
    settling.cubesShort = std::max(0, sum[Gain::Cubes] - bankOf(player));
    settling.pool = player.pool + sum[Gain::Cubes] - settling.cubesShort;
}

void scorePoints(Settling &settling, const Player &player)
{
    const auto vp = [&](Part part) { return settling.parts[part][Gain::Vp]; };
    settling.points[Source::Cities] = vp(Part::Cities);
    settling.points[Source::Towns] = vp(Part::Territories);
    settling.points[Source::Progress] = vp(Part::Progress);
    settling.points[Source::Regions] = vp(Part::Regions);
    settling.points[Source::Extra] = vp(Part::Extra);
    settling.points[Source::Famine] = -settling.hunger;
    settling.vp = player.vp + sumOf(settling.points);
}
}

Settling settlingOf(const State &state, int seat, const Settle &settle)
{
    const auto &player = playerAt(state, seat);
    Settling settling;
    for (int i = 0; i < state.setup.regions.size(); ++i) {
        if (cubesAt(player, i) > 0) {
            const auto &region = state.setup.regions[i];
            const auto standings = standingsIn(region, cubesIn(state, i));
            settling.parts[Part::Regions] += broughtBy(region, standings[static_cast<std::size_t>(seat)]);
        }
    }
    for (const auto &extra : settle.extra) {
        if (extra.player == seat) {
            settling.parts[Part::Extra] += extra.gains;
        }
    }
    settling.parts[Part::Territories] = ofTerritories(player);
    for (const auto &owned : player.progress) {
        settling.parts[Part::Progress] += broughtBy(owned.tile, player.territories);
    }
    addCities(settling, player, droppedBy(settle, seat));
    eat(settling, player, foodTimes(state.round));
    earn(settling, player);
    scorePoints(settling, player);
    return settling;
}

Settlings settlings(const State &state, const Settle &settle)
{
    Settlings all;
    for (int seat = 0; seat < state.setup.players; ++seat) {
        all[static_cast<std::size_t>(seat)] = settlingOf(state, seat, settle);
    }
    return all;
}

std::span<const int> droppedBy(const Settle &settle, int seat)
{
    const auto found = std::ranges::find(settle.drop, seat, &Drop::player);
    return found == settle.drop.end() ? std::span<const int>() : found->cities;
}
}
