// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/payment.h"

#include <algorithm>
#include <tuple>

namespace BronzeAge
{
namespace
{
constexpr unsigned AllRows = (1U << countOf<Good>)-1;

int foodForSale(const State &state)
{
    return has(active(state), Development::Granaries) ? active(state).food : 0;
}

Buy spending(Development development, unsigned rows, int food)
{
    Buy buy{.development = development, .rows = {}, .food = food};
    for (const Good good : valuesOf<Good>()) {
        buy.rows[good] = rows & (1U << static_cast<int>(good));
    }
    return buy;
}

int valueKept(const State &state, const Buy &buy)
{
    Player player = active(state);
    for (const Good good : valuesOf<Good>()) {
        player.goods[good] = buy.rows[good] ? 0 : player.goods[good];
    }
    if (!has(player, buy.development)) {
        player.developments.add(buy.development);
    }
    const auto discard = proposeDiscard(player.goods, goodsOver(player));
    for (const Good good : valuesOf<Good>()) {
        player.goods[good] -= discard[good];
    }
    return goodsValue(player.goods);
}

/// The better payment has the smaller rank.
auto rankOf(const State &state, const Buy &buy, int cost)
{
    std::array<int, countOf<Good>> highRows{};
    int rows = 0;
    for (const Good good : valuesOf<Good>()) {
        rows += buy.rows[good] ? 1 : 0;
        highRows[static_cast<std::size_t>(good)] = buy.rows[good] ? 0 : 1;
    }
    return std::tuple(buy.food, amountPaid(state, buy) - cost, -valueKept(state, buy), rows, highRows);
}
}

Means means(const State &state)
{
    return {.coins = state.turn.coins,
        .goods = goodsValue(active(state).goods),
        .food = rulebook(state).coinsPerFood * foodForSale(state)};
}

int amountPaid(const State &state, const Buy &buy)
{
    int paid = state.turn.coins + rulebook(state).coinsPerFood * buy.food;
    for (const Good good : valuesOf<Good>()) {
        paid += buy.rows[good] ? valueOf(good, active(state).goods[good]) : 0;
    }
    return paid;
}

std::optional<Buy> proposePayment(const State &state, Development development)
{
    const int cost = rulebook(state).developments[development].cost;
    const int coinsPerFood = rulebook(state).coinsPerFood;
    const int foodAtMost = foodForSale(state);
    using Ranked = std::pair<decltype(rankOf(state, Buy{}, cost)), Buy>;
    std::optional<Ranked> best;
    for (unsigned rows = 0; rows <= AllRows; ++rows) {
        Buy buy = spending(development, rows, 0);
        const int missing = std::max(0, cost - amountPaid(state, buy));
        buy.food = (missing + coinsPerFood - 1) / coinsPerFood;
        if (buy.food > foodAtMost) {
            continue;
        }
        const auto rank = rankOf(state, buy, cost);
        if (!best || rank < best->first) {
            best = Ranked(rank, buy);
        }
    }
    return best ? std::optional(best->second) : std::nullopt;
}

Buy allIn(const State &state, Development development)
{
    return spending(development, AllRows, foodForSale(state));
}

int shortOf(const State &state, Development development)
{
    const int cost = rulebook(state).developments[development].cost;
    return std::max(0, cost - amountPaid(state, allIn(state, development)));
}

Goods proposeDiscard(const Goods &goods, int count)
{
    // The second of a row costs less than the first, so the cheapest single goods need not be the cheapest
    // lot: for every number of goods, the best lot out of the rows from this one up.
    struct Lot {
        Goods discard;
        int cost = 0;
    };
    const auto all = static_cast<std::size_t>(count);
    std::vector<std::optional<Lot>> best(all + 1);
    best[0] = Lot{};
    for (int row = countOf<Good> - 1; row >= 0; --row) {
        const auto good = static_cast<Good>(row);
        std::vector<std::optional<Lot>> next(all + 1);
        for (std::size_t n = 0; n <= all; ++n) {
            const int most = std::min(goods[good], static_cast<int>(n));
            for (int taken = most; taken >= 0; --taken) {
                auto lot = best[n - static_cast<std::size_t>(taken)];
                if (!lot) {
                    continue;
                }
                lot->discard[good] = taken;
                lot->cost += valueOf(good, goods[good]) - valueOf(good, goods[good] - taken);
                if (!next[n] || lot->cost < next[n]->cost) {
                    next[n] = lot;
                }
            }
        }
        best = std::move(next);
    }
    return best[all] ? best[all]->discard : Goods{};
}
}
