// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/rivaladvice.h"

namespace ThroughTheAges
{
namespace
{
std::vector<std::string> coloniesOfTheHighestAge(const Player &player)
{
    std::vector<std::string> names;
    const int age = highestColony(player);
    for (const auto &card : player.cards.list()) {
        if (card.kind == CardKind::Colony && card.age == age) {
            names.push_back(card.name);
        }
    }
    return names;
}

bool needsChoice(const State &state, RivalCard card)
{
    return needsWorker(state, card, {}) || needsColony(state, card);
}

CardPlan planFor(const State &state, RivalCard card)
{
    const std::array hand = {card};
    CardPlan plan{.card = card, .plays = !fittingCards(state, hand).empty()};
    const auto level = static_cast<std::size_t>(levelOf(card));
    switch (roleOf(card)) {
    case Role::Tactic:
        plan.plays = planOf(state, hand, false).tactic != Tactic::None;
        break;
    case Role::War:
        plan.culture = rivalStrength(state) - humanStrength(state);
        break;
    case Role::Aggression:
        plan.culture = CultureOfAggression[level];
        plan.needsChoice = plan.plays && needsChoice(state, card);
        if (plan.plays && !plan.needsChoice) {
            State then = state;
            loseTo(then, card, {}, plan.loss);
        }
        break;
    case Role::Event:
    case Role::Territory:
        plan.culture = levelOf(card);
        break;
    case Role::Bonus:
        break;
    }
    return plan;
}

/// The bonus card of the age.
RivalCard bonusOf(const State &state)
{
    return static_cast<RivalCard>(static_cast<int>(RivalCard::Bonus1) + levelOfAge(state) - 1);
}
}

RivalNeed rivalNeeds(const State &state)
{
    RivalNeed need{.phase = state.phase, .card = state.rival.card};
    switch (state.phase) {
    case Phase::RivalHand:
        need.cards = state.rival.draw;
        break;
    case Phase::RivalAttack:
        if (rivalStrength(state) > humanStrength(state)) {
            need.worker = needsWorker(state, *state.rival.card, {});
            if (needsColony(state, *state.rival.card)) {
                need.colonies = coloniesOfTheHighestAge(playerAt(state, 0));
            }
        }
        break;
    case Phase::RivalBid:
        need.cards = state.age == LastAge ? 0 : RivalDraws;
        break;
    case Phase::Bid:
        need.leastBid = state.rival.bid + 1;
        break;
    case Phase::Turn:
    case Phase::RivalWar:
    case Phase::RivalEvent:
    case Phase::Final:
    case Phase::Over:
        break;
    }
    return need;
}

std::vector<CardPlan> plansFor(const State &state)
{
    std::vector<CardPlan> plans;
    for (const RivalCard card : valuesOf<RivalCard>()) {
        if (isIn(editionOf(state), card)) {
            plans.push_back(planFor(state, card));
        }
    }
    return plans;
}

RivalOutlook rivalOutlook(const State &state)
{
    RivalOutlook outlook{.strength = rivalStrength(state),
        .human = humanStrength(state),
        .threshold = 2 * state.age,
        .plan = planOf(state, {}, false)};
    const int lead = outlook.strength - outlook.human;
    outlook.untilNoAttack = std::max(0, lead);
    outlook.untilNoWar = std::max(0, lead - outlook.threshold + 1);
    return outlook;
}

std::vector<BattleOutlook> aggressionOutlook(const State &state, RivalCard card, const Units &sacrifice)
{
    const auto edition = editionOf(state);
    const int attack = humanStrength(state) + sacrificeOf(edition, playerAt(state, 0), sacrifice);
    const int most = state.age == LastAge ? 0 : RivalDraws;
    std::vector<BattleOutlook> outlooks;
    for (int drawn = 0; drawn <= most; ++drawn) {
        const int cards = drawn > 0 ? drawn * defenceOf(bonusOf(state)) : 0;
        BattleOutlook outlook{.attack = attack, .units = sacrificeInDefence(state, attack, cards)};
        outlook.defence = rivalStrength(state) + cards + strengthOf(edition, outlook.units);
        outlook.wins = outlook.attack > outlook.defence;
        const int worth = CultureOfAggression[static_cast<std::size_t>(levelOf(card))];
        outlook.culture = outlook.wins ? -std::min(worth, state.rival.culture) : 0;
        outlooks.push_back(std::move(outlook));
    }
    return outlooks;
}

BattleOutlook warOutlook(const State &state, const Units &sacrifice)
{
    const auto edition = editionOf(state);
    BattleOutlook outlook{
        .attack = humanStrength(state) + sacrificeOf(edition, playerAt(state, 0), sacrifice)};
    outlook.units = sacrificeInWar(state, outlook.attack);
    outlook.defence = rivalStrength(state) + strengthOf(edition, outlook.units);
    outlook.wins = outlook.attack > outlook.defence;
    outlook.culture = std::max(outlook.defence - outlook.attack, -state.rival.culture);
    return outlook;
}

Gain spoilsOf(Edition edition, RivalCard card)
{
    const auto facts = aggressionOf(card);
    Gain gain;
    gain.numbers[Benefit::Food] = facts.food.in(edition);
    gain.numbers[Benefit::Resources] = facts.resources.in(edition);
    gain.numbers[Benefit::Science] = facts.science.in(edition);
    gain.numbers[Benefit::Culture] = facts.culture.in(edition);
    return gain;
}

FinalOutlook finalOutlook(const State &state, std::span<const Impact> events)
{
    if (isOver(state)) {
        const int human = pointsOf(playerAt(state, 0));
        return {human, pointsOf(state.rival), ranking(state).front().front() == 0};
    }
    const auto strength = impactPoints(state, Impact::Strength);
    int points = strength.points[0];
    for (const Impact impact : events) {
        points += impactPoints(state, impact).points[0];
    }
    FinalOutlook outlook{.human = std::max(0, playerAt(state, 0).culture + points),
        .rival = state.rival.culture + RivalsImpacts + strength.points[RivalSeat]};
    outlook.wins = outlook.human > outlook.rival;
    return outlook;
}
}
