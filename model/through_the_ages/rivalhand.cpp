// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/rivalplays.h"

/// What the Rival plays.
namespace ThroughTheAges
{
void judgeRivalPhase(const State &state, Phase phase, Judge &judge)
{
    judge.forbid(!isSolo(state) || state.phase != phase, Code::WrongPhase, {.subject = idOf(state.phase)});
    judge.forbid(state.round == 1, Code::FirstRound);
}

void judgeCards(const State &state, std::span<const RivalCard> cards, int count, Judge &judge)
{
    for (const RivalCard card : cards) {
        judge.forbid(!isIn(editionOf(state), card), Code::NotInEdition, {.subject = idOf(card)});
    }
    judge.forbid(static_cast<int>(cards.size()) != count, Code::HandCount, {.count = count});
}

bool hasTarget(const State &state, RivalCard card)
{
    const auto &player = playerAt(state, 0);
    const bool leader = player.cards.find(CardKind::Leader) != nullptr;
    const bool wonder = player.cards.wonder().has_value();
    switch (card) {
    case RivalCard::Annex2:
        return player.cards.find(CardKind::Colony) != nullptr;
    case RivalCard::Assassinate2:
        return leader;
    case RivalCard::Sabotage2:
        return wonder;
    case RivalCard::Infiltrate2:
        return leader || wonder;
    case RivalCard::Raid1:
    case RivalCard::Raid2:
    case RivalCard::Raid3:
        return raided(state, editionOf(state) == Edition::NewStory ? levelOf(card) : Levels).has_value();
    case RivalCard::Enslave1:
        return player.pool + workersOf(player) > 0;
    default:
        return true;
    }
}

bool wantsWar(const State &state)
{
    return rivalStrength(state) - humanStrength(state) >= 2 * state.age && !isLastRound(state);
}

std::vector<int> fittingCards(const State &state, std::span<const RivalCard> hand)
{
    const int lead = rivalStrength(state) - humanStrength(state);
    const auto places = [&](auto fits) {
        std::vector<int> list;
        for (std::size_t i = 0; i < hand.size(); ++i) {
            if (fits(hand[i])) {
                list.push_back(static_cast<int>(i));
            }
        }
        return list;
    };
    if (wantsWar(state)) {
        if (auto wars = places([](RivalCard card) { return roleOf(card) == Role::War; }); !wars.empty()) {
            return wars;
        }
    }
    if (lead <= 0) {
        return {};
    }
    auto attacks
        = places([&](RivalCard card) { return roleOf(card) == Role::Aggression && hasTarget(state, card); });
    if (!attacks.empty()) {
        return attacks;
    }
    return places(
        [](RivalCard card) { return roleOf(card) == Role::Event || roleOf(card) == Role::Territory; });
}

void judge(const State &state, const RivalHand &action, Judge &judge)
{
    judgeRivalPhase(state, Phase::RivalHand, judge);
    judgeCards(state, action.cards, state.rival.draw, judge);
    if (!isSolo(state)) {
        return;
    }
    const auto fitting = fittingCards(state, action.cards);
    const bool fits
        = action.pick ? std::ranges::find(fitting, *action.pick) != fitting.end() : fitting.size() < 2;
    judge.forbid(!fits, Code::BadPick, {.count = static_cast<int>(fitting.size())});
}

void play(State &state, const RivalHand &action, Events &events)
{
    auto &rival = state.rival;
    const auto fitting = fittingCards(state, action.cards);
    const int pick = action.pick.value_or(fitting.empty() ? -1 : fitting.front());
    const int strength = rivalStrength(state);
    events.push_back(RivalHandSeen{
        .cards = action.cards, .strength = strength, .human = humanStrength(state), .pick = pick});
    rival.hand = action.cards;
    if (pick < 0) {
        endRivalTurn(state, events);
        return;
    }
    const RivalCard card = action.cards[static_cast<std::size_t>(pick)];
    const int level = levelOf(card);
    rival.attacked = isAttack(card);
    rival.attacks += rival.attacked ? 1 : 0;
    if (roleOf(card) == Role::War) {
        rival.war = level;
        events.push_back(RivalDeclares{.level = level});
        endRivalTurn(state, events);
    } else if (roleOf(card) == Role::Aggression) {
        rival.card = card;
        state.phase = Phase::RivalAttack;
        events.push_back(RivalAttacks{.card = card, .strength = strength});
    } else {
        state.phase = Phase::RivalEvent;
        events.push_back(RivalPrepares{.card = card});
        scoreRival(state, RivalSource::Level, level, events);
    }
}
}
