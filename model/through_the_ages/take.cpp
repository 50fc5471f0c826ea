// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/plays.h"

namespace ThroughTheAges
{
namespace
{
void judgeWonder(const Player &player, const WonderCard &wonder, Judge &judge)
{
    judge.forbid(player.cards.wonder().has_value(), Code::WonderUnderWay,
        {.subject = player.cards.wonder() ? player.cards.wonder()->card.name : std::string()});
    judge.forbid(player.cards.find(wonder.name), Code::BadCard, {.subject = wonder.name});
    judgeFigure(wonder.age, "age", judge, 0, Levels - 1);
    judgeFigure(static_cast<int>(wonder.stages.size()), "stages", judge, 1, MostStages);
    for (const int price : wonder.stages) {
        judgeFigure(price, "stages", judge);
    }
}
}

void judge(const State &state, const Take &action, Judge &judge)
{
    judge.forbid(state.phase != Phase::Turn, Code::WrongPhase, {.subject = idOf(state.phase)});
    const int seat = seatOf(state, action.player);
    if (!judgeSeat(state, seat, judge)) {
        return;
    }
    const auto &player = playerAt(state, seat);
    judgeCivil(player, action.actions, judge);
    if (action.wonder) {
        judgeWonder(player, *action.wonder, judge);
    }
}

void play(State &state, const Take &action, Events &events)
{
    const int seat = seatOf(state, action.player);
    auto &player = playerAt(state, seat);
    spend(state, seat, action.actions, 0, events);
    events.push_back(Took{seat, action.technology});
    if (action.wonder) {
        player.cards.setWonder(Wonder{*action.wonder});
        events.push_back(WonderStarted{seat, *action.wonder});
    }
    if (action.technology) {
        const auto cards = player.cards;
        for (const auto &card : cards.list()) {
            receive(state, seat, {card.effect.onTake, {}}, giverOf(card), events, Limit::Total);
        }
    }
}

void judge(const State &state, const Spend &action, Judge &judge)
{
    judgePlaying(state, judge);
    const int seat = seatOf(state, action.player);
    if (judgeSeat(state, seat, judge)) {
        judgeCivil(playerAt(state, seat), action.civil, judge);
        judgeMilitary(playerAt(state, seat), action.military, judge);
    }
}

void play(State &state, const Spend &action, Events &events)
{
    spend(state, seatOf(state, action.player), action.civil, action.military, events);
}
}
