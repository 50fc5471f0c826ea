// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/plays.h"
#include "model/through_the_ages/prices.h"

namespace ThroughTheAges
{
void judge(const State &state, const Learn &action, Judge &judge)
{
    judgeTurn(state, judge);
    judgeAge(state, factsOf(action.technology).level, idOf(action.technology), judge);
    judgeDiscount(action.discount, judge);
    const int seat = seatOf(state, action.player);
    if (!judgeSeat(state, seat, judge)) {
        return;
    }
    const auto &player = playerAt(state, seat);
    judgeCivil(player, actionsOf(state, seat, action.actions, 1), judge);
    judge.forbid(player.knows(action.technology), Code::AlreadyKnown, {.subject = idOf(action.technology)});
    judgeScience(player, priceToLearn(state, player, action.technology, action.discount), judge);
}

void play(State &state, const Learn &action, Events &events)
{
    const int seat = seatOf(state, action.player);
    auto &player = playerAt(state, seat);
    spend(state, seat, actionsOf(state, seat, action.actions, 1), 0, events);
    payScience(state, seat, priceToLearn(state, player, action.technology, action.discount), events);
    player.technologies.known[action.technology] = true;
    events.push_back(Learned{seat, action.technology});
    receiveOnTechnology(state, seat, events);
}

void judge(const State &state, const Govern &action, Judge &judge)
{
    judgeTurn(state, judge);
    judgeAge(state, factsOf(action.government).level, idOf(action.government), judge);
    judgeDiscount(action.discount, judge);
    const int seat = seatOf(state, action.player);
    if (!judgeSeat(state, seat, judge)) {
        return;
    }
    const auto &player = playerAt(state, seat);
    judge.forbid(action.government == player.government || action.government == Government::Despotism,
        Code::AlreadyKnown, {.subject = idOf(action.government)});
    judgeScience(
        player, priceOf(state, player, action.government, action.revolution, action.discount), judge);
    if (!action.revolution) {
        judgeCivil(player, actionsOf(state, seat, action.actions, 1), judge);
        return;
    }
    const auto totals = totalsOf(player);
    const int left = action.military ? player.military : player.civil;
    const int total = action.military ? totals.military : totals.civil;
    judge.forbid(left < total, Code::NotFirstAction, {.count = left, .most = total});
}

void play(State &state, const Govern &action, Events &events)
{
    const int seat = seatOf(state, action.player);
    auto &player = playerAt(state, seat);
    const int price = priceOf(state, player, action.government, action.revolution, action.discount);
    if (!action.revolution) {
        spend(state, seat, actionsOf(state, seat, action.actions, 1), 0, events);
    } else if (action.military) {
        spend(state, seat, 0, player.military, events);
    } else {
        spend(state, seat, player.civil, 0, events);
    }
    payScience(state, seat, price, events);
    const auto before = totalsOf(player);
    const auto from = std::exchange(player.government, action.government);
    followTotals(player, before);
    if (action.revolution) {
        (action.military ? player.military : player.civil) = 0;
    }
    events.push_back(Governed{seat, from, action.government, action.revolution});
    receiveOnTechnology(state, seat, events);
}
}
