// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rise_of_empires/ids.h"

namespace RiseOfEmpires
{
inline constexpr int MinPlayers = 2;
inline constexpr int MaxPlayers = 5;
inline constexpr int Turns = 6;
inline constexpr int Eras = 3;
inline constexpr int DiscsPerTurn = 6;
inline constexpr int CirclesPerPlayer = 2;
inline constexpr int MaxCircles = CirclesPerPlayer * MaxPlayers;
inline constexpr int EmpireTiles = 8;
inline constexpr int MostRegionsOfTile = 4;
inline constexpr int FirstFood = 16;
inline constexpr int MaxFood = 20;
inline constexpr int FoodPerGold = 2;
inline constexpr int FirstGold = 5;
inline constexpr int FirstResources = 2;
inline constexpr int FirstPool = 5;
/// In the pool, on the map and in the bank, always.
inline constexpr int CubesPerPlayer = 30;
inline constexpr int TerritoryTiles = 40;
inline constexpr int TownTiles = 6;
inline constexpr int MostProgress = 48;
inline constexpr int MostCities = 36;
inline constexpr int MaxRegions = 60;
inline constexpr int MaxTileName = 40;
/// What a slip of the finger stays below (D04).
inline constexpr int MostFigure = 99;
/// Gold, or resources, for a point at the end.
inline constexpr int GoodsPerPoint = 3;
/// The turn in which a Navigation tile opens the overseas regions.
inline constexpr int TurnOfNavigation = 3;

/// What each brings a turn: food, gold, resources, cubes, points.
inline constexpr PerId<Territory, Gains> TerritoryTable = {{{
    {{2, 0, 0, 1, 0}},
    {{1, 0, 0, 1, 0}},
    {{-2, 0, 0, 2, 0}},
    {{-3, 0, 0, 3, 0}},
    {{0, 1, 0, 0, 1}},
    {{0, 0, 1, 0, 1}},
    {{1, 0, 0, 0, 1}},
    {{0, 0, 0, 1, 1}},
}}};

constexpr Ground groundOf(Territory territory)
{
    return territory < Territory::TownGold ? static_cast<Ground>(territory) : Ground::Town;
}
constexpr bool isTown(Territory territory)
{
    return groundOf(territory) == Ground::Town;
}

constexpr int eraOf(int round)
{
    return (round + 1) / 2;
}
constexpr Half halfOf(int round)
{
    return round % 2 == 1 ? Half::A : Half::B;
}
constexpr int battlesIn(int era)
{
    return era == Eras ? 2 : 1;
}
/// The last turn's food counts twice.
constexpr int foodTimes(int round)
{
    return round == Turns ? 2 : 1;
}
}
