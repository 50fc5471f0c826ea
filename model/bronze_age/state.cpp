// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/state.h"

#include <algorithm>

namespace BronzeAge
{
Setup setupFor(Edition edition, int players)
{
    const auto &book = rulebook(edition);
    return {.edition = edition,
        .players = players,
        .trade = book.trade,
        .tieBreak = book.tieBreak,
        .endDevelopments = book.endDevelopments};
}

State start(const Setup &setup)
{
    State state{.setup = setup};
    state.lastRound = setup.players == 1 && setup.soloRounds == 1;
    return state;
}

int monumentsBuilt(const Player &player)
{
    return static_cast<int>(std::ranges::count_if(
        valuesOf<Monument>(), [&](Monument monument) { return isBuilt(player, monument); }));
}

int goodsValue(const Goods &goods)
{
    int value = 0;
    for (const Good good : valuesOf<Good>()) {
        value += valueOf(good, goods[good]);
    }
    return value;
}

int swapsLeft(const State &state)
{
    return std::max(0, active(state).ships - state.turn.swapsMade);
}

std::optional<int> monumentPoints(const State &state, int seat, Monument monument)
{
    if (!isBuilt(playerAt(state, seat), monument)) {
        return std::nullopt;
    }
    return state.firstBuilder[monument] == seat ? MonumentTable[monument].first
                                                : rulebook(state).later[monument];
}

int workableStones(const Player &player)
{
    return has(player, Development::Engineering) ? player.goods[Good::Stone] : 0;
}

int goodsOver(const Player &player)
{
    return has(player, Development::Caravans) ? 0 : std::max(0, sumOf(player.goods) - KeptGoods);
}
}
