// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/payment.h"
#include "model/bronze_age/plays.h"

namespace BronzeAge
{
void judge(const State &state, const Buy &buy, Judge &judge)
{
    const auto &player = active(state);
    const auto development = idOf(buy.development);
    const int cost = rulebook(state).developments[buy.development].cost;
    const int paid = amountPaid(state, buy);
    judgeStep(state, Phase::Buy, judge);
    judge.forbid(!isInEdition(state.setup, buy.development), Code::NotInEdition, {.subject = development});
    judge.forbid(buy.food > 0 && !has(player, Development::Granaries), Code::NeedsDevelopment,
        {.subject = idOf(Development::Granaries)});
    judge.forbid(buy.food > player.food, Code::NotEnoughFood, {.subject = "food", .count = player.food});
    judge.forbid(paid < cost, Code::NotEnoughCoins, {.subject = development, .count = cost - paid});
    judge.forbid(has(player, buy.development), Code::AlreadyOwned, {.subject = development});
}

void play(State &state, const Buy &buy, Events &events)
{
    auto &player = active(state);
    beginStep(state, Phase::Buy, events);
    events.emplace_back(Bought{state.seat, buy.development,
        rulebook(state).developments[buy.development].cost, amountPaid(state, buy)});
    for (const Good good : valuesOf<Good>()) {
        if (buy.rows[good]) {
            player.goods[good] = 0;
        }
    }
    player.food -= buy.food;
    player.developments.add(buy.development);
    state.turn.coins = 0;
    state.turn.bought = true;
    state.phase = Phase::Discard;
}
}
