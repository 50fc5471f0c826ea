// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/rivalplays.h"

#include <tuple>

/// What the player loses to the Rival; all of it is chosen here but two (N14).
namespace ThroughTheAges
{
std::optional<Technology> raided(const State &state, int mostLevel)
{
    const auto &player = playerAt(state, 0);
    const auto rank = [&](Technology technology) {
        const auto &facts = factsOf(technology);
        return std::tuple(
            facts.level, player.workersOn(technology), facts.price.in(editionOf(state)), facts.gives.culture);
    };
    std::optional<Technology> chosen;
    for (const Technology technology : valuesOf<Technology>()) {
        const auto &facts = factsOf(technology);
        if (isUrban(facts.type) && facts.level <= mostLevel && player.workersOn(technology) > 0
            && (!chosen || rank(technology) > rank(*chosen))) {
            chosen = technology;
        }
    }
    return chosen;
}

int highestColony(const Player &player)
{
    int age = 0;
    for (const auto &card : player.cards.list()) {
        age = card.kind == CardKind::Colony ? std::max(age, card.age) : age;
    }
    return age;
}

bool needsWorker(const State &state, RivalCard card, const Units &sacrificed)
{
    const auto &player = playerAt(state, 0);
    return card == RivalCard::Enslave1 && player.pool == 0 && workersOf(player) > sumOf(sacrificed);
}

bool needsColony(const State &state, RivalCard card)
{
    const auto &player = playerAt(state, 0);
    const int age = highestColony(player);
    return card == RivalCard::Annex2 && std::ranges::count_if(player.cards.list(), [&](const Card &other) {
        return other.kind == CardKind::Colony && other.age == age;
    }) > 1;
}

namespace
{
void destroy(State &state, Technology technology, int count, Events &events)
{
    auto &player = playerAt(state, 0);
    player.technologies.workers[technology] -= count;
    player.pool += count;
    events.push_back(Destroyed{0, technology, count});
}

void raid(State &state, int level, Events &events)
{
    if (editionOf(state) == Edition::Original) {
        if (const auto technology = raided(state, Levels)) {
            destroy(state, *technology, std::min(level, playerAt(state, 0).workersOn(*technology)), events);
        }
        return;
    }
    // A second one is of a lower level; a raid of the first level takes but one.
    for (int most = level; most >= std::max(1, level - 1); --most) {
        if (const auto technology = raided(state, most)) {
            destroy(state, *technology, 1, events);
        }
    }
}

void plunder(State &state, int amount, Events &events)
{
    auto &player = playerAt(state, 0);
    Gained lost{.player = 0, .from = Source::Battles};
    int missing = amount;
    for (const auto &[good, benefit] :
        {std::pair(Good::Resources, Benefit::Resources), std::pair(Good::Food, Benefit::Food)}) {
        const int before = worthOf(player, good);
        const int paid = std::min(missing, before);
        pay(player, good, paid);
        missing -= paid;
        lost.change[benefit] = worthOf(player, good) - before;
    }
    if (lost.change != Benefits{}) {
        events.push_back(lost);
    }
}

void enslave(State &state, const Defend &defence, Events &events)
{
    auto &player = playerAt(state, 0);
    if (player.pool > 0) {
        --player.pool;
        ++player.yellow;
        events.push_back(Lost{0, Origin::Pool, 1});
    } else if (defence.worker && player.workersOn(*defence.worker) > 0) {
        --player.technologies.workers[*defence.worker];
        ++player.yellow;
        events.push_back(Lost{0, originOf(*defence.worker), 1});
    }
}

void loseCard(State &state, const Card *card, Why why, Events &events)
{
    if (card) {
        auto &player = playerAt(state, 0);
        const auto before = totalsOf(player);
        putOut(state, 0, Card(*card), why, events);
        followTotals(player, before);
    }
}

const Card *annexed(const Player &player, const Defend &defence)
{
    const int age = highestColony(player);
    for (const auto &card : player.cards.list()) {
        const bool isNamed = !defence.colony || player.cards.find(*defence.colony) == &card;
        if (card.kind == CardKind::Colony && card.age == age && isNamed) {
            return &card;
        }
    }
    return nullptr;
}

void loseWonder(State &state, Why why, Events &events)
{
    if (playerAt(state, 0).cards.wonder()) {
        dropWonder(state, 0, why, events);
    }
}

void infiltrate(State &state, Events &events)
{
    const auto &cards = playerAt(state, 0).cards;
    const auto *leader = cards.find(CardKind::Leader);
    if (leader && (!cards.wonder() || leader->age >= cards.wonder()->card.age)) {
        loseCard(state, leader, Why::Infiltrate, events);
    } else {
        loseWonder(state, Why::Infiltrate, events);
    }
}

void loseOnce(State &state, Benefit benefit, int amount, Events &events)
{
    Gain loss;
    loss.numbers[benefit] = -amount;
    receive(state, 0, loss, {Source::Battles, {}}, events);
}
}

void loseTo(State &state, RivalCard card, const Defend &defence, Events &events)
{
    const auto &cards = playerAt(state, 0).cards;
    const auto facts = aggressionOf(card);
    const auto edition = editionOf(state);
    switch (card) {
    case RivalCard::Enslave1:
        return enslave(state, defence, events);
    case RivalCard::Plunder1:
    case RivalCard::Plunder2:
    case RivalCard::Plunder3:
        return plunder(state, facts.resources.in(edition), events);
    case RivalCard::Raid1:
    case RivalCard::Raid2:
    case RivalCard::Raid3:
        return raid(state, levelOf(card), events);
    case RivalCard::Annex2:
        return loseCard(state, annexed(playerAt(state, 0), needsColony(state, card) ? defence : Defend{}),
            Why::Annexed, events);
    case RivalCard::Spy2:
        return loseOnce(state, Benefit::Science, facts.science.in(edition), events);
    case RivalCard::ArmedIntervention3:
        return loseOnce(state, Benefit::Culture, facts.culture.in(edition), events);
    case RivalCard::Assassinate2:
        return loseCard(state, cards.find(CardKind::Leader), Why::Assassinate, events);
    case RivalCard::Sabotage2:
        return loseWonder(state, Why::Sabotage, events);
    case RivalCard::Infiltrate2:
        return infiltrate(state, events);
    default:
        return;
    }
}
}
