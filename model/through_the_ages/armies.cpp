// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/armies.h"

#include <climits>

namespace ThroughTheAges
{
namespace
{
struct Troops {
    int infantry = 0;
    int cavalry = 0;
    int artillery = 0;
};

Troops troopsOf(const Units &units, int leastLevel)
{
    PerId<Type, int> counts;
    for (const Unit unit : valuesOf<Unit>()) {
        const auto &facts = factsOf(technologyOf(unit));
        counts[facts.type] += facts.level >= leastLevel ? units[unit] : 0;
    }
    return {counts[Type::Infantry], counts[Type::Cavalry], counts[Type::Artillery]};
}

int mostArmies(const Troops &troops, const TacticFacts &set, bool infantryRides)
{
    // Every set has units of some type.
    int most = INT_MAX;
    const auto limit = [&](int there, int needed) {
        if (needed > 0) {
            most = std::min(most, there / needed);
        }
    };
    limit(troops.infantry, set.infantry);
    limit(troops.artillery, set.artillery);
    if (infantryRides && set.cavalry > 0) {
        limit(troops.infantry + troops.cavalry, set.infantry + set.cavalry);
    } else {
        limit(troops.cavalry, set.cavalry);
    }
    return most;
}
}

Armies armiesOf(Edition edition, const Player &player, const Units &units, Tactic tactic)
{
    Armies armies{.tactic = tactic};
    if (tactic == Tactic::None || player.cards.has(Trait::NoTactic)) {
        return armies;
    }
    const auto &facts = factsOf(tactic);
    const bool rides = player.cards.has(Trait::InfantryAsCavalry);
    const int all = mostArmies(troopsOf(units, 0), facts, rides);
    armies.full = mostArmies(troopsOf(units, facts.level - 1), facts, rides);
    armies.outdated = all - armies.full;
    const int air = units[unitOf(Technology::AirForces)];
    armies.doubled = std::min(air, all);
    const int value = facts.value.in(edition);
    const int lesser = facts.outdated.in(edition);
    const int fullDoubled = std::min(air, armies.full);
    armies.bonus
        = (armies.full + fullDoubled) * value + (armies.outdated + armies.doubled - fullDoubled) * lesser;
    if (all > 0) {
        armies.best = (armies.full > 0 ? value : lesser) * (air > 0 ? 2 : 1);
    }
    return armies;
}

Armies armiesOf(Edition edition, const Player &player, const Units &units)
{
    return armiesOf(edition, player, units, player.tactic);
}

Units unitsOf(const Player &player)
{
    Units units;
    for (const Unit unit : valuesOf<Unit>()) {
        units[unit] = player.workersOn(technologyOf(unit));
    }
    return units;
}

int sacrificeOf(Edition edition, const Player &player, const Units &units)
{
    int strength = armiesOf(edition, player, units).bonus;
    for (const Unit unit : valuesOf<Unit>()) {
        strength += units[unit] * factsOf(technologyOf(unit)).gives.strength;
    }
    return strength;
}
}
