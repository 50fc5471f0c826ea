// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/through_the_ages/steps.h"

/// Cards that give something once, and what was played lately.
namespace ThroughTheAges
{
/// What it gives, and the actions it takes.
struct ActionCard {
    Gain gain = {};
    int civil = 1;
    int military = 0;
    bool operator==(const ActionCard &) const = default;
    static void members(auto &is, auto &card)
    {
        is.leftOut("gain", card.gain);
        is.leftOut("civil", card.civil, 1);
        is.leftOut("military", card.military);
    }
};

QList<AgesPart> actionParts(const Play &play);
ActionCard enteredCard(const Play &play);
/// As it was remembered; nothing if it is none.
std::optional<ActionCard> actionCardOf(std::string_view memo);
std::vector<Action> playing(const Play &play, const ActionCard &card);
/// It is offered again, in later games too.
Answer played(const Play &play, const ActionCard &card);

/// Everything that playing a card does: a wonder is taken, other seats may get a card too.
std::vector<Action> playingAll(const Play &play, const CardFacts &card);

/// What can be played once more: special technologies that others have, action cards of this game and of
/// earlier ones.
void addRecent(const Play &play, AgesPage &page);
}
