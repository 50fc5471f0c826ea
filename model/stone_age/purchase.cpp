// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/purchase.h"

#include <algorithm>

namespace StoneAge
{
namespace
{
Materials jewels(int count)
{
    Materials pay;
    pay[Material::Jewels] = count;
    return pay;
}

/// All ways to take so many resources, those with more of the first kinds first.
void addLots(int count, Resource from, const Materials &lot, std::vector<Materials> &lots)
{
    Materials next = lot;
    if (from == Resource::Gold) {
        next[Material::Gold] = count;
        lots.push_back(next);
        return;
    }
    for (int taken = count; taken >= 0; --taken) {
        next[materialOf(from)] = taken;
        addLots(count - taken, static_cast<Resource>(static_cast<int>(from) + 1), next, lots);
    }
}

std::vector<Materials> lotsOf(int least, int most)
{
    std::vector<Materials> lots;
    for (int count = least; count <= most; ++count) {
        addLots(count, Resource::Wood, {}, lots);
    }
    return lots;
}

/// Jewels first: they count for nothing at the end.
constexpr std::array GiveOrder
    = {Material::Jewels, Material::Wood, Material::Clay, Material::Stone, Material::Gold};

/// Takes so many of what is left over, the least valuable first.
std::optional<Materials> spare(const Player &player, const Materials &pay, int count)
{
    Materials given;
    for (const Material material : GiveOrder) {
        const int over = std::max(0, player.stock[material] - pay[material]);
        given[material] = std::min(over, count);
        count -= given[material];
    }
    return count == 0 ? std::optional(given) : std::nullopt;
}

/// The better of two ways to pay has the smaller rank: no exchange, then the points as wanted.
template<typename Price>
std::optional<Purchase> best(const State &state, const Price &price, int sign)
{
    using Ranked = std::pair<std::pair<int, int>, Purchase>;
    std::optional<Ranked> best;
    for (const auto &pay : paymentsFor(price)) {
        const bool direct = sumOf(missingFor(active(state), pay)) == 0;
        const auto exchange = proposeExchange(state, pay);
        if (!direct && !exchange) {
            continue;
        }
        const std::pair rank(direct ? 0 : 1, sign * pointsOf(pay));
        if (!best || rank < best->first) {
            best = Ranked(rank, {pay, exchange});
        }
    }
    return best ? std::optional(best->second) : std::nullopt;
}
}

std::vector<Materials> paymentsFor(const SlotPrice &price)
{
    if (price.slot == JewelSlot) {
        return {jewels(JewelsPerCard * (price.bonusCard ? 2 : 1))};
    }
    return lotsOf(price.slot, price.slot);
}

std::vector<Materials> paymentsFor(const TilePrice &price)
{
    auto payments = lotsOf(1, MostOnAnyTile);
    for (int count = 1; count <= MostJewelsOnTile; ++count) {
        payments.push_back(jewels(count));
    }
    std::erase_if(
        payments, [&](const Materials &pay) { return price.kind == Tile::Printed || !fits(price, pay); });
    return payments;
}

Materials missingFor(const Player &player, const Materials &pay)
{
    Materials missing;
    for (const Material material : valuesOf<Material>()) {
        missing[material] = std::max(0, pay[material] - player.stock[material]);
    }
    return missing;
}

std::optional<Exchange> proposeExchange(const State &state, const Materials &pay)
{
    const auto &player = active(state);
    const auto rate = rateAt(player.trade);
    const auto missing = missingFor(player, pay);
    const int count = sumOf(missing);
    if (!rate || player.work.exchanged || count < rate->leastGot || count > rate->mostGot) {
        return std::nullopt;
    }
    const auto given = spare(player, pay, rate->give);
    return given ? std::optional(Exchange{*given, missing}) : std::nullopt;
}

std::optional<Purchase> proposePurchase(const State &state, const SlotPrice &price)
{
    return best(state, price, 1);
}

std::optional<Purchase> proposePurchase(const State &state, const TilePrice &price)
{
    return best(state, price, -1);
}

std::optional<Resources> proposeFeeding(const Player &player, int missing)
{
    Resources pay;
    for (const Resource resource : valuesOf<Resource>()) {
        pay[resource] = std::min(player.stock[materialOf(resource)], missing);
        missing -= pay[resource];
    }
    return missing == 0 ? std::optional(pay) : std::nullopt;
}
}
