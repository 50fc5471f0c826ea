// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/forecast.h"

#include "model/rise_of_empires/rules.h"
#include "model/rise_of_empires/score.h"

#include <algorithm>
#include <numeric>

namespace RiseOfEmpires
{
namespace
{
/// What a city brings after all it costs.
Gains worthOf(const CityTile &city)
{
    auto gains = broughtBy(city);
    gains[Gain::Resources] -= city.upkeep ? 1 : 0;
    return gains;
}

/// Points, and all else together.
std::pair<int, int> rated(const Gains &gains)
{
    return {gains[Gain::Vp], sumOf(gains) - gains[Gain::Vp]};
}

/// The indices of those that are worth most, in their order; of equal ones those taken first.
std::vector<int> bestOf(const std::vector<Gains> &tiles, int count)
{
    std::vector<int> indices(tiles.size());
    std::iota(indices.begin(), indices.end(), 0);
    std::ranges::stable_sort(
        indices, std::greater{}, [&](int i) { return rated(tiles[static_cast<std::size_t>(i)]); });
    indices.resize(static_cast<std::size_t>(count));
    std::ranges::sort(indices);
    return indices;
}
}

Control control(const State &state, const CubeChanges &changes)
{
    Control all;
    for (int i = 0; i < state.setup.regions.size(); ++i) {
        const auto &region = state.setup.regions[i];
        const auto before = cubesIn(state, i);
        RegionControl now{.cubes = before, .before = standingsIn(region, before)};
        for (std::size_t seat = 0; seat < now.cubes.size(); ++seat) {
            now.cubes[seat] = std::max(0, now.cubes[seat] + changes[seat][static_cast<std::size_t>(i)]);
        }
        now.standings = standingsIn(region, now.cubes);
        for (std::size_t seat = 0; seat < now.cubes.size(); ++seat) {
            all.change[seat] += broughtBy(region, now.standings[seat]);
            all.change[seat] += broughtBy(region, now.before[seat]) * -1;
        }
        all.regions.push_back(now);
    }
    return all;
}

State withTiles(State state, int seat, const Tiles &tiles)
{
    auto &player = playerAt(state, seat);
    for (const Territory territory : tiles.territories) {
        ++player.territories[territory];
    }
    for (const auto &tile : tiles.progress) {
        player.progress.push_back({tile});
    }
    player.cities.insert(player.cities.end(), tiles.cities.begin(), tiles.cities.end());
    return state;
}

std::optional<Error> whyNotSettle(const State &state, const Settle &settle)
{
    State then = state;
    then.phase = Phase::Settle;
    return refusal(then, settle);
}

std::vector<FoodTrouble> foodTroubles(const State &state)
{
    std::vector<FoodTrouble> troubles;
    const auto all = settlings(state);
    for (const int seat : turnOrder(state)) {
        const auto &settling = all[static_cast<std::size_t>(seat)];
        if (settling.missing > 0 || settling.over > 0) {
            troubles.push_back({seat, settling.missing, settling.hunger, settling.over, settling.overGold});
        }
    }
    return troubles;
}

UpkeepProposal proposeUpkeep(const State &state, int seat, const Settle &settle)
{
    UpkeepProposal proposal{.missing = settlingOf(state, seat, {.extra = settle.extra}).unpaid};
    const auto &cities = playerAt(state, seat).cities;
    for (int i = 0; i < static_cast<int>(cities.size()); ++i) {
        const auto &city = cities[static_cast<std::size_t>(i)];
        // One that brings a resource itself would be dropped in vain.
        if (city.upkeep && city.gains[Gain::Resources] == 0) {
            proposal.drop.push_back(i);
        }
    }
    std::ranges::sort(proposal.drop, [&](int one, int other) {
        const auto first = rated(worthOf(cities[static_cast<std::size_t>(one)]));
        const auto second = rated(worthOf(cities[static_cast<std::size_t>(other)]));
        return first != second ? first < second : one > other;
    });
    proposal.drop.resize(static_cast<std::size_t>(proposal.missing));
    std::ranges::sort(proposal.drop);
    return proposal;
}

KeepPreview keepPreview(const State &state, const Keep &keep)
{
    const auto &player = playerAt(state, keep.player);
    KeepPreview preview{
        .gold = static_cast<int>(keep.progress.size()), .cubes = static_cast<int>(keep.cities.size())};
    preview.goldLeft = player.gold - preview.gold;
    preview.poolLeft = player.pool - preview.cubes;
    for (const auto &owned : player.progress) {
        preview.progress.push_back(broughtBy(owned.tile, player.territories));
    }
    for (const auto &city : player.cities) {
        preview.cities.push_back(worthOf(city));
    }
    preview.mostProgress = std::min(player.gold, static_cast<int>(player.progress.size()));
    preview.mostCities = std::min(player.pool, static_cast<int>(player.cities.size()));
    std::ranges::transform(player.map, preview.map.begin(), halved);
    State then = state;
    then.phase = isOver(state) ? Phase::Over : Phase::EraEnd;
    if (state.phase != Phase::EraEnd) {
        then.keeping = {keep.player};
    }
    preview.whyNot = refusal(then, keep);
    return preview;
}

Keep proposeKeep(const State &state, int seat)
{
    const auto preview = keepPreview(state, {.player = seat});
    return {seat, bestOf(preview.progress, preview.mostProgress), bestOf(preview.cities, preview.mostCities)};
}

std::vector<ChoosingNow> choosingNow(const State &state, const Settle &settle)
{
    if (state.round == Turns || isOver(state)) {
        return {};
    }
    const bool settled = state.phase == Phase::EraEnd || state.phase == Phase::Order;
    const auto all = settlings(state, settle);
    std::vector<Chooser> choosers;
    for (const int seat : turnOrder(state)) {
        const auto &player = playerAt(state, seat);
        const auto &then = all[static_cast<std::size_t>(seat)];
        choosers.push_back(settled ? Chooser{seat, player.vp, equipment(player)}
                                   : Chooser{seat, then.vp, then.gold + then.pool + then.resources});
    }
    sortForChoosing(state, choosers);
    if (state.phase == Phase::Order) {
        // The order is fixed when choosing begins (D71), whatever is corrected since.
        std::ranges::stable_sort(choosers, {}, [&](const Chooser &chooser) {
            const auto at = std::ranges::find(state.choosing, chooser.seat);
            return at == state.choosing.end() ? -1 : at - state.choosing.begin();
        });
    }
    std::vector<ChoosingNow> list;
    for (const auto &chooser : choosers) {
        ChoosingNow now{.chooser = chooser};
        if (!list.empty()) {
            const auto &before = list.back().chooser;
            now.after = before.vp != chooser.vp         ? ChoosingRule::Vp
                : before.equipment != chooser.equipment ? ChoosingRule::Equipment
                                                        : ChoosingRule::Position;
        }
        const auto place = std::ranges::find(state.next, chooser.seat);
        if (state.phase == Phase::Order && place != state.next.end()) {
            now.position = static_cast<int>(place - state.next.begin()) + 1;
        }
        list.push_back(now);
    }
    return list;
}

Origins originsOf(const Player &player)
{
    const auto parts = points(player);
    return {player.sources, parts.gold, parts.resources};
}
}
