// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/rivalplays.h"
#include "model/through_the_ages/rivalstrikes.h"

/// Events and territories with the Rival.
namespace ThroughTheAges
{
void strikeRival(State &state, Revealed event, Events &events)
{
    const auto &facts = strikeOf(event);
    if (facts.strike == Strike::Territory) {
        state.rival.territory = event == Revealed::Territory1 ? 1 : 2;
        state.phase = Phase::RivalBid;
        return;
    }
    const int change = changeBy(facts, isRivalStronger(state), isRivalAhead(state));
    if (facts.strike == Strike::Terrorism && change == 0) {
        if (const auto technology = raided(state, Levels)) {
            auto &player = playerAt(state, 0);
            --player.technologies.workers[*technology];
            ++player.pool;
            events.push_back(Destroyed{0, *technology, 1});
        }
        return;
    }
    scoreRival(state, RivalSource::Events, change, events);
}

void judge(const State &state, const RivalEvent &action, Judge &judge)
{
    judgeRivalPhase(state, Phase::RivalEvent, judge);
    judge.forbid(
        !isIn(editionOf(state), action.revealed), Code::NotInEdition, {.subject = idOf(action.revealed)});
    judgeGain(action.change, judge);
}

void play(State &state, const RivalEvent &action, Events &events)
{
    events.push_back(EventRevealed{RivalSeat, action.revealed});
    strikeRival(state, action.revealed, events);
    receive(state, 0, action.change, {}, events);
    if (state.phase != Phase::RivalBid) {
        endRivalTurn(state, events);
    }
}

RivalArmy unitsToBid(const State &state)
{
    const auto edition = editionOf(state);
    const auto &army = state.rival.army;
    const int strength = rivalStrength(state);
    const int human = humanStrength(state);
    auto left = army;
    const auto two = weakestOf(edition, army, 2);
    take(left, two);
    const bool second = unitsIn(two) == 2 && strength > human && strengthOf(edition, left) > human;
    return second ? two : weakestOf(edition, army, 1);
}

void judge(const State &state, const RivalBid &action, Judge &judge)
{
    judgeRivalPhase(state, Phase::RivalBid, judge);
    judgeCards(state, action.drawn, state.age == LastAge ? 0 : RivalDraws, judge);
}

void play(State &state, const RivalBid &action, Events &events)
{
    auto &rival = state.rival;
    auto units = unitsToBid(state);
    rival.bidUnits = unitsIn(units);
    rival.bid = strengthOf(editionOf(state), units);
    for (const RivalCard card : action.drawn) {
        rival.bid += rival.bidUnits > 0 ? colonizationOf(card) : 0;
    }
    events.push_back(RivalBids{.cards = action.drawn, .units = std::move(units), .bid = rival.bid});
    state.phase = Phase::Bid;
}

void judge(const State &state, const PassBid &, Judge &judge)
{
    judgeRivalPhase(state, Phase::Bid, judge);
}

void play(State &state, const PassBid &, Events &events)
{
    const auto &rival = state.rival;
    const int level = rival.bid > 0 ? rival.territory : 0;
    events.push_back(RivalColony{.level = level});
    scoreRival(state, RivalSource::Colony, CultureOfColony[static_cast<std::size_t>(level)], events);
    giveUpUnits(state, weakestOf(editionOf(state), rival.army, rival.bidUnits), events);
    resumeTurn(state, events);
}
}
