// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/impacts.h"
#include "model/through_the_ages/rivalplays.h"
#include "model/through_the_ages/score.h"

/// What screens ask about the Rival.
namespace ThroughTheAges
{
/// What it needs from the table next.
struct RivalNeed {
    /// Of what: its hand, a war, an aggression, an event, a bid. In a turn it needs nothing.
    Phase phase = Phase::Turn;
    /// Military cards that are turned over.
    int cards = 0;
    /// The aggression under way; if nobody defends, whom it takes must be said.
    std::optional<RivalCard> card;
    bool worker = false;
    /// One of these.
    std::vector<std::string> colonies;
    /// A bid that is high enough.
    int leastBid = 0;
    bool operator==(const RivalNeed &) const = default;
};
RivalNeed rivalNeeds(const State &state);

/// What it would do with a card at the strengths of now, were it alone in its hand.
struct CardPlan {
    RivalCard card{};
    /// It would play it: as a war, an aggression, an event, or as its new tactic.
    bool plays = false;
    /// Of an event its level, of an aggression that it wins what that is worth, of a war the difference as it
    /// stands.
    int culture = 0;
    /// What an aggression would take if nobody defends.
    Events loss;
    /// The player would have to say whom or what.
    bool needsChoice = false;
};
/// Every card of the edition.
std::vector<CardPlan> plansFor(const State &state);

/// How it and the player stand to each other.
struct RivalOutlook {
    int strength = 0;
    int human = 0;
    /// So much ahead it declares war, so much behind it mobilises.
    int threshold = 0;
    /// Strength that the player lacks so that it may neither attack nor declare war.
    int untilNoAttack = 0;
    int untilNoWar = 0;
    /// What it would build, score and draw if it played nothing.
    RivalPlan plan;
    bool operator==(const RivalOutlook &) const = default;
};
RivalOutlook rivalOutlook(const State &state);

/// How a battle against it would end.
struct BattleOutlook {
    int attack = 0;
    int defence = 0;
    /// What it gives up.
    RivalArmy units;
    bool wins = false;
    /// How its culture changes.
    int culture = 0;
    bool operator==(const BattleOutlook &) const = default;
};
/// By how many bonus cards of the age it draws, from none to all it may.
std::vector<BattleOutlook> aggressionOutlook(const State &state, RivalCard card, const Units &sacrifice = {});
BattleOutlook warOutlook(const State &state, const Units &sacrifice = {});
/// What the player takes in an aggression that is won.
Gain spoilsOf(Edition edition, RivalCard card);

/// If the game ended now: what the last events bring both, so far as they are known.
struct FinalOutlook {
    int human = 0;
    int rival = 0;
    bool wins = false;
    bool operator==(const FinalOutlook &) const = default;
};
FinalOutlook finalOutlook(const State &state, std::span<const Impact> events = {});
}
