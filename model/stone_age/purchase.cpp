// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/purchase.h"

#include <algorithm>
#include <iterator>
#include <tuple>

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

/// All ways to pay a tile that leaves a choice, whichever it is.
const std::vector<Materials> &tilePayments()
{
    static const auto payments = [] {
        std::vector<Materials> all;
        for (int count = 1; count <= MostOnAnyTile; ++count) {
            addLots(count, Resource::Wood, {}, all);
        }
        for (int count = 1; count <= MostJewelsOnTile; ++count) {
            all.push_back(jewels(count));
        }
        return all;
    }();
    return payments;
}

bool canExchange(const State &state)
{
    const auto &player = active(state);
    return rateAt(player.trade) && !player.work.exchanged;
}

/// Jewels first: they count for nothing at the end.
constexpr std::array GiveOrder
    = {Material::Jewels, Material::Wood, Material::Clay, Material::Stone, Material::Gold};

/// All ways to take so many of what is left over, those with more of the least valuable first.
void addSpare(const Player &player, const Materials &pay, std::size_t from, int count, const Materials &given,
    std::vector<Materials> &lots)
{
    if (count == 0) {
        lots.push_back(given);
        return;
    }
    if (from == GiveOrder.size()) {
        return;
    }
    const Material material = GiveOrder[from];
    Materials next = given;
    for (int taken = std::clamp(player.stock[material] - pay[material], 0, count); taken >= 0; --taken) {
        next[material] = taken;
        addSpare(player, pay, from + 1, count - taken, next, lots);
    }
}

/// The way to pay that has the smallest rank; the first of equals.
template<typename Price, typename RankOf>
std::optional<Purchase> best(const State &state, const Price &price, RankOf rankOf)
{
    const auto &player = active(state);
    const int mostMissing = canExchange(state) ? rateAt(player.trade)->mostGot : 0;
    std::optional<Purchase> best;
    for (const auto &pay : paymentsFor(price)) {
        if (sumOf(missingFor(player, pay)) > mostMissing) {
            continue;
        }
        const auto purchase = proposePurchase(state, pay);
        if (purchase && (!best || rankOf(*purchase) < rankOf(*best))) {
            best = purchase;
        }
    }
    return best;
}

/// How much what an exchange takes would be missed.
int missed(const Purchase &purchase)
{
    int sum = 0;
    for (std::size_t place = 0; purchase.exchange && place < GiveOrder.size(); ++place) {
        sum += static_cast<int>(place) * purchase.exchange->give[GiveOrder[place]];
    }
    return sum;
}
}

std::vector<Materials> paymentsFor(const SlotPrice &price)
{
    if (price.slot == JewelSlot) {
        return {jewels(JewelsPerCard * (price.bonusCard ? 2 : 1))};
    }
    std::vector<Materials> lots;
    addLots(price.slot, Resource::Wood, {}, lots);
    return lots;
}

std::vector<Materials> paymentsFor(const TilePrice &price)
{
    std::vector<Materials> payments;
    if (price.kind != Tile::Printed) {
        std::ranges::copy_if(tilePayments(), std::back_inserter(payments),
            [&](const Materials &pay) { return fits(price, pay); });
    }
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

std::vector<Exchange> exchangesFor(const State &state, const Materials &pay)
{
    const auto &player = active(state);
    const auto rate = rateAt(player.trade);
    const auto missing = missingFor(player, pay);
    const int count = sumOf(missing);
    std::vector<Exchange> exchanges;
    if (!canExchange(state) || count < rate->leastGot || count > rate->mostGot) {
        return exchanges;
    }
    std::vector<Materials> lots;
    addSpare(player, pay, 0, rate->give, {}, lots);
    for (const auto &given : lots) {
        exchanges.push_back({given, missing});
    }
    return exchanges;
}

std::optional<Exchange> proposeExchange(const State &state, const Materials &pay)
{
    const auto exchanges = exchangesFor(state, pay);
    return exchanges.empty() ? std::nullopt : std::optional(exchanges.front());
}

int mostPayable(const State &state, Material material)
{
    const auto &player = active(state);
    const bool exchanges = state.setup.expansion && canExchange(state);
    return player.stock[material] + (exchanges ? rateAt(player.trade)->mostGot : 0);
}

std::optional<Purchase> proposePurchase(const State &state, const Materials &pay)
{
    const auto exchange = proposeExchange(state, pay);
    const bool direct = sumOf(missingFor(active(state), pay)) == 0;
    return direct || exchange ? std::optional(Purchase{pay, exchange}) : std::nullopt;
}

std::optional<Purchase> proposePurchase(const State &state, const SlotPrice &price)
{
    return best(state, price, [](const Purchase &purchase) {
        return std::pair(purchase.exchange.has_value(), pointsOf(purchase.pay));
    });
}

std::optional<Purchase> proposePurchase(const State &state, const TilePrice &price)
{
    return best(state, price, [](const Purchase &purchase) {
        return std::tuple(-pointsOf(purchase.pay), purchase.exchange.has_value(), missed(purchase));
    });
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
