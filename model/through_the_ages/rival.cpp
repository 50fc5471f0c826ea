// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/rival.h"

namespace ThroughTheAges
{
namespace
{
std::pair<int, int> rankOf(Edition edition, Tactic tactic)
{
    const auto &facts = factsOf(tactic);
    return {facts.large.in(edition), facts.small.in(edition)};
}

/// The place of the weakest card with a unit, but for one; nothing if there is none.
std::optional<std::size_t> weakestIn(Edition edition, const RivalArmy &army, std::optional<std::size_t> but)
{
    std::optional<std::size_t> weakest;
    for (std::size_t i = 0; i < army.size(); ++i) {
        if (i != but && army[i].units > 0
            && (!weakest || rankOf(edition, army[i].tactic) < rankOf(edition, army[*weakest].tactic))) {
            weakest = i;
        }
    }
    return weakest;
}
}

int valueOf(Edition edition, const RivalUnits &there)
{
    const auto [large, small] = rankOf(edition, there.tactic);
    return there.units / 2 * large + there.units % 2 * small;
}

int strengthOf(Edition edition, const RivalArmy &army)
{
    int strength = 0;
    for (const auto &there : army) {
        strength += valueOf(edition, there);
    }
    return strength;
}

int unitsIn(const RivalArmy &army)
{
    int units = 0;
    for (const auto &there : army) {
        units += there.units;
    }
    return units;
}

std::size_t bestOf(Edition edition, const RivalArmy &army)
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < army.size(); ++i) {
        if (rankOf(edition, army[i].tactic) >= rankOf(edition, army[best].tactic)) {
            best = i;
        }
    }
    return best;
}

RivalArmy weakestOf(Edition edition, const RivalArmy &army, int count)
{
    RivalArmy left = army;
    for (int i = 0; i < count; ++i) {
        if (const auto weakest = weakestIn(edition, left, std::nullopt)) {
            --left[*weakest].units;
        }
    }
    RivalArmy taken;
    for (std::size_t i = 0; i < army.size(); ++i) {
        if (left[i].units < army[i].units) {
            taken.push_back({army[i].tactic, army[i].units - left[i].units});
        }
    }
    return taken;
}

void take(RivalArmy &army, const RivalArmy &units)
{
    for (const auto &taken : units) {
        std::ranges::find(army, taken.tactic, &RivalUnits::tactic)->units -= taken.units;
    }
}

std::vector<Tactic> dropEmpty(Edition edition, RivalArmy &army)
{
    const auto best = army[bestOf(edition, army)].tactic;
    std::vector<Tactic> left;
    std::erase_if(army, [&](const RivalUnits &there) {
        const bool leaves = there.units == 0 && there.tactic != best;
        if (leaves) {
            left.push_back(there.tactic);
        }
        return leaves;
    });
    return left;
}

int upgradeUnits(Edition edition, RivalArmy &army, int most)
{
    const auto best = bestOf(edition, army);
    for (int upgraded = 0; upgraded < most; ++upgraded) {
        const auto weakest = weakestIn(edition, army, best);
        if (!weakest) {
            return upgraded;
        }
        --army[*weakest].units;
        ++army[best].units;
    }
    return most;
}

void buildUnits(Edition edition, RivalArmy &army, int count)
{
    army[bestOf(edition, army)].units += count;
}

RivalArmy unitsToReach(Edition edition, const RivalArmy &army, int most, int missing)
{
    for (int count = 1; missing > 0 && count <= most; ++count) {
        auto units = weakestOf(edition, army, count);
        if (strengthOf(edition, units) >= missing) {
            return units;
        }
    }
    return {};
}
}
