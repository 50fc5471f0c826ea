// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/plays.h"

#include <algorithm>

namespace BronzeAge
{
namespace
{
void judgeShipping(const State &state, Judge &judge)
{
    constexpr auto shipping = idOf(Development::Shipping);
    judge.forbid(!isInEdition(state.setup, Development::Shipping), Code::NotInEdition, {.subject = shipping});
    judge.forbid(!has(active(state), Development::Shipping), Code::NeedsDevelopment, {.subject = shipping});
}
}

void judge(const State &state, const Ship &ship, Judge &judge)
{
    const auto &player = active(state);
    judgeShipping(state, judge);
    judgeStep(state, Phase::Build, judge);
    for (const Good good : {Good::Wood, Good::Cloth}) {
        judge.forbid(ship.count > player.goods[good], Code::NotEnoughGoods,
            {.subject = idOf(good), .count = player.goods[good]});
    }
    judge.forbid(player.ships + ship.count > MaxShips, Code::RowFull, {.subject = "ships", .most = MaxShips});
    judge.forbid(
        ship.count == 0, Code::OutOfRange, {.subject = "ships", .least = 1, .most = MaxShips - player.ships});
}

void play(State &state, const Ship &ship, Events &events)
{
    auto &player = active(state);
    beginStep(state, Phase::Build, events);
    player.goods[Good::Wood] -= ship.count;
    player.goods[Good::Cloth] -= ship.count;
    player.ships += ship.count;
}

void judge(const State &state, const Swap &swap, Judge &judge)
{
    const auto &goods = active(state).goods;
    judgeShipping(state, judge);
    judgeStep(state, Phase::Swap, judge);
    judge.forbid(goods[swap.from] < 1, Code::NotEnoughGoods, {.subject = idOf(swap.from)});
    judge.forbid(swap.from != swap.to && goods[swap.to] >= room(swap.to), Code::RowFull,
        {.subject = idOf(swap.to), .most = room(swap.to)});
    judge.forbid(swapsLeft(state) == 0, Code::SwapLimit);
    judge.forbid(swap.from == swap.to, Code::OutOfRange, {.subject = "swap"});
}

void play(State &state, const Swap &swap, Events &events)
{
    auto &goods = active(state).goods;
    beginStep(state, Phase::Swap, events);
    --goods[swap.from];
    ++goods[swap.to];
    ++state.turn.swapsMade;
}
}
