// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/rivalplays.h"

/// From turn to turn of the Rival, and what it produces.
namespace ThroughTheAges
{
int rivalStrength(const State &state)
{
    return strengthOf(editionOf(state), state.rival.army);
}

int humanStrength(const State &state)
{
    return strengthOf(state, 0);
}

bool isRivalStronger(const State &state)
{
    const int difference = rivalStrength(state) - humanStrength(state);
    return difference > 0 || (difference == 0 && state.seat == RivalSeat);
}

bool isRivalAhead(const State &state)
{
    const int difference = state.rival.culture - playerAt(state, 0).culture;
    return difference > 0 || (difference == 0 && state.seat == RivalSeat);
}

void scoreRival(State &state, RivalSource source, int culture, Events &events)
{
    auto &rival = state.rival;
    const int change = std::clamp(rival.culture + culture, 0, MostPoints) - rival.culture;
    rival.culture += change;
    rival.sources[source] += change;
    if (change != 0) {
        events.push_back(RivalScored{.from = source, .culture = change});
    }
}

void dropTactics(State &state, Events &events)
{
    auto left = dropEmpty(editionOf(state), state.rival.army);
    if (!left.empty()) {
        events.push_back(RivalTacticOut{.tactics = std::move(left)});
    }
}

void giveUpUnits(State &state, const RivalArmy &units, Events &events)
{
    if (units.empty()) {
        return;
    }
    events.push_back(RivalSacrificed{.units = units, .strength = strengthOf(editionOf(state), units)});
    take(state.rival.army, units);
    dropTactics(state, events);
}

void beginRivalTurn(State &state, Events &events)
{
    state.seat = RivalSeat;
    state.attack = 0;
    state.defence = 0;
    events.push_back(TurnBegun{RivalSeat, state.round});
    if (state.round == 1) {
        events.push_back(RivalRow{.count = removedFromTheRow(state.setup)});
        endRound(state, events);
    } else {
        state.phase = state.rival.war > 0 ? Phase::RivalWar : Phase::RivalHand;
    }
}

namespace
{
/// The tactic of a hand that is better than all it has.
Tactic betterTactic(Edition edition, const RivalArmy &army, std::span<const RivalCard> hand)
{
    const auto rank = [&](Tactic tactic) {
        return std::pair(factsOf(tactic).large.in(edition), factsOf(tactic).small.in(edition));
    };
    Tactic best = Tactic::None;
    for (const RivalCard card : hand) {
        const auto tactic = tacticOf(card);
        if (rank(tactic) > rank(best)) {
            best = tactic;
        }
    }
    const auto now = army[bestOf(edition, army)].tactic;
    return rank(best).first > rank(now).first ? best : Tactic::None;
}

void mobilise(Edition edition, int limit, RivalPlan &plan)
{
    const int units = unitsIn(plan.army);
    const int elsewhere = units - plan.army[bestOf(edition, plan.army)].units;
    int upgrades = 0;
    if (units <= limit - 2) {
        plan.built = 2;
    } else if (units == limit - 1) {
        plan.built = 1;
        upgrades = 2;
    } else if (elsewhere >= 3) {
        upgrades = 4;
    } else {
        plan.built = elsewhere == 0 ? 2 : 1;
        upgrades = elsewhere;
    }
    buildUnits(edition, plan.army, plan.built);
    plan.upgraded = upgradeUnits(edition, plan.army, upgrades);
}

void produceUnits(Edition edition, int limit, RivalPlan &plan)
{
    if (unitsIn(plan.army) < limit) {
        plan.built = 1;
        buildUnits(edition, plan.army, 1);
    } else {
        plan.upgraded = upgradeUnits(edition, plan.army, 2);
    }
}
}

RivalPlan planOf(const State &state, std::span<const RivalCard> hand, bool attacked)
{
    const auto edition = editionOf(state);
    const int limit = RivalLimits[state.setup.rival];
    RivalPlan plan{.army = state.rival.army};
    plan.blocked
        = playerAt(state, 0).cards.has(Trait::Gandhi) && state.rival.attacks >= AttacksThatGandhiStops;
    plan.culture = CultureOfAge[static_cast<std::size_t>(state.age)];
    if (plan.blocked) {
        return plan;
    }
    plan.tactic = betterTactic(edition, plan.army, hand);
    if (plan.tactic != Tactic::None) {
        plan.army.push_back({plan.tactic, 0});
    }
    plan.mobilises = rivalStrength(state) <= humanStrength(state) - 2 * state.age;
    if (plan.mobilises) {
        mobilise(edition, limit, plan);
        plan.culture = 0;
        plan.draw = 1;
    } else {
        produceUnits(edition, limit, plan);
        plan.draw = attacked ? 2 : 3;
    }
    plan.draw = state.age == LastAge ? 0 : plan.draw;
    return plan;
}

void endRivalTurn(State &state, Events &events)
{
    auto &rival = state.rival;
    const auto plan = planOf(state, rival.hand, rival.attacked);
    rival.army = plan.army;
    if (plan.tactic != Tactic::None) {
        events.push_back(RivalTactic{.tactic = plan.tactic});
    }
    if (plan.blocked) {
        events.push_back(RivalBlocked{});
    } else if (plan.mobilises) {
        events.push_back(RivalMobilised{.built = plan.built, .upgraded = plan.upgraded});
    } else {
        events.push_back(RivalProduced{.built = plan.built, .upgraded = plan.upgraded});
    }
    scoreRival(state, RivalSource::Age, plan.culture, events);
    dropTactics(state, events);
    rival.draw = plan.draw;
    rival.hand.clear();
    rival.attacked = false;
    events.push_back(RivalDraw{.count = rival.draw});
    state.phase = Phase::Turn;
    if (state.setup.rivalFirst) {
        beginTurn(state, 0, events);
    } else {
        endRound(state, events);
    }
}

void resumeTurn(State &state, Events &events)
{
    state.rival.territory = 0;
    state.rival.bid = 0;
    state.rival.bidUnits = 0;
    if (state.seat == RivalSeat) {
        endRivalTurn(state, events);
    } else {
        state.phase = Phase::Turn;
    }
}
}
