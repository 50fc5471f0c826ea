// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/steps.h"

/// What the dice of a roll and the tools beside them share.
namespace StoneAge
{
/// A roll as far as it is entered: of people who gather, or the two dice of a card.
struct Roll {
    explicit Roll(const Entry &entry);

    int dice;
    /// 0 while they are not all in.
    int total;
    int divisor = 1;
    /// Nothing: food.
    std::optional<Resource> brings;
    ToolUse tools;
    int jewels = 0;
};

/// What the dice come to: the tools that help, what they bring, what of it is taken as jewels.
void addHarvest(const Play &play, StoneRoll &page);
std::optional<Answer> harvestTouch(const Play &play, const Touch &touch);

/// Other dice or tools: jewels that were wanted stay as far as there are still units for them.
Answer keptRoll(const Play &play, Entry entry);
}
