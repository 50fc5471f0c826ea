// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/actions.h"

namespace ThroughTheAges
{
/// What is told of the Rival and is not an action yet. Which page of the dialogue it is follows from the
/// game's phase, but in the player's own turn.
struct RivalEntry {
    enum class Page {
        /// What the phase asks for.
        Question,
        /// What it did, once its turn is over.
        Did,
        /// How it stands, to look at.
        Standing,
        /// An event that the player prepares, with the one that is revealed then.
        Prepare,
        /// The player's aggression against it, and the war that the player declared.
        Attack,
        War
    };
    Page page = Page::Question;
    /// What it asks about, for the help.
    Phase phase = Phase::Turn;
    /// The age of the pad; the youngest, if it is not said.
    std::optional<int> age = std::nullopt;
    /// Cards turned over, and the one that the lot chose.
    std::vector<RivalCard> cards = {};
    std::optional<int> pick = std::nullopt;
    /// Of the player: units, what cards add, military actions, the aggression played.
    Units sacrifice = {};
    int bonus = 0;
    int actions = 1;
    std::optional<RivalCard> card = std::nullopt;
    std::optional<Technology> worker = std::nullopt;
    std::optional<std::string> colony = std::nullopt;
    /// Of the event that the player prepares.
    int level = 0;
    std::optional<Revealed> event = std::nullopt;
    /// What it brings or costs the player.
    Benefits change = {};
    /// The territory that is bid for, by its id.
    std::string territory = {};
    bool operator==(const RivalEntry &) const = default;
};
}
