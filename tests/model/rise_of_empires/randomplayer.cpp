// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/rise_of_empires/randomplayer.h"

#include "model/rise_of_empires/advice.h"
#include "model/rise_of_empires/costs.h"
#include "model/rise_of_empires/discs.h"

#include <algorithm>

namespace RiseOfEmpires
{
Region RandomPlayer::region(int number)
{
    Region region{.id = "region-" + std::to_string(number),
        .name = "Region " + std::to_string(number),
        .era = 1 + below(Eras),
        .first = below(8),
        .second = below(6),
        .water = oneIn(4)};
    if (!oneIn(3)) {
        region.yield = RegionYield{any<Yield>(), 1 + below(4)};
    }
    if (region.era > 1 && oneIn(2)) {
        region.overseas = any<Overseas>();
    }
    return region;
}

Setup RandomPlayer::setup()
{
    Setup setup{.players = MinPlayers + below(MaxPlayers - MinPlayers + 1)};
    if (!oneIn(4)) {
        auto list = oneIn(10) ? std::vector<Region>{region(0)} : defaultRegions();
        const int more = oneIn(10) ? MaxRegions - static_cast<int>(list.size()) : below(14);
        for (int i = 1; i <= more; ++i) {
            list.push_back(region(i));
        }
        setup.regions = Regions(list);
    }
    return setup;
}

ProgressTile RandomPlayer::progressTile(int era)
{
    static constexpr const char *Names[] = {"Agriculture", "Mining", "Iron Axes", "Guilds", "Métier",
        "Écriture", "Medicine", "Banking", "Oil", "Radio", "Rails", "Steam"};
    ProgressTile tile{.name = Names[below(12)], .era = era, .gains = counts<Gain>(3)};
    if (oneIn(3)) {
        tile.per[any<Ground>()] = counts<Gain>(2);
    }
    tile.free = oneIn(3);
    tile.printing = oneIn(30);
    tile.navigation = oneIn(8);
    tile.note = oneIn(20) ? " as it is\n" : "";
    return tile;
}

CityTile RandomPlayer::cityTile()
{
    CityTile city{.name = oneIn(2) ? "Ur" : "",
        .cost = below(5),
        .eats = below(4),
        .upkeep = oneIn(3),
        .gains = counts<Gain>(2)};
    city.gains[Gain::Vp] += below(4);
    return city;
}

PerName RandomPlayer::cubes(const State &state, int regions, int most)
{
    PerName some;
    const int size = state.setup.regions.size();
    for (int i = 0; i < regions && most > 0; ++i) {
        some.counts.resize(static_cast<std::size_t>(size));
        const int count = 1 + below(std::min(3, most));
        some.counts[static_cast<std::size_t>(below(size))] += count;
        most -= count;
    }
    return some;
}

std::vector<int> RandomPlayer::someOf(int size)
{
    std::vector<int> some;
    for (int i = size - 1; i >= 0; --i) {
        if (oneIn(2)) {
            some.push_back(i);
        }
    }
    return some;
}

template<typename Taking>
Action RandomPlayer::withDisc(const State &state, Taking action)
{
    std::optional<int> circle;
    if (halfOf(state) == Half::B && oneIn(3)) {
        circle = 1 + below(circlesOf(state.setup));
    }
    Goods cost;
    if constexpr (requires { costOf(state, action); }) {
        cost = costOf(state, action);
    }
    action.disc = proposeDisc(state, action.row, circle, cost);
    return action;
}

TakeEmpire RandomPlayer::empire(const State &state)
{
    TakeEmpire action{.number = 1 + below(MostRegionsOfTile), .water = oneIn(2), .withdraw = oneIn(10)};
    action.place = cubes(state, below(action.number + 1), active(state).pool);
    const auto targets = battleTargets(state, action.withdraw, action.place);
    for (int i = 0; i < battlesIn(eraOf(state)) && !targets.empty(); ++i) {
        if (oneIn(2)) {
            const auto &target = targets[static_cast<std::size_t>(below(static_cast<int>(targets.size())))];
            action.battles.push_back({{target.region}, target.against, below(3), below(4)});
        }
    }
    if (oneIn(3)) {
        describeTile(state, action);
    }
    return action;
}

FreeAction RandomPlayer::freeAction(const State &state)
{
    const auto tiles = freeTiles(state);
    if (tiles.empty()) {
        return {.player = state.setup.players};
    }
    const auto &tile = tiles[static_cast<std::size_t>(below(static_cast<int>(tiles.size())))];
    FreeAction action{.player = tile.seat, .tile = tile.tile};
    if (oneIn(2)) {
        action.give = counts<Good>(2);
        action.get = counts<Good>(6);
    }
    if (oneIn(2)) {
        for (int i = 0; i < 2; ++i) {
            const int seat = below(state.setup.players);
            const int region = below(state.setup.regions.size());
            const int there = cubesAt(playerAt(state, seat), region);
            if (seat != tile.seat && there > i) {
                action.remove.push_back({{region}, seat, 1});
            }
        }
    }
    if (oneIn(4)) {
        action.place = cubes(state, 1, playerAt(state, tile.seat).pool);
    }
    return action;
}

Settle RandomPlayer::settle(const State &state)
{
    Settle settle;
    for (int seat = 0; seat < state.setup.players; ++seat) {
        if (oneIn(5)) {
            settle.extra.push_back({seat, counts<Gain>(3)});
        }
    }
    for (int seat = state.setup.players - 1; seat >= 0; --seat) {
        const auto &cities = playerAt(state, seat).cities;
        auto drop = proposeUpkeep(state, seat, settle).drop;
        for (int i = 0; i < static_cast<int>(cities.size()); ++i) {
            // A city that brings resources may be what pays for the others.
            const auto &city = cities[static_cast<std::size_t>(i)];
            if (city.eats > 0 && city.gains[Gain::Resources] == 0 && oneIn(8)
                && std::ranges::find(drop, i) == drop.end()) {
                drop.push_back(i);
            }
        }
        if (!drop.empty()) {
            settle.drop.push_back({seat, drop});
        }
    }
    return settle;
}

Keep RandomPlayer::keep(const State &state)
{
    const int seat = state.keeping[static_cast<std::size_t>(below(static_cast<int>(state.keeping.size())))];
    const auto &player = playerAt(state, seat);
    Keep keep{seat, someOf(static_cast<int>(player.progress.size())),
        someOf(static_cast<int>(player.cities.size()))};
    return oneIn(2) || keepPreview(state, keep).whyNot ? proposeKeep(state, seat) : keep;
}

ChooseOrder RandomPlayer::order(const State &state)
{
    for (;;) {
        const ChooseOrder order{1 + below(state.setup.players)};
        if (state.next[static_cast<std::size_t>(order.position - 1)] == Nobody) {
            return order;
        }
    }
}

Adjust RandomPlayer::adjust(const State &state)
{
    Adjust adjust{.player = below(state.setup.players), .why = oneIn(2) ? "house rule" : ""};
    const auto &player = playerAt(state, adjust.player);
    if (oneIn(2)) {
        adjust.vp = below(60);
        adjust.food = below(MaxFood + 1);
        adjust.gold = below(20);
    }
    if (oneIn(2)) {
        adjust.resources = below(9);
        adjust.pool = below(CubesPerPlayer - cubesOnMap(player) + 1);
    }
    if (oneIn(4)) {
        auto &map = adjust.map.emplace();
        map.counts.resize(static_cast<std::size_t>(state.setup.regions.size()));
        map.counts[static_cast<std::size_t>(below(state.setup.regions.size()))]
            = below(CubesPerPlayer - cubesOnMap(player) - adjust.pool.value_or(player.pool) + 1);
    }
    if (oneIn(4)) {
        (adjust.territories.emplace())[any<Territory>()] = below(4);
    }
    if (oneIn(6)) {
        auto tile = progressTile(eraOf(state));
        adjust.progress = player.progress;
        std::erase_if(*adjust.progress, [&](const auto &owned) { return isSameTile(owned.tile, tile); });
        adjust.progress->push_back({std::move(tile), oneIn(2)});
    }
    if (oneIn(6)) {
        adjust.cities = {cityTile(), cityTile()};
    }
    return adjust;
}

Action RandomPlayer::discAction(const State &state)
{
    switch (below(12)) {
    case 0:
    case 1:
    case 2:
        return withDisc(state, TakeProgress{progressTile(1 + below(eraOf(state)))});
    case 3:
    case 4:
        return withDisc(state, TakeTerritory{any<Territory>()});
    case 5:
        return withDisc(state, TakeCity{cityTile()});
    case 6:
        return withDisc(state, BuildWonder{oneIn(2) ? "Tower" : "", below(9), counts<Material>(3)});
    case 7:
    case 8:
    case 9:
        return withDisc(state, empire(state));
    case 10: {
        Trade trade{{1 + below(3), any<Prize>(), below(5), below(2)}};
        return withDisc(state, trade);
    }
    default:
        return withDisc(state, Idle{any<Row>()});
    }
}

Action RandomPlayer::moveOfTurn(const State &state)
{
    if (oneIn(6)) {
        const auto action = freeAction(state);
        if (!refusal(state, action)) {
            return action;
        }
    }
    if (state.phase == Phase::Settle) {
        return settle(state);
    }
    for (int i = 0; i < 20; ++i) {
        if (auto action = discAction(state); !refusal(state, action)) {
            return action;
        }
    }
    for (const Row row : valuesOf<Row>()) {
        if (const Idle idle{row, proposeDisc(state, row)}; !refusal(state, idle)) {
            return idle;
        }
    }
    // Who can pay for none of the discs asks the table (D29).
    return Adjust{.player = state.seat, .gold = MaxCircles};
}

Action RandomPlayer::choose(const State &state)
{
    if (oneIn(40)) {
        return adjust(state);
    }
    if (oneIn(3000)) {
        return Finish{.why = "late"};
    }
    switch (state.phase) {
    case Phase::EraEnd:
        return keep(state);
    case Phase::Order:
        return order(state);
    case Phase::Actions:
    case Phase::Settle:
    case Phase::Over:
        break;
    }
    return moveOfTurn(state);
}

Action RandomPlayer::wild(const State &state)
{
    switch (below(9)) {
    case 0: {
        auto action = empire(state);
        action.number = below(6);
        action.disc.pay = counts<Good>(2);
        action.battles.push_back({{below(state.setup.regions.size())}, below(6), below(120), below(3)});
        return action;
    }
    case 1: {
        auto action = freeAction(state);
        action.player = below(6);
        action.give = counts<Good>(120);
        action.remove.push_back({{below(state.setup.regions.size())}, below(6), below(3)});
        return action;
    }
    case 2: {
        auto wild = settle(state);
        wild.drop.push_back({below(6), {below(3), below(3)}});
        wild.extra.push_back({below(6), counts<Gain>(120)});
        return wild;
    }
    case 3:
        return Keep{below(6), {below(4), below(4)}, {below(3)}};
    case 4:
        return ChooseOrder{below(7)};
    case 5: {
        auto wild = adjust(state);
        wild.player = below(6);
        wild.food = below(25);
        return wild;
    }
    case 6:
        return TakeProgress{progressTile(below(5)), {below(12), counts<Good>(2)}};
    case 7:
        return Trade{{below(120), any<Prize>(), below(120), below(2)}, {std::nullopt, counts<Good>(1)}};
    default:
        return discAction(state);
    }
}
}
