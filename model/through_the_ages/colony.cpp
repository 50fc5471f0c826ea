// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/rivalplays.h"

namespace ThroughTheAges
{
void judge(const State &state, const Colonize &action, Judge &judge)
{
    const auto phase = isSolo(state) ? Phase::Bid : Phase::Turn;
    judge.forbid(state.phase != phase, Code::WrongPhase, {.subject = idOf(state.phase)});
    judge.forbid(state.round == 1, Code::FirstRound);
    judgeFigure(action.age, "age", judge, 1, 2);
    judgeFigure(action.bid, "bid", judge);
    judgeFigure(action.cards, "cards", judge);
    judgeEffect(action.effect, judge);
    judgeGain(action.gain, judge);
    judge.forbid(sumOf(action.sacrifice) == 0, Code::NoUnit);
    const int seat = seatOf(state, action.player);
    if (!judgeSeat(state, seat, judge)) {
        return;
    }
    const auto &player = playerAt(state, seat);
    judge.forbid(player.cards.find(action.name) || player.cards.isUnderWay(action.name), Code::BadCard,
        {.subject = action.name});
    judgeUnits(player, action.sacrifice, judge);
    const int paid = paymentOf(state, player, action);
    const int least = state.rival.bid + 1;
    judge.forbid(paid < action.bid, Code::BidTooLow, {.count = action.bid - paid, .least = least});
    judge.forbid(action.bid < least, Code::BidTooLow, {.count = least - action.bid, .least = least});
}

void play(State &state, const Colonize &action, Events &events)
{
    const int seat = seatOf(state, action.player);
    auto &player = playerAt(state, seat);
    tellSacrifice(state, seat, action.sacrifice, events);
    giveUp(player, action.sacrifice);
    const auto before = totalsOf(player);
    const Card card{action.name, CardKind::Colony, action.age, {}, action.effect};
    putIn(state, seat, card, events);
    followTotals(player, before);
    receive(state, seat, action.gain, giverOf(card), events);
    if (isSolo(state)) {
        resumeTurn(state, events);
    }
}

int paymentOf(const State &state, const Player &player, const Colonize &action)
{
    return sacrificeOf(editionOf(state), player, action.sacrifice) + player.cards.atLeastNone(Trait::Colonize)
        + action.cards;
}
}
