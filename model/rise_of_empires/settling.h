// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rise_of_empires/actions.h"
#include "model/rise_of_empires/control.h"

/// The arithmetic at the end of a turn, before anything is booked: the rules settle with it, and screens ask
/// it what settling would do.
namespace RiseOfEmpires
{
/// What the end of the turn comes to for one player.
struct Settling {
    /// What each part brings, after the food it costs; on the last turn food is not doubled here.
    PerId<Part, Gains> parts;
    /// The sum of all food as it counts this turn.
    int net = 0;
    /// Above the track, and the gold for it.
    int over = 0;
    int overGold = 0;
    /// Below it, and the points that really costs.
    int missing = 0;
    int hunger = 0;
    /// Cubes that the bank does not have.
    int cubesShort = 0;
    /// Resources for cities, and how many of them are not there: then nothing can be settled (D53).
    int upkeep = 0;
    int unpaid = 0;
    /// How points change, by where they come from.
    Sources points;
    /// Afterwards.
    int vp = 0;
    int food = 0;
    int gold = 0;
    int resources = 0;
    int pool = 0;
    bool operator==(const Settling &) const = default;
};
using Settlings = std::array<Settling, MaxPlayers>;

/// As if the turn were settled now, whatever the phase. What does not exist is not dropped.
Settling settlingOf(const State &state, int seat, const Settle &settle = {});
/// The same for all.
Settlings settlings(const State &state, const Settle &settle = {});

/// What a player gives up in a settling; nothing if not named.
std::span<const int> droppedBy(const Settle &settle, int seat);
}
