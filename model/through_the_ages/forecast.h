// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/board.h"
#include "model/through_the_ages/rules.h"

/// What an action would come to, asked of a copy of the game.
namespace ThroughTheAges
{
/// What an action costs.
struct Price {
    int civil = 0;
    int military = 0;
    int science = 0;
    int food = 0;
    int resources = 0;
    /// Of the resources, paid with arms.
    int arms = 0;
    bool operator==(const Price &) const = default;
};
Price operator+(const Price &one, const Price &other);
/// Also where it cannot be paid. Nothing of an action that has none, or that makes no sense: an upgrade to
/// another type, a stage without a wonder.
std::optional<Price> priceOf(const State &state, const Action &action);

/// How a seat would stand after an action, against now.
struct Change {
    int yellow = 0;
    int blue = 0;
    Ratings ratings;
    /// Made in a turn.
    PerId<Good, int> made;
    bool operator==(const Change &) const = default;
};
struct Prospect {
    /// All rules that it breaks, the first is the one that would be told; nothing happens then.
    std::vector<Error> broken;
    Events events;
    std::array<Change, MaxPlayers> changes{};
    std::optional<Price> price;

    bool isAllowed() const { return broken.empty(); }
};
Prospect prospectOf(const State &state, const Action &action);
/// The same of several, one after the other; the price is that of all. What comes after a broken rule is not
/// looked at, but its price is.
Prospect prospectOf(const State &state, std::span<const Action> actions);

/// A worker from one technology to another by the table's word.
Adjust movedWorker(const State &state, int seat, Technology from, Technology to);

/// The end of the turn of the seat whose turn it is, also while a war is still open.
struct TurnEnd {
    /// Up to the cards to draw.
    Events events;
    /// The board after it.
    Player after;
    bool uprising = false;
    /// Food that is missing, and the culture that costs.
    int missingFood = 0;
    int cultureLost = 0;
    int corruption = 0;
    /// Of that, paid with food.
    int corruptionInFood = 0;
    /// Not stored for lack of tokens.
    int foodLost = 0;
    int resourcesLost = 0;
    int draw = 0;
};
TurnEnd turnEnd(const State &state);
}
