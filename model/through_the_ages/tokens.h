// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/tables.h"

/// Food and resources as blue tokens on the levels of farms and mines.
namespace ThroughTheAges
{
struct Player;

/// From level A up.
using Tokens = std::array<int, Levels>;

int worthOf(const Tokens &tokens);
int worthOf(const Player &player, Good good);

/// From the highest known level down, as long as the bank has tokens. Gives back what was lost.
int store(Player &player, Good good, int amount);
/// The lowest tokens go to the bank until they reach the amount, which is there. Gives back what is too much.
int takeTokens(Player &player, Good good, int amount);
/// Takes tokens and stores what is too much; for lack of tokens that may be lost.
void pay(Player &player, Good good, int amount);

/// What production comes to.
struct Production {
    /// How the store changed.
    int amount = 0;
    int tokens = 0;
    int lost = 0;
    bool operator==(const Production &) const = default;
};
Production produce(Player &player, Good good, int ofCards);
/// Tokens that workers of a level produce, where the bank has enough.
int tokensOf(const Player &player, Good good, int level);
}
