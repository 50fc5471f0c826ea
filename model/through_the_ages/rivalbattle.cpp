// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/rivalplays.h"

/// Wars and aggressions between the player and the Rival.
namespace ThroughTheAges
{
namespace
{
/// Half its units, rounded up.
int mostGivenUp(const State &state)
{
    return (unitsIn(state.rival.army) + 1) / 2;
}

int tellBattle(State &state, int attacker, bool war, int attack, int defence, Events &events)
{
    state.attack = attack;
    state.defence = defence;
    const int defender = RivalSeat - attacker;
    const int winner = attack == defence ? Nobody : attack > defence ? attacker : defender;
    events.push_back(Fought{attacker, defender, war, attack, defence, winner});
    return winner;
}

int cultureOf(RivalCard card)
{
    return CultureOfAggression[static_cast<std::size_t>(levelOf(card))];
}
}

int cardsToDefend(const State &state, Role attack)
{
    return attack == Role::War || state.age == LastAge ? 0 : RivalDraws;
}

RivalArmy sacrificeInWar(const State &state, int total)
{
    if (!maySacrifice(state)) {
        return {};
    }
    const int strength = rivalStrength(state);
    const int most = mostGivenUp(state);
    const auto reach = [&](int wanted) {
        return unitsToReach(editionOf(state), state.rival.army, most, wanted - strength);
    };
    if (strength > humanStrength(state)) {
        if (strength > total) {
            return {};
        }
        if (auto above = reach(total + 1); !above.empty()) {
            return above;
        }
    }
    return reach(total);
}

RivalArmy sacrificeInDefence(const State &state, int total, int defence)
{
    if (!maySacrifice(state)) {
        return {};
    }
    return unitsToReach(editionOf(state), state.rival.army, std::min(2, mostGivenUp(state)),
        total - rivalStrength(state) - defence);
}

void judge(const State &state, const RivalWar &action, Judge &judge)
{
    judgeRivalPhase(state, Phase::RivalWar, judge);
    judgeSacrifice(state, action.sacrifice, judge);
    judgeUnits(playerAt(state, 0), action.sacrifice, judge);
    judgeGain(action.change, judge);
}

void play(State &state, const RivalWar &action, Events &events)
{
    const int human = humanStrength(state);
    const auto units = sacrificeInWar(state, human);
    const int attack = rivalStrength(state) + strengthOf(editionOf(state), units);
    giveUpUnits(state, units, events);
    const int defence = human + tellSacrifice(state, 0, action.sacrifice, events);
    tellBattle(state, RivalSeat, true, attack, defence, events);
    giveUp(playerAt(state, 0), action.sacrifice);
    scoreRival(state, RivalSource::War, attack - defence, events);
    receive(state, 0, action.change, {Source::Battles, {}}, events);
    state.rival.war = 0;
    state.phase = Phase::RivalHand;
}

void judge(const State &state, const Defend &action, Judge &judge)
{
    judgeRivalPhase(state, Phase::RivalAttack, judge);
    const auto &player = playerAt(state, 0);
    judgeSacrifice(state, action.sacrifice, judge);
    judgeUnits(player, action.sacrifice, judge);
    judgeFigure(action.cards, "cards", judge);
    if (!state.rival.card) {
        return;
    }
    const int defence
        = humanStrength(state) + sacrificeOf(editionOf(state), player, action.sacrifice) + action.cards;
    if (rivalStrength(state) <= defence) {
        return;
    }
    const RivalCard card = *state.rival.card;
    if (needsWorker(state, card, action.sacrifice)) {
        int left = action.worker ? player.workersOn(*action.worker) : 0;
        left -= action.worker && isUnit(*action.worker) ? action.sacrifice[unitOf(*action.worker)] : 0;
        judge.forbid(left <= 0, Code::NeedsChoice, {.subject = "worker"});
    }
    if (needsColony(state, card)) {
        const auto *named = action.colony ? player.cards.find(*action.colony) : nullptr;
        judge.forbid(!named || named->kind != CardKind::Colony || named->age != highestColony(player),
            Code::NeedsChoice, {.subject = "colony"});
    }
}

void play(State &state, const Defend &action, Events &events)
{
    const RivalCard card = *state.rival.card;
    const int attack = rivalStrength(state);
    const int defence
        = humanStrength(state) + tellSacrifice(state, 0, action.sacrifice, events) + action.cards;
    const int winner = tellBattle(state, RivalSeat, false, attack, defence, events);
    giveUp(playerAt(state, 0), action.sacrifice);
    if (winner == RivalSeat) {
        scoreRival(state, RivalSource::Attacks, cultureOf(card), events);
        loseTo(state, card, action, events);
    }
    state.rival.card.reset();
    endRivalTurn(state, events);
}

void judge(const State &state, const AttackRival &action, Judge &judge)
{
    judgeRivalPhase(state, Phase::Turn, judge);
    const bool isWar = roleOf(action.card) == Role::War;
    const auto &player = playerAt(state, 0);
    judge.forbid(!isIn(editionOf(state), action.card), Code::NotInEdition, {.subject = idOf(action.card)});
    judgeCards(state, action.drawn, cardsToDefend(state, roleOf(action.card)), judge);
    judgeMilitary(player, action.actions, judge);
    judgeSacrifice(state, action.sacrifice, judge);
    judgeUnits(player, action.sacrifice, judge);
    judgeGain(action.change, judge);
    judge.forbid(isWar && !isWarOpen(state, 0), Code::NoWar, {.seat = RivalSeat});
    const int lacking = rivalStrength(state) + 1 - humanStrength(state);
    judge.forbid(!isWar && editionOf(state) == Edition::NewStory && lacking > 0, Code::NotStronger,
        {.count = lacking});
    judge.forbid(aggressionOf(action.card).takesCard, Code::NoTarget, {.subject = idOf(action.card)});
}

void play(State &state, const AttackRival &action, Events &events)
{
    const auto edition = editionOf(state);
    auto &player = playerAt(state, 0);
    const bool isWar = roleOf(action.card) == Role::War;
    spend(state, 0, 0, action.actions, events);
    const int attack = humanStrength(state) + tellSacrifice(state, 0, action.sacrifice, events);
    int cards = 0;
    for (const RivalCard card : action.drawn) {
        cards += defenceOf(card);
    }
    if (!action.drawn.empty()) {
        events.push_back(RivalDefends{.cards = action.drawn, .defence = cards});
    }
    const auto units = isWar ? sacrificeInWar(state, attack) : sacrificeInDefence(state, attack, cards);
    const int defence = rivalStrength(state) + cards + strengthOf(edition, units);
    giveUpUnits(state, units, events);
    const int winner = tellBattle(state, 0, isWar, attack, defence, events);
    giveUp(player, action.sacrifice);
    if (isWar) {
        scoreRival(state, RivalSource::War, defence - attack, events);
        player.war = Nobody;
    } else if (winner == 0) {
        scoreRival(state, RivalSource::Attacks, -cultureOf(action.card), events);
    }
    receive(state, 0, action.change, {Source::Battles, {}}, events);
}
}
