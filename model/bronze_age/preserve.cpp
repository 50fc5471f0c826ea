// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/plays.h"

#include <algorithm>

namespace BronzeAge
{
void judge(const State &state, const Preserve &, Judge &judge)
{
    constexpr auto preservation = idOf(Development::Preservation);
    const auto &player = active(state);
    judge.forbid(
        !isInEdition(state.setup, Development::Preservation), Code::NotInEdition, {.subject = preservation});
    judge.forbid(state.phase != Phase::Roll || state.turn.preserved, Code::WrongPhase);
    judge.forbid(!has(player, Development::Preservation), Code::NeedsDevelopment, {.subject = preservation});
    judge.forbid(player.goods[Good::Pottery] < 1, Code::NotEnoughGoods, {.subject = idOf(Good::Pottery)});
    judge.forbid(player.food < 1, Code::NotEnoughFood, {.subject = "food"});
}

void play(State &state, const Preserve &, Events &)
{
    auto &player = active(state);
    player.food = std::min(2 * player.food, MaxFood);
    --player.goods[Good::Pottery];
    state.turn.preserved = true;
}
}
