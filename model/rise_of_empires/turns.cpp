// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/turns.h"

#include "model/rise_of_empires/plays.h"

#include <algorithm>
#include <tuple>

namespace RiseOfEmpires
{
namespace
{
void beginChoosing(State &state, Events &events)
{
    std::vector<Chooser> choosers;
    for (const int seat : turnOrder(state)) {
        const auto &player = playerAt(state, seat);
        choosers.push_back({seat, player.vp, equipment(player)});
    }
    sortForChoosing(state, choosers);
    for (const auto &chooser : choosers) {
        state.choosing.push_back(chooser.seat);
    }
    state.phase = Phase::Order;
    state.lastActed = Nobody;
    state.justTaken = -1;
    state.next.fill(Nobody);
    state.seat = state.choosing.front();
    events.push_back(Choosing{state.seat, state.choosing});
}

/// Cubes are halved after the last has chosen, before the order is worked out (D62).
void endEra(State &state, Events &events)
{
    for (const int seat : turnOrder(state)) {
        auto &map = playerAt(state, seat).map;
        PerName gone;
        for (int i = 0; i < state.setup.regions.size(); ++i) {
            int &cubes = map[static_cast<std::size_t>(i)];
            if (cubes > 0) {
                gone.counts.resize(static_cast<std::size_t>(state.setup.regions.size()));
                gone.counts[static_cast<std::size_t>(i)] = cubes - halved(cubes);
                cubes = halved(cubes);
            }
        }
        if (!gone.counts.empty()) {
            events.push_back(Halved{seat, std::move(gone)});
        }
    }
    beginChoosing(state, events);
}

void beginTurn(State &state, Events &events)
{
    ++state.round;
    state.order = state.next;
    state.seat = state.order.front();
    state.phase = Phase::Actions;
    if (halfOf(state) == Half::A) {
        state.rows = {};
    }
    std::fill_n(state.discs.begin(), state.setup.players, DiscsPerTurn);
    state.empiresTaken = 0;
    state.spaces.clear();
    state.next = {};
    for (auto &player : state.players) {
        for (auto &owned : player.progress) {
            owned.used = false;
        }
    }
    events.push_back(TurnBegun{state.seat, state.round});
}

/// Those of a list that are named, and the names of the two heaps it falls into.
template<typename Tile, typename NameOf>
void keepOnly(std::vector<Tile> &tiles, std::span<const int> indices, NameOf nameOf,
    std::vector<std::string> &kept, std::vector<std::string> &lost)
{
    std::vector<Tile> left;
    for (int i = 0; i < static_cast<int>(tiles.size()); ++i) {
        auto &tile = tiles[static_cast<std::size_t>(i)];
        const bool isKept = std::ranges::find(indices, i) != indices.end();
        (isKept ? kept : lost).push_back(nameOf(tile));
        if (isKept) {
            left.push_back(std::move(tile));
        }
    }
    tiles = std::move(left);
}
}

void sortForChoosing(const State &state, std::vector<Chooser> &choosers)
{
    std::ranges::sort(choosers, [&](const Chooser &one, const Chooser &other) {
        return std::tuple(one.vp, one.equipment, -positionOf(state, one.seat))
            < std::tuple(other.vp, other.equipment, -positionOf(state, other.seat));
    });
}

void endTurn(State &state, Events &events)
{
    if (state.round == Turns) {
        endGame(state, events);
        return;
    }
    if (halfOf(state) == Half::A) {
        beginChoosing(state, events);
        return;
    }
    for (const int seat : turnOrder(state)) {
        const auto &player = playerAt(state, seat);
        if (!player.progress.empty() || !player.cities.empty()) {
            state.keeping.push_back(seat);
        }
    }
    state.phase = Phase::EraEnd;
    if (state.keeping.empty()) {
        endEra(state, events);
    }
}

void judge(const State &state, const Keep &keep, Judge &judge)
{
    judgePhase(state, Phase::EraEnd, judge);
    judgeSeat(state, keep.player, judge);
    if (!isSeat(state, keep.player)) {
        return;
    }
    judge.forbid(std::ranges::find(state.keeping, keep.player) == state.keeping.end(), Code::AlreadyKept,
        {.seat = keep.player});
    const auto &player = playerAt(state, keep.player);
    judgeIndices(keep.progress, player.progress.size(), keep.player, judge);
    judgeIndices(keep.cities, player.cities.size(), keep.player, judge);
    judgeCosts(goodsOf(player),
        {{static_cast<int>(keep.progress.size()), static_cast<int>(keep.cities.size()), 0, 0, 0}}, judge);
}

void play(State &state, const Keep &keep, Events &events)
{
    auto &player = playerAt(state, keep.player);
    Kept kept{.player = keep.player,
        .gold = static_cast<int>(keep.progress.size()),
        .cubes = static_cast<int>(keep.cities.size())};
    TilesLost lost{.player = keep.player};
    keepOnly(
        player.progress, keep.progress, [](const auto &owned) { return owned.tile.name; }, kept.progress,
        lost.progress);
    keepOnly(
        player.cities, keep.cities, [](const auto &city) { return city.name; }, kept.cities, lost.cities);
    player.gold -= kept.gold;
    player.pool -= kept.cubes;
    events.push_back(std::move(kept));
    if (!lost.progress.empty() || !lost.cities.empty()) {
        events.push_back(std::move(lost));
    }
    std::erase(state.keeping, keep.player);
    if (state.keeping.empty()) {
        endEra(state, events);
    }
}

void judge(const State &state, const ChooseOrder &order, Judge &judge)
{
    judgePhase(state, Phase::Order, judge);
    judgeFigure(order.position, "position", judge, 1, state.setup.players);
    if (order.position >= 1 && order.position <= state.setup.players && state.phase == Phase::Order) {
        const int holder = state.next[static_cast<std::size_t>(order.position - 1)];
        judge.forbid(holder != Nobody, Code::PositionTaken, {.count = order.position, .seat = holder});
    }
}

void play(State &state, const ChooseOrder &order, Events &events)
{
    const auto take = [&](int position) {
        const int seat = state.choosing.front();
        state.next[static_cast<std::size_t>(position - 1)] = seat;
        state.choosing.erase(state.choosing.begin());
        events.push_back(OrderChosen{seat, position});
    };
    take(order.position);
    if (state.choosing.size() == 1) {
        const auto left = std::ranges::find(state.next, Nobody) - state.next.begin();
        take(static_cast<int>(left) + 1);
        beginTurn(state, events);
    } else {
        state.seat = state.choosing.front();
    }
}
}
