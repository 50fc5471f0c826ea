// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/stone_age/payment.h"

/// How the active player could pay.
namespace StoneAge
{
/// All that is given for a card or a tile.
struct Purchase {
    Materials pay;
    std::optional<Exchange> exchange;
    bool operator==(const Purchase &) const = default;
};

/// Every payment that is a price's; none for a printed tile, which says its own.
std::vector<Materials> paymentsFor(const SlotPrice &price);
std::vector<Materials> paymentsFor(const TilePrice &price);

/// How many of each are missing for a payment.
Materials missingFor(const Player &player, const Materials &pay);

/// Every exchange that makes a payment possible, those that give what is worth least first; none if none is
/// needed.
std::vector<Exchange> exchangesFor(const State &state, const Materials &pay);
/// The first of them.
std::optional<Exchange> proposeExchange(const State &state, const Materials &pay);

/// How many of a material a payment could have, with what an exchange may bring.
int mostPayable(const State &state, Material material);

/// Pays exactly this, by exchange where that is needed; nothing if it cannot be paid.
std::optional<Purchase> proposePurchase(const State &state, const Materials &pay);

/// Pays a card with what is worth least, so that the more valuable stays; by exchange only where nothing else
/// will do. Nothing if even that does not.
std::optional<Purchase> proposePurchase(const State &state, const SlotPrice &price);
/// Pays a tile with what is worth most, for these are its points; by exchange where that makes them more.
std::optional<Purchase> proposePurchase(const State &state, const TilePrice &price);

/// Feeds with what is worth least; nothing if there is not enough.
std::optional<Resources> proposeFeeding(const Player &player, int missing);
}
