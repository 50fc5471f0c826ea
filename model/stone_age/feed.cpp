// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/growth.h"

#include <algorithm>

namespace StoneAge
{
namespace
{
void eat(State &state, int seat, Events &events)
{
    auto &player = playerAt(state, seat);
    const int left = player.food + player.agriculture - player.people;
    player.food = std::max(0, left);
    player.work.missing = std::max(0, -left);
    if (left >= 0) {
        events.push_back(Fed{seat, player.people, player.food});
    } else {
        events.push_back(Short{seat, player.work.missing});
    }
}

void bringBonus(State &state, int seat, Events &events)
{
    Resources brought;
    for (const Bonus bonus : playerAt(state, seat).bonus) {
        if (const auto resource = fromId<Resource>(idOf(bonus))) {
            ++brought[*resource];
        }
    }
    receive(state, seat, brought, events);
}

void endRound(State &state, Events &events)
{
    for (auto &player : state.players) {
        player.toolsUsed = {};
    }
    if (const auto why = endingNear(state)) {
        endGame(state, *why, events);
        return;
    }
    state.deck -= cardsBought(state);
    state.start = seatAfter(state, state.start, 1);
    state.seat = state.start;
    state.phase = Phase::Actions;
    state.users = {};
    events.push_back(RoundOver{state.start, state.round});
    ++state.round;
    for (int i = 0; i < state.setup.players; ++i) {
        const int seat = seatAfter(state, state.start, i);
        bringBonus(state, seat, events);
        playerAt(state, seat).work = {.people = playerAt(state, seat).people};
    }
}

void endRoundOnceFed(State &state, Events &events)
{
    if (hungrySeats(state).empty()) {
        endRound(state, events);
    }
}
}

void judge(const State &state, const Done &, Judge &judge)
{
    judgeTurn(state, judge);
}

void play(State &state, const Done &, Events &events)
{
    const int next = seatAfter(state, state.seat, 1);
    if (next != state.start) {
        state.seat = next;
        return;
    }
    state.phase = Phase::Feed;
    for (int i = 0; i < state.setup.players; ++i) {
        eat(state, seatAfter(state, state.start, i), events);
    }
    endRoundOnceFed(state, events);
}

void judge(const State &state, const Feed &feed, Judge &judge)
{
    judge.forbid(state.phase != Phase::Feed, Code::WrongPhase, {.subject = idOf(Phase::Actions)});
    if (!isSeat(state, feed.player)) {
        judge.forbid(true, Code::OutOfRange, {.subject = "player", .most = state.setup.players - 1});
        return;
    }
    const auto &player = playerAt(state, feed.player);
    if (player.work.missing == 0) {
        judge.forbid(true, Code::AlreadyFed, {.seat = feed.player});
        return;
    }
    if (!feed.pay) {
        return;
    }
    for (const Resource resource : valuesOf<Resource>()) {
        const int have = player.stock[materialOf(resource)];
        judge.forbid((*feed.pay)[resource] > have, Code::NotEnoughResources,
            {.subject = idOf(resource), .count = have, .seat = feed.player});
    }
    judge.forbid(sumOf(*feed.pay) != player.work.missing, Code::WrongPayment,
        {.subject = "feed", .count = player.work.missing});
}

void play(State &state, const Feed &feed, Events &events)
{
    auto &player = playerAt(state, feed.player);
    player.work.missing = 0;
    if (feed.pay) {
        for (const Resource resource : valuesOf<Resource>()) {
            player.stock[materialOf(resource)] -= (*feed.pay)[resource];
        }
        events.push_back(FedByResources{feed.player, *feed.pay});
    } else {
        player.score -= PointsOfHunger;
        events.push_back(Hungry{feed.player, PointsOfHunger});
    }
    endRoundOnceFed(state, events);
}
}
