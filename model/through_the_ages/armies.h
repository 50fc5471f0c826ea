// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/state.h"

/// Tactics: how many armies units make, and what they add.
namespace ThroughTheAges
{
struct Armies {
    Tactic tactic = Tactic::None;
    /// Without an outdated unit, and with one.
    int full = 0;
    int outdated = 0;
    /// Armies that an air force doubles, the better ones first.
    int doubled = 0;
    int bonus = 0;
    /// Of the best one, its air force included.
    int best = 0;
    bool operator==(const Armies &) const = default;
};
/// Of some units under a player's tactic and cards.
Armies armiesOf(Edition edition, const Player &player, const Units &units);
/// As though the player had another tactic.
Armies armiesOf(Edition edition, const Player &player, const Units &units, Tactic tactic);

Units unitsOf(const Player &player);
/// What the units add in a battle or for a colony: their strength and the bonus of their armies.
int sacrificeOf(Edition edition, const Player &player, const Units &units);
}
