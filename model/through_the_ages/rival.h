// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/rivalcards.h"

#include <vector>

/// The automatic opponent of one player.
namespace ThroughTheAges
{
/// Units of it on one tactic.
struct RivalUnits {
    Tactic tactic = Tactic::None;
    int units = 0;
    bool operator==(const RivalUnits &) const = default;
    static void members(auto &is, auto &there)
    {
        is.required("tactic", there.tactic);
        is.required("units", there.units);
    }
};
using RivalArmy = std::vector<RivalUnits>;

struct Rival {
    int culture = 0;
    /// Of the last events.
    int impacts = 0;
    /// Together the culture and the impacts.
    PerId<RivalSource, int> sources;
    /// In the order played.
    RivalArmy army;
    /// Cards of its next hand.
    int draw = 0;
    /// Wars and aggressions since the start.
    int attacks = 0;
    /// The level of the war that it has declared, or 0.
    int war = 0;
    /// Of the running turn: its hand, whether it attacked, the aggression under way.
    std::vector<RivalCard> hand;
    bool attacked = false;
    std::optional<RivalCard> card;
    /// A territory that is bid for: its level, the bid and the units that are in it.
    int territory = 0;
    int bid = 0;
    int bidUnits = 0;
    bool operator==(const Rival &) const = default;
};

/// What so many units on a tactic are worth: they count in pairs (N12).
int valueOf(Edition edition, const RivalUnits &there);
int strengthOf(Edition edition, const RivalArmy &army);
int unitsIn(const RivalArmy &army);
/// By its place.
std::size_t bestOf(Edition edition, const RivalArmy &army);
/// So many of the weakest units, in the order of the cards.
RivalArmy weakestOf(Edition edition, const RivalArmy &army, int count);
void take(RivalArmy &army, const RivalArmy &units);
/// Tactics without units leave, but not the best. Gives back those that left.
std::vector<Tactic> dropEmpty(Edition edition, RivalArmy &army);
/// The weakest units that are not on the best go there; gives back how many.
int upgradeUnits(Edition edition, RivalArmy &army, int most);
void buildUnits(Edition edition, RivalArmy &army, int count);

/// The fewest of the weakest units, at most so many, with which a total is at least reached; none if it
/// cannot be.
RivalArmy unitsToReach(Edition edition, const RivalArmy &army, int most, int missing);
}
