// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/payment.h"

#include "model/stone_age/growth.h"

#include <algorithm>

namespace StoneAge
{
namespace
{
bool onlyResources(const Materials &pay)
{
    return pay[Material::Jewels] == 0;
}

int kindsIn(const Materials &pay)
{
    return static_cast<int>(std::ranges::count_if(
        valuesOf<Resource>(), [&](Resource resource) { return pay[materialOf(resource)] > 0; }));
}

bool isFixedPrice(const Materials &pay)
{
    return std::ranges::any_of(FixedPrices, [&](const Resources &price) {
        return std::ranges::all_of(valuesOf<Resource>(),
            [&](Resource resource) { return price[resource] == pay[materialOf(resource)]; });
    });
}

/// What is given must be there, and what is paid then too.
void judgeStock(const State &state, const Materials &pay, const Exchange &exchange, Judge &judge)
{
    for (const Material material : valuesOf<Material>()) {
        const int have = active(state).stock[material];
        const int left = have - exchange.give[material] + exchange.get[material];
        judge.forbid(exchange.give[material] > have || pay[material] > left,
            material == Material::Jewels ? Code::NotEnoughJewels : Code::NotEnoughResources,
            {.subject = idOf(material), .count = have});
    }
}

void judgeExchange(const State &state, const Materials &pay, const Exchange &exchange, Judge &judge)
{
    const auto rate = rateAt(active(state).trade);
    needExpansion(state, true, "exchange", judge);
    judge.forbid(!rate, Code::NoExchange);
    if (rate) {
        const int given = sumOf(exchange.give);
        const int got = sumOf(exchange.get);
        judge.forbid(given != rate->give || got < rate->leastGot || got > rate->mostGot, Code::ExchangeRate,
            {.count = rate->give, .most = rate->mostGot});
        judge.forbid(std::ranges::any_of(valuesOf<Material>(),
                         [&](Material material) { return exchange.get[material] > pay[material]; }),
            Code::ExchangeRate, {.subject = "pay", .count = rate->give, .most = rate->mostGot});
    }
    judge.forbid(active(state).work.exchanged, Code::ExchangeUsed);
}
}

bool fits(const SlotPrice &price, const Materials &pay)
{
    if (price.slot == JewelSlot) {
        return resourceSum(pay) == 0 && pay[Material::Jewels] == JewelsPerCard * (price.bonusCard ? 2 : 1);
    }
    return onlyResources(pay) && resourceSum(pay) == price.slot;
}

bool fits(const TilePrice &price, const Materials &pay)
{
    const int resources = resourceSum(pay);
    switch (price.kind) {
    case Tile::Fixed:
        return onlyResources(pay) && isFixedPrice(pay);
    case Tile::Kinds:
        return onlyResources(pay) && resources == price.count && kindsIn(pay) == price.kinds;
    case Tile::Any:
        return onlyResources(pay) && resources >= 1 && resources <= MostOnAnyTile;
    case Tile::Jewels:
        return resources == 0 && pay[Material::Jewels] >= 1 && pay[Material::Jewels] <= MostJewelsOnTile;
    case Tile::Printed:
        break;
    }
    return true;
}

int pointsOf(const Materials &pay)
{
    int points = 0;
    for (const Material material : valuesOf<Material>()) {
        points += valueOf(material) * pay[material];
    }
    return points;
}

void judgePayment(
    const State &state, const Materials &pay, const std::optional<Exchange> &exchange, Judge &judge)
{
    const auto traded = exchange.value_or(Exchange{});
    needExpansion(state,
        pay[Material::Jewels] > 0 || traded.give[Material::Jewels] > 0 || traded.get[Material::Jewels] > 0,
        idOf(Material::Jewels), judge);
    judgeStock(state, pay, traded, judge);
    if (exchange) {
        judgeExchange(state, pay, *exchange, judge);
    }
}

void makePayment(State &state, const Materials &pay, const std::optional<Exchange> &exchange, Events &events)
{
    auto &player = active(state);
    if (exchange) {
        player.work.exchanged = true;
        events.push_back(Exchanged{state.seat, exchange->give, exchange->get});
    }
    const auto traded = exchange.value_or(Exchange{});
    for (const Material material : valuesOf<Material>()) {
        player.stock[material] += traded.get[material] - traded.give[material] - pay[material];
    }
}
}
