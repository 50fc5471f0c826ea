// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/plays.h"

#include <algorithm>

namespace BronzeAge
{
namespace
{
bool endIsNear(const State &state)
{
    const auto all = seats(state);
    const auto hasEnough
        = [&](const Player &player) { return player.developments.size() >= state.setup.endDevelopments; };
    const auto isSettled = [&](Monument monument) {
        return !isInPlay(state.setup, monument)
            || std::ranges::any_of(all, [&](const Player &player) { return isBuilt(player, monument); });
    };
    return std::ranges::any_of(all, hasEnough) || std::ranges::all_of(valuesOf<Monument>(), isSettled);
}

void announceLastRound(State &state, Events &events)
{
    if (!state.lastRound) {
        state.lastRound = true;
        events.emplace_back(LastRound{state.seat});
    }
}

void endTurn(State &state, Events &events)
{
    const bool alone = state.setup.players == 1;
    if ((!alone || state.setup.soloEarlyEnd) && endIsNear(state)) {
        announceLastRound(state, events);
    }
    const bool roundOver = state.seat == state.setup.players - 1;
    if (roundOver && state.lastRound) {
        endGame(state, events);
        return;
    }
    state.seat = roundOver ? 0 : state.seat + 1;
    state.round += roundOver ? 1 : 0;
    state.turn = {};
    state.phase = Phase::Roll;
    if (alone && state.round >= state.setup.soloRounds) {
        announceLastRound(state, events);
    }
}
}

void judge(const State &state, const Pass &pass, Judge &judge)
{
    const auto &player = active(state);
    judgeStep(state, Phase::Discard, judge);
    for (const Good good : valuesOf<Good>()) {
        judge.forbid(pass.discard[good] > player.goods[good], Code::NotEnoughGoods,
            {.subject = idOf(good), .count = player.goods[good]});
    }
    judge.forbid(sumOf(pass.discard) != goodsOver(player), Code::DiscardCount, {.count = goodsOver(player)});
}

void play(State &state, const Pass &pass, Events &events)
{
    auto &player = active(state);
    beginStep(state, Phase::Discard, events);
    if (state.turn.coins > 0) {
        events.emplace_back(CoinsLost{state.seat, state.turn.coins});
    }
    if (sumOf(pass.discard) > 0) {
        events.emplace_back(Discarded{state.seat, pass.discard});
    }
    for (const Good good : valuesOf<Good>()) {
        player.goods[good] -= pass.discard[good];
    }
    endTurn(state, events);
}

void judge(const State &, const Finish &, Judge &)
{
    // The players may stop whenever they like.
}

void play(State &state, const Finish &, Events &events)
{
    state.abandoned = true;
    endGame(state, events);
}
}
