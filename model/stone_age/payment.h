// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/stone_age/plays.h"

/// What purchases cost and how they are paid, by exchange too.
namespace StoneAge
{
struct SlotPrice {
    int slot = 0;
    bool bonusCard = false;
};
struct TilePrice {
    Tile kind = Tile::Fixed;
    int count = 0;
    int kinds = 0;
};

bool fits(const SlotPrice &price, const Materials &pay);
bool fits(const TilePrice &price, const Materials &pay);

/// What a building paid like this is worth.
int pointsOf(const Materials &pay);

/// Whether it is there, and the exchange before it; not whether it is the price.
void judgePayment(
    const State &state, const Materials &pay, const std::optional<Exchange> &exchange, Judge &judge);
void makePayment(State &state, const Materials &pay, const std::optional<Exchange> &exchange, Events &events);
}
