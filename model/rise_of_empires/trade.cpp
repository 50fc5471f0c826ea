// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/costs.h"
#include "model/rise_of_empires/discs.h"

#include <algorithm>

namespace RiseOfEmpires
{
void judge(const State &state, const Trade &action, Judge &judge)
{
    const auto &space = action.space;
    judgeDisc(state, action.row, action.disc, costOf(state, action), judge);
    judgeFigure(space.discs, "discs", judge, 1);
    judgeFigure(space.amount, idOf(space.prize), judge);
    const auto taken = std::ranges::find(state.spaces, space, &TakenSpace::space);
    if (taken != state.spaces.end()) {
        judge.forbid(true, Code::SpaceTaken, {.seat = taken->seat});
    }
}

void play(State &state, const Trade &action, Events &events)
{
    const auto &space = action.space;
    playDisc(state, action.row, action.disc, events, [&](int seat, Player &player) {
        PerId<Prize, int> get;
        get[space.prize] = space.amount;
        player.resources -= space.discs;
        player.gold += get[Prize::Gold];
        score(player, Source::Trade, get[Prize::Vp]);
        state.spaces.push_back({space, seat});
        events.push_back(Traded{seat, space.discs, get});
    });
}

void judge(const State &state, const Idle &action, Judge &judge)
{
    judgeDisc(state, action.row, action.disc, {}, judge);
}

void play(State &state, const Idle &action, Events &events)
{
    playDisc(state, action.row, action.disc, events,
        [&](int seat, const Player &) { events.push_back(Idled{seat}); });
}
}
