// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/costs.h"
#include "model/rise_of_empires/discs.h"

#include <algorithm>

namespace RiseOfEmpires
{
namespace
{
void judgePlacement(const State &state, const TakeEmpire &action, Judge &judge)
{
    judgeOpen(state, action.place, judge);
    PerId<Overseas, bool> sides;
    int regions = 0;
    for (int i = 0; i < state.setup.regions.size(); ++i) {
        const auto &region = state.setup.regions[i];
        if (countAt(action.place, i) == 0) {
            continue;
        }
        ++regions;
        judge.forbid(needsWater(region) && !action.water, Code::NeedsWater, {.subject = region.id});
        if (region.overseas) {
            sides[*region.overseas] = true;
        }
    }
    judge.forbid(sides[Overseas::NewWorld] && sides[Overseas::FarEast], Code::OneOverseas);
    judge.forbid(regions > action.number, Code::TooManyRegions, {.count = action.number});
}

/// Each on the map after placing, and nothing else is asked of it (D34).
void judgeBattle(const State &state, const TakeEmpire &action, const Battle &battle, Judge &judge)
{
    judgeFigure(battle.own, "own", judge);
    judgeFigure(battle.other, "other", judge);
    judge.forbid(!isSeat(state, battle.against) || battle.against == state.seat, Code::OutOfRange,
        {.subject = "against", .most = state.setup.players - 1});
    if (isSeat(state, battle.against)) {
        const int region = battle.region.index;
        const int own
            = countAt(action.place, region) + (action.withdraw ? 0 : cubesAt(active(state), region));
        judge.forbid(own == 0 || cubesAt(playerAt(state, battle.against), region) == 0, Code::NoTarget,
            {.subject = state.setup.regions[region].id, .seat = battle.against});
    }
}

void judgeBattles(const State &state, const TakeEmpire &action, Judge &judge)
{
    const auto &battles = action.battles;
    const int most = battlesIn(eraOf(state));
    const bool sameRegion = battles.size() == 2 && battles.front().region == battles.back().region;
    judge.forbid(static_cast<int>(battles.size()) > most || sameRegion, Code::BattleLimit, {.count = most});
    for (const auto &battle : battles) {
        judgeBattle(state, action, battle, judge);
    }
}

void withdraw(const State &state, int seat, Player &player, Events &events)
{
    PerName cubes{{player.map.begin(), player.map.begin() + state.setup.regions.size()}};
    if (const int count = totalOf(cubes); count > 0) {
        player.pool += count;
        player.map = {};
        events.push_back(Withdrawn{seat, std::move(cubes)});
    }
}

/// Who loses cubes loses them to the bank, and none that are not there (D33).
void fight(State &state, int seat, const Battle &battle, Events &events)
{
    const auto region = static_cast<std::size_t>(battle.region.index);
    int &own = playerAt(state, seat).map[region];
    int &other = playerAt(state, battle.against).map[region];
    const Fought fought{
        seat, battle.region, battle.against, std::min(battle.own, own), std::min(battle.other, other)};
    own -= fought.own;
    other -= fought.other;
    events.push_back(fought);
}
}

void judge(const State &state, const TakeEmpire &action, Judge &judge)
{
    // Cubes withdrawn by this action may be placed, but do not pay its disc (D22).
    judgeDisc(state, action.row, action.disc, costOf(state, action), judge);
    judgeFigure(action.number, "number", judge, 1, MostRegionsOfTile);
    judge.forbid(state.empiresTaken >= EmpireTiles, Code::NoEmpireTile);
    judgePlacement(state, action, judge);
    judgeBattles(state, action, judge);
}

void play(State &state, const TakeEmpire &action, Events &events)
{
    playDisc(state, action.row, action.disc, events, [&](int seat, Player &player) {
        ++state.empiresTaken;
        events.push_back(EmpireTaken{seat, action.number, action.water});
        if (action.withdraw) {
            withdraw(state, seat, player, events);
        }
        place(state, seat, action.place, events);
        for (const auto &battle : action.battles) {
            fight(state, seat, battle, events);
        }
    });
}
}
