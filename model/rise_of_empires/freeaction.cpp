// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/plays.h"

#include <algorithm>
#include <cstdint>

namespace RiseOfEmpires
{
namespace
{
void judgeRemovals(const State &state, const FreeAction &action, Judge &judge)
{
    std::array<std::array<std::int64_t, MaxRegions>, MaxPlayers> removed{};
    for (const auto &[region, player, count] : action.remove) {
        judge.forbid(!isSeat(state, player) || player == action.player, Code::OutOfRange,
            {.subject = "player", .most = state.setup.players - 1});
        judgeFigure(count, "count", judge, 1, MaxCount);
        if (isSeat(state, player)) {
            auto &sum = removed[static_cast<std::size_t>(player)][static_cast<std::size_t>(region.index)];
            sum += count;
            judge.forbid(sum > cubesAt(playerAt(state, player), region.index), Code::NoTarget,
                {.subject = state.setup.regions[region.index].id, .seat = player});
        }
    }
}

void judgeFreeTile(const State &state, const FreeAction &action, Judge &judge)
{
    const auto &progress = playerAt(state, action.player).progress;
    const auto at = static_cast<std::size_t>(action.tile);
    if (at >= progress.size()) {
        judge.forbid(
            true, Code::NoSuchTile, {.most = static_cast<int>(progress.size()) - 1, .seat = action.player});
        return;
    }
    const auto &[tile, used] = progress[at];
    judge.forbid(!tile.free, Code::NotAFreeAction, {.subject = tile.name});
    judge.forbid(action.player == state.lastActed && action.tile == state.justTaken, Code::JustTaken,
        {.subject = tile.name});
    judge.forbid(used, Code::TileUsed, {.subject = tile.name});
}

/// Told for each region and opponent in the order first named, counts added.
void remove(State &state, const FreeAction &action, Events &events)
{
    std::vector<Removed> all;
    for (const auto &removal : action.remove) {
        playerAt(state, removal.player).map[static_cast<std::size_t>(removal.region.index)] -= removal.count;
        const auto same = std::ranges::find_if(all, [&](const Removed &told) {
            return told.region == removal.region && told.against == removal.player;
        });
        if (same == all.end()) {
            all.push_back({action.player, removal.region, removal.player, removal.count});
        } else {
            same->cubes += removal.count;
        }
    }
    events.insert(events.end(), all.begin(), all.end());
}

/// Nothing is doubled here, not even in the last turn (D37).
void receive(State &state, int seat, const Goods &goods, Events &events)
{
    if (goods == Goods{}) {
        return;
    }
    auto &player = playerAt(state, seat);
    events.push_back(Got{seat, goods});
    player.gold += goods[Good::Gold];
    player.resources += goods[Good::Resources];
    const auto over = overflowOf(player.food + goods[Good::Food]);
    player.food += goods[Good::Food] - over.food;
    player.gold += over.gold;
    if (over.food > 0) {
        events.push_back(FoodOver{seat, over.food, over.gold});
    }
    const int cubes = std::min(goods[Good::Cubes], bankOf(player));
    player.pool += cubes;
    if (cubes < goods[Good::Cubes]) {
        events.push_back(CubesShort{seat, goods[Good::Cubes] - cubes});
    }
    score(player, Source::Progress, goods[Good::Vp]);
}
}

void judge(const State &state, const FreeAction &action, Judge &judge)
{
    judge.forbid(state.phase != Phase::Actions && state.phase != Phase::Settle, Code::WrongPhase,
        {.subject = idOf(state.phase)});
    judgeSeat(state, action.player, judge);
    if (!isSeat(state, action.player)) {
        return;
    }
    judgeFigures(action.give, judge);
    judgeFigures(action.get, judge);
    const bool isFree
        = action.player == state.lastActed || (action.player == state.seat && state.phase == Phase::Actions);
    judge.forbid(!isFree, Code::NotYourTurn, {.seat = state.seat});
    judgeFreeTile(state, action, judge);
    judgeRemovals(state, action, judge);
    judgeOpen(state, action.place, judge);
    auto needed = action.give;
    needed[Good::Cubes] += totalOf(action.place);
    judgeCosts(goodsOf(playerAt(state, action.player)), needed, judge);
}

void play(State &state, const FreeAction &action, Events &events)
{
    // Whoever is next has begun: the one before has had the time for it (D35).
    if (action.player != state.lastActed) {
        state.lastActed = Nobody;
        state.justTaken = -1;
    }
    auto &player = playerAt(state, action.player);
    const auto before = player.sources;
    auto &[tile, used] = player.progress[static_cast<std::size_t>(action.tile)];
    used = true;
    events.push_back(FreeUsed{action.player, tile.name, tile.era});
    if (action.give != Goods{}) {
        pay(player, action.give);
        events.push_back(Gave{action.player, action.give});
    }
    remove(state, action, events);
    place(state, action.player, action.place, events);
    receive(state, action.player, action.get, events);
    tellPoints(state, action.player, before, events);
}
}
