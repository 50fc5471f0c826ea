// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"
#include "model/stone_age/actions.h"

namespace StoneAge
{
/// Cards and tiles that players have described once, so that nobody need do it again. Nothing in them was
/// rolled or chosen: what is printed, and for a tile what was paid.
struct Described {
    std::vector<Building> tiles;
    std::vector<Card> cards;

    /// Takes what this action describes, unless it is known already.
    void learn(const Action &action);
};

/// What the latest games of this kind describe.
Described describedIn(const Store &store);
}
