// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/rivalcards.h"

/// What revealed events do to the Rival's culture.
namespace ThroughTheAges
{
enum class Strike {
    Nothing,
    Gains,
    Loses,
    /// If it is stronger, if it is weaker, either way.
    StrongerGains,
    WeakerLoses,
    ByStrength,
    AheadGains,
    AheadAndWeakerLoses,
    /// Ahead it loses; behind, the player does.
    Terrorism,
    Territory
};
struct StrikeFacts {
    Strike strike = Strike::Nothing;
    int level = 0;
};
const StrikeFacts &strikeOf(Revealed event);
/// What its culture changes by.
int changeBy(const StrikeFacts &facts, bool stronger, bool ahead);
}
