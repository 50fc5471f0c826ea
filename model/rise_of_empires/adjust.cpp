// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/plays.h"

#include <algorithm>
#include <numeric>

namespace RiseOfEmpires
{
namespace
{
void judgeTerritories(const Adjust &adjust, Judge &judge)
{
    for (const Territory territory : valuesOf<Territory>()) {
        if (const auto count = adjust.territories ? (*adjust.territories)[territory] : std::nullopt) {
            judgeFigure(*count, idOf(territory), judge, 0, isTown(territory) ? TownTiles : TerritoryTiles);
        }
    }
}

void judgeProgress(const std::vector<OwnedProgress> &progress, Judge &judge)
{
    judgeFigure(static_cast<int>(progress.size()), "progress", judge, 0, MostProgress);
    if (progress.size() > MostProgress) {
        return;
    }
    for (auto owned = progress.begin(); owned != progress.end(); ++owned) {
        judgeTile(owned->tile, judge);
        const auto isSame = [&](const OwnedProgress &other) { return isSameTile(other.tile, owned->tile); };
        judge.forbid(
            std::any_of(progress.begin(), owned, isSame), Code::AlreadyOwned, {.subject = owned->tile.name});
    }
}

CubeMap mapAfter(const Player &player, const Adjust &adjust)
{
    auto map = player.map;
    for (std::size_t i = 0; adjust.map && i < adjust.map->counts.size(); ++i) {
        map[i] = adjust.map->counts[i].value_or(map[i]);
    }
    return map;
}

void judgeCubes(const Player &player, const Adjust &adjust, Judge &judge)
{
    const auto map = mapAfter(player, adjust);
    const int onMap = std::accumulate(map.begin(), map.end(), 0);
    judge.forbid(adjust.pool.value_or(player.pool) + onMap > CubesPerPlayer, Code::OutOfRange,
        {.subject = adjust.map ? "map" : "pool", .most = CubesPerPlayer});
}

std::optional<int> asItWas(const std::optional<int> &set, int was)
{
    return set ? std::optional(was) : std::nullopt;
}

Before asItWas(const Player &player, const Adjust &adjust)
{
    Before was{asItWas(adjust.vp, player.vp), asItWas(adjust.food, player.food),
        asItWas(adjust.gold, player.gold), asItWas(adjust.resources, player.resources),
        asItWas(adjust.pool, player.pool)};
    if (adjust.map) {
        was.map.emplace().counts.resize(adjust.map->counts.size());
        for (std::size_t i = 0; i < adjust.map->counts.size(); ++i) {
            was.map->counts[i] = adjust.map->counts[i] ? player.map[i] : 0;
        }
    }
    if (adjust.territories) {
        was.territories.emplace();
        for (const Territory territory : valuesOf<Territory>()) {
            const bool named = (*adjust.territories)[territory].has_value();
            (*was.territories)[territory] = named ? player.territories[territory] : 0;
        }
    }
    if (adjust.progress) {
        was.progress.emplace();
        for (const auto &owned : player.progress) {
            was.progress->push_back(owned.tile.name);
        }
    }
    if (adjust.cities) {
        was.cities.emplace();
        for (const auto &city : player.cities) {
            was.cities->push_back(city.name);
        }
    }
    return was;
}
}

void judge(const State &state, const Adjust &adjust, Judge &judge)
{
    judgeSeat(state, adjust.player, judge);
    if (!isSeat(state, adjust.player)) {
        return;
    }
    judgeFigure(adjust.food.value_or(0), "food", judge, 0, MaxFood);
    judgeCubes(playerAt(state, adjust.player), adjust, judge);
    judgeTerritories(adjust, judge);
    if (adjust.progress) {
        judgeProgress(*adjust.progress, judge);
    }
    if (adjust.cities) {
        judgeFigure(static_cast<int>(adjust.cities->size()), "cities", judge, 0, MostCities);
        for (const auto &city : *adjust.cities) {
            judgeTile(city, judge);
        }
    }
}

void play(State &state, const Adjust &adjust, Events &events)
{
    auto &player = playerAt(state, adjust.player);
    events.push_back(Adjusted{adjust.player, adjust.why, asItWas(player, adjust)});
    const auto before = player.sources;
    score(player, Source::Adjust, adjust.vp.value_or(player.vp) - player.vp);
    player.food = adjust.food.value_or(player.food);
    player.gold = adjust.gold.value_or(player.gold);
    player.resources = adjust.resources.value_or(player.resources);
    player.pool = adjust.pool.value_or(player.pool);
    player.map = mapAfter(player, adjust);
    for (const Territory territory : valuesOf<Territory>()) {
        if (const auto count = adjust.territories ? (*adjust.territories)[territory] : std::nullopt) {
            player.territories[territory] = *count;
        }
    }
    if (adjust.progress) {
        player.progress = *adjust.progress;
        // Tiles of the table's word are never just taken (D91).
        state.justTaken = adjust.player == state.lastActed ? -1 : state.justTaken;
    }
    player.cities = adjust.cities.value_or(player.cities);
    tellPoints(state, adjust.player, before, events);
}
}
