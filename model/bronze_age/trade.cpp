// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/plays.h"

namespace BronzeAge
{
namespace
{
Wares waresOf(const Player &player)
{
    Wares wares;
    for (const Good good : valuesOf<Good>()) {
        wares[static_cast<Ware>(good)] = player.goods[good];
    }
    wares[Ware::Food] = player.food;
    return wares;
}

int roomFor(Ware ware)
{
    return ware == Ware::Food ? MaxFood : room(static_cast<Good>(ware));
}

void judgeSide(const Player &player, int seat, const Wares &give, const Wares &get, Judge &judge)
{
    const auto owned = waresOf(player);
    for (const Ware ware : valuesOf<Ware>()) {
        judge.forbid(give[ware] > owned[ware],
            ware == Ware::Food ? Code::NotEnoughFood : Code::NotEnoughGoods,
            {.subject = idOf(ware), .count = owned[ware], .seat = seat});
        judge.forbid(owned[ware] - give[ware] + get[ware] > roomFor(ware), Code::RowFull,
            {.subject = idOf(ware), .most = roomFor(ware), .seat = seat});
    }
}

void settle(Player &player, const Wares &give, const Wares &get)
{
    for (const Good good : valuesOf<Good>()) {
        const auto ware = static_cast<Ware>(good);
        player.goods[good] += get[ware] - give[ware];
    }
    player.food += get[Ware::Food] - give[Ware::Food];
}
}

void judge(const State &state, const Trade &trade, Judge &judge)
{
    judge.forbid(!state.setup.trade, Code::NotInOptions, {.subject = "trade"});
    judgeStep(state, rulebook(state).tradeStep, judge);
    judgeSide(active(state), -1, trade.give, trade.get, judge);
    if (isSeat(state, trade.with) && trade.with != state.seat) {
        judgeSide(playerAt(state, trade.with), trade.with, trade.get, trade.give, judge);
    } else {
        judge.forbid(true, Code::TradePartner);
    }
    judge.forbid(sumOf(trade.give) == 0 || sumOf(trade.get) == 0, Code::EmptyTrade);
}

void play(State &state, const Trade &trade, Events &events)
{
    beginStep(state, rulebook(state).tradeStep, events);
    settle(active(state), trade.give, trade.get);
    settle(playerAt(state, trade.with), trade.get, trade.give);
    events.emplace_back(Traded{state.seat, trade.with, trade.give, trade.get});
}
}
