// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/rivalplays.h"

#include "model/through_the_ages/score.h"

/// Events, ages, and from one turn to the next.
namespace ThroughTheAges
{
void judge(const State &state, const Prepare &action, Judge &judge)
{
    judgeTurn(state, judge);
    judgeFigure(action.level, "level", judge, 0, Levels - 1);
    if (action.revealed) {
        judge.forbid(!isIn(editionOf(state), *action.revealed), Code::NotInEdition,
            {.subject = idOf(*action.revealed)});
    }
}

void play(State &state, const Prepare &action, Events &events)
{
    events.push_back(Prepared{state.seat, action.level});
    Gain level;
    level.numbers[Benefit::Culture] = action.level;
    receive(state, state.seat, level, {}, events);
    if (action.revealed) {
        events.push_back(EventRevealed{state.seat, *action.revealed});
    }
    if (isSolo(state)) {
        strikeRival(state, *action.revealed, events);
    }
}

void judge(const State &state, const NextAge &, Judge &judge)
{
    judgeTurn(state, judge);
    judge.forbid(state.age == LastAge, Code::NoNextAge);
}

namespace
{
void endAge(State &state, int seat, int ended, Events &events)
{
    auto &player = playerAt(state, seat);
    const int lost = std::min(player.yellow, YellowLostWithAnAge);
    player.yellow -= lost;
    if (lost > 0) {
        events.push_back(YellowLost{seat, lost});
    }
    const auto before = totalsOf(player);
    const auto cards = player.cards;
    for (const auto &card : cards.list()) {
        if ((card.kind == CardKind::Leader || card.kind == CardKind::Pact) && card.age < ended) {
            putOut(state, seat, card, Why::Age, events);
        }
    }
    if (cards.wonder() && cards.wonder()->card.age < ended) {
        dropWonder(state, seat, Why::Age, events);
    }
    followTotals(player, before);
}
}

void play(State &state, const NextAge &, Events &events)
{
    const int ended = state.age++;
    const auto seats = seatsIn(state);
    if (state.age == LastAge) {
        const bool isFirst = state.seat == seats.front() && !state.setup.rivalFirst;
        state.lastRound = state.round + (isFirst ? 0 : 1);
    }
    events.push_back(AgeBegun{state.age, state.lastRound});
    for (const int seat : seats) {
        endAge(state, seat, ended, events);
    }
}

void beginTurn(State &state, int seat, Events &events)
{
    state.seat = seat;
    state.attack = 0;
    state.defence = 0;
    playerAt(state, seat).token = true;
    events.push_back(TurnBegun{seat, state.round});
}

void endRound(State &state, Events &events)
{
    if (isLastRound(state)) {
        state.phase = Phase::Final;
        state.attack = 0;
        state.defence = 0;
        events.push_back(FinalBegun{});
        return;
    }
    if (state.round++ == 1) {
        state.age = 1;
        events.push_back(AgeBegun{state.age, state.lastRound});
    }
    if (state.setup.rivalFirst) {
        beginRivalTurn(state, events);
    } else {
        beginTurn(state, seatsIn(state).front(), events);
    }
}

void passTurn(State &state, Events &events)
{
    const auto seats = seatsIn(state);
    const auto next = std::ranges::upper_bound(seats, state.seat);
    if (next != seats.end()) {
        beginTurn(state, *next, events);
    } else if (isSolo(state) && !state.setup.rivalFirst) {
        beginRivalTurn(state, events);
    } else {
        endRound(state, events);
    }
}

void judge(const State &state, const Resign &, Judge &judge)
{
    judgeTurn(state, judge);
}

void play(State &state, const Resign &, Events &events)
{
    const int seat = state.seat;
    auto &player = playerAt(state, seat);
    player.resigned = state.setup.players - static_cast<int>(seatsIn(state).size()) + 1;
    player.war = Nobody;
    events.push_back(Resigned{seat});
    for (const int other : seatsIn(state)) {
        if (playerAt(state, other).war != seat) {
            continue;
        }
        playerAt(state, other).war = Nobody;
        events.push_back(WarOff{other, seat});
        if (editionOf(state) == Edition::NewStory) {
            Gain gain;
            gain.numbers[Benefit::Culture] = CultureOfWarThatIsOff;
            receive(state, other, gain, {Source::Battles, {}}, events);
        }
    }
    if (seatsIn(state).size() < 2) {
        endGame(state, events);
    } else {
        passTurn(state, events);
    }
}

void judge(const State &, const Finish &, Judge &)
{
    // The players may stop whenever they like.
}

void play(State &state, const Finish &action, Events &events)
{
    state.abandoned = true;
    events.push_back(Finished{action.why});
    endGame(state, events);
}

void endGame(State &state, Events &events)
{
    state.phase = Phase::Over;
    state.attack = 0;
    state.defence = 0;
    state.rival.card.reset();
    state.rival.bid = 0;
    events.push_back(GameOver{ranking(state).front()});
}
}
