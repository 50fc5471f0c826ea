// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/stone_age/ids.h"

namespace StoneAge
{
inline constexpr int MinPlayers = 2;
inline constexpr int MaxPlayers = 5;
inline constexpr int MaxPlayersWithoutExpansion = 4;
inline constexpr int FirstPeople = 5;
inline constexpr int MaxPeople = 10;
inline constexpr int FirstFood = 12;
inline constexpr int MaxAgriculture = 10;
inline constexpr int MaxTrade = 10;
inline constexpr int MaxTool = 4;
inline constexpr int ToolSpaces = 3;
inline constexpr int LeastOneUse = 2;
inline constexpr int MostOneUse = 4;
inline constexpr int MostPeopleOnCard = 3;
inline constexpr int TilesInStack = 7;
inline constexpr int CardCount = 36;
inline constexpr int DeckAtStart = 32;
inline constexpr int DeckWithExpansion = 40;
inline constexpr int CardSlots = 5;
inline constexpr int JewelSlot = 5;
inline constexpr int JewelsPerCard = 3;
inline constexpr int JewelsPerStep = 2;
inline constexpr int FoodPerDie = 2;
inline constexpr int MostOnAnyTile = 7;
inline constexpr int FewestOfKinds = 4;
inline constexpr int MostOfKinds = 5;
inline constexpr int MostJewelsOnTile = 4;
inline constexpr int PointsOfHunger = 10;
/// The most that the table's word may say of what has no end on the board.
inline constexpr int MostByHand = 99;

struct PlaceRow {
    /// Pips for one unit.
    int divisor;
    /// Nothing: food.
    std::optional<Resource> brings;
    /// 0: no limit.
    int room;
};
inline constexpr PerId<Place, PlaceRow> PlaceTable
    = {{{{2, std::nullopt, 0}, {3, Resource::Wood, 7}, {4, Resource::Clay, 7}, {5, Resource::Stone, 7},
        {6, Resource::Gold, 7}, {2, Resource::Wood, 3}, {5, Resource::Gold, 3}}}};

constexpr bool isSite(Place place)
{
    return place == Place::WoodSite || place == Place::GoldSite;
}

/// Pips for one, wherever dice are rolled for a resource; also its points in a building.
constexpr int valueOf(Resource resource)
{
    return 3 + static_cast<int>(resource);
}
constexpr int valueOf(Material material)
{
    return material == Material::Jewels ? 4 : valueOf(static_cast<Resource>(material));
}

inline constexpr PerId<Village, int> VillagePeople = {{1, 2, 1, 2}};

/// By the number of players: how many of them a forest, clay pit, quarry or river takes.
inline constexpr std::array<int, MaxPlayers + 1> GatherersAtPlace = {0, 0, 1, 2, MaxPlayers, MaxPlayers};
/// By the number of players: how many of the village's places are used.
inline constexpr std::array<int, MaxPlayers + 1> VillagePlacesUsed = {0, 0, 2, 2, 3, 4};

/// What the fixed buildings cost.
inline constexpr std::array<Resources, 13> FixedPrices = {{
    {{2, 1, 0, 0}},
    {{1, 2, 0, 0}},
    {{2, 0, 1, 0}},
    {{1, 1, 1, 0}},
    {{2, 0, 0, 1}},
    {{1, 1, 0, 1}},
    {{0, 2, 1, 0}},
    {{1, 0, 2, 0}},
    {{0, 1, 2, 0}},
    {{1, 0, 1, 1}},
    {{0, 2, 0, 1}},
    {{0, 1, 1, 1}},
    {{0, 0, 2, 1}},
}};

/// One exchange: so many given for so many got.
struct Rate {
    int give = 0;
    int leastGot = 0;
    int mostGot = 0;
    bool operator==(const Rate &) const = default;
};

/// Nothing at the foot of the trade track.
constexpr std::optional<Rate> rateAt(int trade)
{
    if (trade == 0) {
        return std::nullopt;
    }
    if (trade <= 3) {
        return Rate{2, 1, 1};
    }
    return trade <= 8 ? Rate{1, 1, 1} : Rate{1, 1, 2};
}
}
