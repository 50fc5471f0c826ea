// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/costs.h"
#include "model/rise_of_empires/discs.h"

#include <algorithm>

namespace RiseOfEmpires
{
void judge(const State &state, const TakeProgress &action, Judge &judge)
{
    const auto &tile = action.tile;
    judgeDisc(state, action.row, action.disc, costOf(state, action), judge);
    judgeTile(tile, judge);
    judge.forbid(tile.era > eraOf(state), Code::WrongEra, {.subject = tile.name, .count = tile.era});
    const bool owned = std::ranges::any_of(
        active(state).progress, [&](const auto &other) { return isSameTile(tile, other.tile); });
    judge.forbid(owned, Code::AlreadyOwned, {.subject = tile.name});
}

void play(State &state, const TakeProgress &action, Events &events)
{
    const bool opens
        = action.tile.navigation && state.round == TurnOfNavigation && !anybodyHasNavigation(state);
    const int gold = surcharge(state, action.tile);
    playDisc(state, action.row, action.disc, events, [&](int seat, Player &player) {
        player.gold -= gold;
        state.justTaken = static_cast<int>(player.progress.size());
        player.progress.push_back({action.tile});
        events.push_back(ProgressTaken{seat, action.tile.name, action.tile.era, gold});
        if (opens) {
            events.push_back(OverseasOpen{seat});
        }
    });
}

void judge(const State &state, const TakeTerritory &action, Judge &judge)
{
    judgeDisc(state, action.row, action.disc, {}, judge);
    int tiles = 0;
    int towns = 0;
    for (const auto &player : seats(state)) {
        tiles += sumOf(player.territories);
        towns += townsOf(player);
    }
    judge.forbid(tiles >= TerritoryTiles || (isTown(action.tile) && towns >= TownTiles), Code::NoTileLeft,
        {.subject = idOf(action.tile)});
}

void play(State &state, const TakeTerritory &action, Events &events)
{
    playDisc(state, action.row, action.disc, events, [&](int seat, Player &player) {
        ++player.territories[action.tile];
        events.push_back(TerritoryTaken{seat, action.tile});
    });
}

void judge(const State &state, const TakeCity &action, Judge &judge)
{
    judgeDisc(state, action.row, action.disc, costOf(state, action), judge);
    judgeTile(action.tile, judge);
}

void play(State &state, const TakeCity &action, Events &events)
{
    playDisc(state, action.row, action.disc, events, [&](int seat, Player &player) {
        player.gold -= action.tile.cost;
        player.cities.push_back(action.tile);
        events.push_back(CityTaken{seat, action.tile.name, action.tile.cost});
    });
}

void judge(const State &state, const BuildWonder &action, Judge &judge)
{
    judge.forbid(halfOf(state) == Half::A, Code::WrongPhase, {.subject = BuildWonder::id});
    judgeDisc(state, action.row, action.disc, costOf(state, action), judge);
    judgeFigure(action.vp, idOf(Gain::Vp), judge);
    judgeFigures(action.cost, judge);
}

void play(State &state, const BuildWonder &action, Events &events)
{
    playDisc(state, action.row, action.disc, events, [&](int seat, Player &player) {
        pay(player, costOf(state, action));
        score(player, Source::Wonders, action.vp);
        events.push_back(WonderBuilt{seat, action.name, action.cost, action.vp});
    });
}
}
