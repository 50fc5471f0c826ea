// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/state.h"

#include <algorithm>
#include <numeric>

namespace RiseOfEmpires
{
State start(const Setup &setup)
{
    State state{.setup = setup};
    std::iota(state.order.begin(), state.order.end(), 0);
    std::fill_n(state.discs.begin(), setup.players, DiscsPerTurn);
    return state;
}

int totalOf(const PerName &cubes)
{
    return std::accumulate(cubes.counts.begin(), cubes.counts.end(), 0);
}

int cubesOnMap(const Player &player)
{
    return std::accumulate(player.map.begin(), player.map.end(), 0);
}

int bankOf(const Player &player)
{
    return CubesPerPlayer - player.pool - cubesOnMap(player);
}

int townsOf(const Player &player)
{
    int towns = 0;
    for (const Territory territory : valuesOf<Territory>()) {
        towns += isTown(territory) ? player.territories[territory] : 0;
    }
    return towns;
}

int equipment(const Player &player)
{
    return player.gold + player.pool + player.resources;
}

Goods goodsOf(const Player &player)
{
    return {{player.gold, player.pool, player.resources, player.food, player.vp}};
}

bool hasPrinting(const Player &player)
{
    return std::ranges::any_of(player.progress, [](const auto &owned) { return owned.tile.printing; });
}

bool anybodyHasNavigation(const State &state)
{
    return std::ranges::any_of(seats(state), [](const Player &player) {
        return std::ranges::any_of(player.progress, [](const auto &owned) { return owned.tile.navigation; });
    });
}

std::vector<int> freeSeats(const State &state)
{
    if (state.phase == Phase::Settle) {
        return {state.lastActed};
    }
    if (state.phase != Phase::Actions) {
        return {};
    }
    return state.lastActed == Nobody ? std::vector{state.seat} : std::vector{state.lastActed, state.seat};
}

int positionOf(const State &state, int seat)
{
    const auto order = turnOrder(state);
    return static_cast<int>(std::ranges::find(order, seat) - order.begin());
}
}
