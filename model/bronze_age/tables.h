// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/bronze_age/ids.h"

namespace BronzeAge
{
inline constexpr int MaxPlayers = 4;
inline constexpr int FirstCities = 3;
inline constexpr int FirstFood = 3;
inline constexpr int MaxFood = 15;
inline constexpr int MaxShips = 5;
inline constexpr int KeptGoods = 6;
inline constexpr int DisasterBoxes = 45;
inline constexpr int MaxDisasters = 999;
inline constexpr int WorkersPerStone = 3;

struct GoodRow {
    int base;
    int room;
};
inline constexpr PerId<Good, GoodRow> GoodTable = {{{{1, 8}, {2, 7}, {3, 6}, {4, 5}, {5, 4}}}};

constexpr int room(Good good)
{
    return GoodTable[good].room;
}

/// What a row with so many goods pays.
constexpr int valueOf(Good good, int count)
{
    return GoodTable[good].base * count * (count + 1) / 2;
}

inline constexpr PerId<City, int> CityWorkers = {{3, 4, 5, 6}};

struct MonumentRow {
    int workers;
    int first;
    /// With this number of players it is not built; 0: with every number it is.
    int outWith;
};
inline constexpr PerId<Monument, MonumentRow> MonumentTable
    = {{{{3, 1, 0}, {5, 2, 0}, {7, 4, 2}, {9, 6, 0}, {11, 8, 3}, {13, 10, 0}, {15, 12, 2}}}};

constexpr int boxes(City city)
{
    return CityWorkers[city];
}
constexpr int boxes(Monument monument)
{
    return MonumentTable[monument].workers;
}

struct Price {
    /// 0: not in this edition.
    int cost = 0;
    int points = 0;
};

/// All in which the editions differ.
struct Rulebook {
    PerId<Monument, int> later;
    PerId<Development, Price> developments;
    int developmentCount;
    int coinsPerFood;
    int pointsPerMonument;
    bool allMonuments;
    bool ships;
    Phase tradeStep;
    bool trade;
    TieBreak tieBreak;
    int endDevelopments;
};

extern const PerId<Edition, Rulebook> Rulebooks;

inline const Rulebook &rulebook(Edition edition)
{
    return Rulebooks[edition];
}
}
