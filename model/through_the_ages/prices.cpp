// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/prices.h"

#include <numeric>

namespace ThroughTheAges
{
namespace
{
int notBelowNothing(int price)
{
    return std::max(0, price);
}

/// Better construction makes urban buildings cheaper, the higher the more.
int withConstruction(const State &state, const Player &player, Technology technology)
{
    const auto &facts = factsOf(technology);
    const int less = isUrban(facts.type) ? std::min(facts.level, player.cards.construction()) : 0;
    return facts.price.in(editionOf(state)) - less;
}
}

int priceToLearn(const State &state, const Player &player, Technology technology, int discount)
{
    const auto &facts = factsOf(technology);
    return notBelowNothing(
        facts.science.in(editionOf(state)) - player.cards.sums().learn[learnableOf(facts.type)] - discount);
}

int priceOf(const State &state, const Player &player, Government government, bool revolution, int discount)
{
    const auto &facts = factsOf(government);
    return notBelowNothing((revolution ? facts.revolution : facts.peaceful).in(editionOf(state))
        - player.cards.sums().learn[Learnable::Government] - discount);
}

int priceToGrow(const Player &player, int discount)
{
    return notBelowNothing(
        yellowSection(player.yellow).growth - player.cards.atLeastNone(Trait::Growth) - discount);
}

int priceToBuild(const State &state, const Player &player, Technology technology, int discount)
{
    return notBelowNothing(withConstruction(state, player, technology)
        - player.cards.sums().build[factsOf(technology).type] - discount);
}

int priceToUpgrade(const State &state, const Player &player, Technology from, Technology to, int discount)
{
    const int difference
        = notBelowNothing(withConstruction(state, player, to) - withConstruction(state, player, from));
    return notBelowNothing(difference - player.cards.sums().upgrade[factsOf(to).type] - discount);
}

int stagesLeft(const Wonder &wonder)
{
    return static_cast<int>(wonder.card.stages.size()) - wonder.built;
}

int priceOfStages(const Wonder &wonder, int count, int discount)
{
    const auto next = wonder.card.stages.begin() + wonder.built;
    return notBelowNothing(std::accumulate(next, next + count, 0) - discount);
}

int actionsOfStages(const Player &player, int count)
{
    const int atOnce = player.cards.construction() + 1;
    return (count + atOnce - 1) / atOnce;
}
}
