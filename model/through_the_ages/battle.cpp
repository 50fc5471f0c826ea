// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/plays.h"

namespace ThroughTheAges
{
namespace
{
/// A seat other than the one whose turn it is; for one player the Rival.
bool judgeOpponent(const State &state, int seat, Judge &judge)
{
    const bool isOpponent = isSolo(state) ? seat == RivalSeat : isIn(state, seat) && seat != state.seat;
    judge.forbid(!isOpponent, Code::NoSuchPlayer, {.seat = seat});
    return isOpponent;
}

void judgeToken(const State &state, int seat, Judge &judge)
{
    judge.forbid(state.setup.leagues && !playerAt(state, seat).token, Code::NoToken, {.seat = seat});
}

void takeToken(State &state, int seat)
{
    playerAt(state, seat).token = !state.setup.leagues;
}
}

bool isWarOpen(const State &state, int seat)
{
    const auto &player = playerAt(state, seat);
    return player.war != Nobody && player.warSince < state.round;
}

bool maySacrifice(const State &state)
{
    return knowsSacrifices(editionOf(state)) && !isLastRound(state);
}

void judgeSacrifice(const State &state, const Units &units, Judge &judge)
{
    if (sumOf(units) > 0) {
        judge.forbid(!knowsSacrifices(editionOf(state)), Code::NotInEdition, {.subject = "sacrifice"});
        judge.forbid(isLastRound(state), Code::NoSacrifice);
    }
}

void judge(const State &state, const Declare &action, Judge &judge)
{
    judgeTurn(state, judge);
    const auto &player = playerAt(state, seatOf(state, {}));
    judgeMilitary(player, action.actions, judge);
    judge.forbid(player.war != Nobody, Code::WarUnderWay, {.seat = player.war});
    if (judgeOpponent(state, action.against, judge)) {
        judgeToken(state, action.against, judge);
    }
}

void play(State &state, const Declare &action, Events &events)
{
    auto &player = playerAt(state, state.seat);
    spend(state, state.seat, 0, action.actions, events);
    player.war = action.against;
    player.warSince = state.round;
    takeToken(state, action.against);
    events.push_back(Declared{state.seat, action.against});
}

void judge(const State &state, const Battle &action, Judge &judge)
{
    judgeTurn(state, judge);
    judge.forbid(isSolo(state), Code::WrongPhase, {.subject = idOf(state.phase)});
    judgeSacrifice(state, action.sacrifice, judge);
    judgeSacrifice(state, action.defenderSacrifice, judge);
    if (isSolo(state)) {
        return;
    }
    const auto &attacker = active(state);
    judgeMilitary(attacker, action.actions, judge);
    judgeFigure(action.cards, "cards", judge, 0, action.war ? 0 : MostFigure);
    judgeGain(action.attacker, judge);
    judgeGain(action.defender, judge);
    judgeUnits(attacker, action.sacrifice, judge);
    if (!judgeOpponent(state, action.against, judge)) {
        return;
    }
    judgeUnits(playerAt(state, action.against), action.defenderSacrifice, judge);
    if (action.war) {
        judge.forbid(!isWarOpen(state, state.seat) || attacker.war != action.against, Code::NoWar,
            {.seat = action.against});
        return;
    }
    judgeToken(state, action.against, judge);
    const int lacking = strengthOf(state, action.against) + 1 - strengthOf(state, state.seat);
    judge.forbid(editionOf(state) == Edition::NewStory && lacking > 0, Code::NotStronger, {.count = lacking});
}

void play(State &state, const Battle &action, Events &events)
{
    const int seat = state.seat;
    const int against = action.against;
    spend(state, seat, 0, action.actions, events);
    state.attack = strengthOf(state, seat) + tellSacrifice(state, seat, action.sacrifice, events);
    state.defence = strengthOf(state, against)
        + tellSacrifice(state, against, action.defenderSacrifice, events) + action.cards;
    const int winner = state.attack == state.defence ? Nobody : state.attack > state.defence ? seat : against;
    events.push_back(Fought{seat, against, action.war, state.attack, state.defence, winner});
    giveUp(playerAt(state, seat), action.sacrifice);
    giveUp(playerAt(state, against), action.defenderSacrifice);
    if (action.war) {
        playerAt(state, seat).war = Nobody;
    } else {
        takeToken(state, against);
    }
    receive(state, seat, action.attacker, {Source::Battles, {}}, events);
    receive(state, against, action.defender, {Source::Battles, {}}, events);
}
}
