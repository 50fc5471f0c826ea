// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/bronze_age/actions.h"

namespace BronzeAge
{
/// All that a purchase could be paid with.
struct Means {
    int coins = 0;
    int goods = 0;
    /// What the food would sell for.
    int food = 0;

    int total() const { return coins + goods + food; }
    bool operator==(const Means &) const = default;
};
Means means(const State &state);

/// Coins, rows and sold food together.
int amountPaid(const State &state, const Buy &buy);

/// How to pay with the least waste; with what is left after the discard that follows, the number of rows and
/// the lower rows deciding in that order. Food is sold only where nothing else reaches the price. Nothing if
/// even everything together does not.
std::optional<Buy> proposePayment(const State &state, Development development);

/// A purchase with all that can be spent: if this is not enough, nothing is.
Buy allIn(const State &state, Development development);

/// How much even that falls short of the price; 0 if it does not.
int shortOf(const State &state, Development development);

/// The discard that loses the least value, from the lower rows where that is equal.
Goods proposeDiscard(const Goods &goods, int count);
}
