// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/forecast.h"

/// All that a player can do now on the own board.
namespace ThroughTheAges
{
/// What can be done with a technology that is known or of an age so far.
struct TechnologyOffer {
    struct From {
        Technology technology{};
        Prospect upgrade;
    };
    Technology technology{};
    bool known = false;
    Prospect build;
    /// From each lower level with a worker.
    std::vector<From> upgrades;
    Prospect learn;
};
struct GovernmentOffer {
    Government government{};
    Prospect peaceful;
    Prospect revolution;
    /// With military actions.
    Prospect uprising;
    /// What there would be with the cards in play.
    Totals totals;
    int urbanLimit = 0;
};
struct Offers {
    Prospect population;
    /// Of the next stages of the wonder under way, by how many; none without a wonder.
    std::vector<Prospect> stages;
    std::vector<TechnologyOffer> technologies;
    /// All but despotism; those of later ages are too early.
    std::vector<GovernmentOffer> governments;
};
Offers offersTo(const State &state, int seat);

struct TacticOffer {
    Tactic tactic{};
    int strength = 0;
    Armies armies;
    bool operator==(const TacticOffer &) const = default;
};
/// Of the edition and the ages so far; the best first, then in table order.
std::vector<TacticOffer> tacticsFor(const State &state, int seat);

/// A building that would make people happier.
struct Comfort {
    Technology technology{};
    /// That it adds.
    int faces = 0;
    Prospect build;
    /// No uprising is left after it.
    bool calms = false;
};
struct Calm {
    /// Free workers that are missing.
    int missing = 0;
    /// Known, with room, and paid for; the cheapest first, then in table order.
    std::vector<Comfort> comforts;
};
Calm calmFor(const State &state, int seat);

/// Something that can be done now against an uprising.
struct Remedy {
    Action action;
    /// In resources or food.
    int price = 0;
    /// Who is still discontented then, and how many workers are free.
    int discontent = 0;
    int pool = 0;
    bool stops() const { return discontent <= pool; }
    bool operator==(const Remedy &) const = default;
};
/// What builds, upgrades, frees a worker or brings a new one, of the seat whose turn it is. What stops it
/// first, and what destroys, which costs what was built, after all else; then the cheapest, then what leaves
/// fewer.
std::vector<Remedy> remediesOf(const State &state);
/// Whether they stop the uprising of whose turn it is, the first of them always being taken until none is
/// left.
bool canBeCalmed(const State &state);
}
