// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/advice.h"
#include "model/rise_of_empires/plays.h"

#include <algorithm>

namespace RiseOfEmpires
{
namespace
{
/// A player's cubes after withdrawing and placing.
int ownAfter(const State &state, bool withdraw, const PerName &place, int region)
{
    return countAt(place, region) + (withdraw ? 0 : cubesAt(active(state), region));
}

Losses lossesOf(const State &state, const TakeEmpire &action, const Battle &battle)
{
    const int region = battle.region.index;
    return {std::min(battle.own, ownAfter(state, action.withdraw, action.place, region)),
        std::min(battle.other, cubesAt(playerAt(state, battle.against), region))};
}

void add(CubeChanges &changes, int seat, int region, int cubes)
{
    changes[static_cast<std::size_t>(seat)][static_cast<std::size_t>(region)] += cubes;
}
}

std::optional<Error> whyClosed(const State &state, int region)
{
    PerName one;
    one.counts.resize(static_cast<std::size_t>(state.setup.regions.size()));
    one.counts[static_cast<std::size_t>(region)] = 1;
    Judge judge;
    judgeOpen(state, one, judge);
    return judge.verdict();
}

std::vector<std::optional<Error>> openRegions(
    const State &state, int number, bool water, const PerName &placed)
{
    const auto &regions = state.setup.regions;
    std::vector<std::optional<Error>> reasons;
    int used = 0;
    PerId<Overseas, bool> sides;
    for (int i = 0; i < regions.size(); ++i) {
        if (countAt(placed, i) > 0) {
            ++used;
            if (const auto side = regions[i].overseas) {
                sides[*side] = true;
            }
        }
    }
    for (int i = 0; i < regions.size(); ++i) {
        Judge judge;
        const auto side = regions[i].overseas;
        const auto other = side == Overseas::NewWorld ? Overseas::FarEast : Overseas::NewWorld;
        judge.forbid(needsWater(regions[i]) && !water, Code::NeedsWater, {.subject = regions[i].id});
        judge.forbid(side && sides[other], Code::OneOverseas);
        judge.forbid(countAt(placed, i) == 0 && used >= number, Code::TooManyRegions, {.count = number});
        auto closed = whyClosed(state, i);
        reasons.push_back(closed ? std::move(closed) : judge.verdict());
    }
    return reasons;
}

std::vector<Target> battleTargets(const State &state, bool withdraw, const PerName &place)
{
    std::vector<Target> targets;
    for (int region = 0; region < state.setup.regions.size(); ++region) {
        const int own = ownAfter(state, withdraw, place, region);
        for (int seat = 0; seat < state.setup.players; ++seat) {
            const int other = cubesAt(playerAt(state, seat), region);
            if (own > 0 && other > 0 && seat != state.seat) {
                targets.push_back({region, seat, own, other});
            }
        }
    }
    return targets;
}

BattleResult battleResult(const State &state, const TakeEmpire &action, const Battle &battle)
{
    const auto losses = lossesOf(state, action, battle);
    const int region = battle.region.index;
    auto cubes = cubesIn(state, region);
    cubes[static_cast<std::size_t>(state.seat)]
        = ownAfter(state, action.withdraw, action.place, region) - losses.own;
    cubes[static_cast<std::size_t>(battle.against)] -= losses.other;
    return {losses.own, losses.other, standingsIn(state.setup.regions[region], cubes)};
}

CubeChanges changesOf(const State &state, const TakeEmpire &action)
{
    CubeChanges changes{};
    for (int region = 0; region < state.setup.regions.size(); ++region) {
        add(changes, state.seat, region,
            ownAfter(state, action.withdraw, action.place, region) - cubesAt(active(state), region));
    }
    for (const auto &battle : action.battles) {
        const auto losses = lossesOf(state, action, battle);
        add(changes, state.seat, battle.region.index, -losses.own);
        add(changes, battle.against, battle.region.index, -losses.other);
    }
    return changes;
}

CubeChanges changesOf(const State &state, const FreeAction &action)
{
    CubeChanges changes{};
    for (const auto &removal : action.remove) {
        add(changes, removal.player, removal.region.index, -removal.count);
    }
    for (int region = 0; region < state.setup.regions.size(); ++region) {
        add(changes, action.player, region, countAt(action.place, region));
    }
    return changes;
}

void describeTile(const State &state, TakeEmpire &action)
{
    const auto &regions = state.setup.regions;
    int used = 0;
    action.water = false;
    for (int i = 0; i < regions.size(); ++i) {
        if (countAt(action.place, i) > 0) {
            ++used;
            action.water = action.water || needsWater(regions[i]);
        }
    }
    action.number = std::max(1, used);
}
}
