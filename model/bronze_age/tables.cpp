// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/tables.h"

namespace BronzeAge
{
namespace
{
using Prices = PerId<Development, Price>;

constexpr Prices OriginalPrices = {{{{10, 2}, {10, 2}, {15, 3}, {15, 3}, {15, 3}, {20, 4}, {20, 4}, {20, 6},
    {30, 6}, {30, 6}, {40, 6}, {50, 8}, {60, 8}}}};

constexpr Prices revisedPrices()
{
    Prices prices = OriginalPrices;
    prices[Development::Medicine] = {20, 4};
    prices[Development::Religion] = {25, 7};
    prices[Development::Architecture] = {60, 8};
    prices[Development::Empire] = {70, 10};
    return prices;
}

constexpr Prices lateBronzePrices()
{
    Prices prices = revisedPrices();
    prices[Development::Preservation] = {20, 4};
    prices[Development::Shipping] = {25, 5};
    prices[Development::Smithing] = {25, 5};
    prices[Development::Commerce] = {40, 8};
    return prices;
}

}

constexpr PerId<Edition, Rulebook> Rulebooks = {{{
    {
        .later = {{0, 1, 2, 3, 4, 5, 6}},
        .developments = OriginalPrices,
        .developmentCount = 13,
        .coinsPerFood = 4,
        .pointsPerMonument = 1,
        .allMonuments = false,
        .ships = false,
        .tradeStep = Phase::Trade,
        .trade = false,
        .tieBreak = TieBreak::Count,
        .endDevelopments = 5,
    },
    {
        .later = {{0, 1, 3, 4, 5, 6, 8}},
        .developments = revisedPrices(),
        .developmentCount = 13,
        .coinsPerFood = 6,
        .pointsPerMonument = 2,
        .allMonuments = false,
        .ships = false,
        .tradeStep = Phase::Trade,
        .trade = false,
        .tieBreak = TieBreak::Value,
        .endDevelopments = 5,
    },
    {
        .later = {{0, 1, 3, 4, 5, 6, 8}},
        .developments = lateBronzePrices(),
        .developmentCount = 17,
        .coinsPerFood = 6,
        .pointsPerMonument = 2,
        .allMonuments = true,
        .ships = true,
        .tradeStep = Phase::Swap,
        .trade = true,
        .tieBreak = TieBreak::Value,
        .endDevelopments = 7,
    },
}}};
}
