// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/named.h"

/// The things of the game and the names that records give them.
namespace BronzeAge
{
/// In collecting order.
enum class Good { Wood, Stone, Pottery, Cloth, Spearheads };
/// What can change hands in a trade.
enum class Ware { Wood, Stone, Pottery, Cloth, Spearheads, Food };
enum class Face { Food, Good, Skull, Workers, Either, Coins };
enum class City { Fourth, Fifth, Sixth, Seventh };
enum class Monument { StepPyramid, StoneCircle, Temple, Obelisk, HangingGardens, GreatWall, GreatPyramid };
enum class Development {
    Leadership,
    Irrigation,
    Agriculture,
    Quarrying,
    Medicine,
    Coinage,
    Caravans,
    Religion,
    Granaries,
    Masonry,
    Engineering,
    Architecture,
    Empire,
    Preservation,
    Shipping,
    Smithing,
    Commerce,
};
enum class Disaster { Famine, Drought, Pestilence, Invasion, Revolt };
enum class Edition { Original, Revised, LateBronze };
enum class TieBreak { Count, Value };
/// The steps of a turn in their order. `Buy` is never the current one: after a purchase only passing is left.
enum class Phase { Roll, Trade, Build, Swap, Buy, Discard, Over };
}

template<>
inline constexpr std::array<std::string_view, 5> ids<BronzeAge::Good> = {
    "wood", "stone", "pottery", "cloth", "spearheads"};
template<>
inline constexpr std::array<std::string_view, 6> ids<BronzeAge::Ware> = {
    "wood", "stone", "pottery", "cloth", "spearheads", "food"};
template<>
inline constexpr std::array<std::string_view, 6> ids<BronzeAge::Face> = {
    "food", "good", "skull", "workers", "either", "coins"};
template<>
inline constexpr std::array<std::string_view, 4> ids<BronzeAge::City> = {"4", "5", "6", "7"};
template<>
inline constexpr std::array<std::string_view, 7> ids<BronzeAge::Monument> = {
    "step-pyramid", "stone-circle", "temple", "obelisk", "hanging-gardens", "great-wall", "great-pyramid"};
template<>
inline constexpr std::array<std::string_view, 17> ids<BronzeAge::Development> = {"leadership", "irrigation",
    "agriculture", "quarrying", "medicine", "coinage", "caravans", "religion", "granaries", "masonry",
    "engineering", "architecture", "empire", "preservation", "shipping", "smithing", "commerce"};
template<>
inline constexpr std::array<std::string_view, 5> ids<BronzeAge::Disaster> = {
    "famine", "drought", "pestilence", "invasion", "revolt"};
template<>
inline constexpr std::array<std::string_view, 3> ids<BronzeAge::Edition> = {
    "original", "revised", "late-bronze"};
template<>
inline constexpr std::array<std::string_view, 2> ids<BronzeAge::TieBreak> = {"count", "value"};
template<>
inline constexpr std::array<std::string_view, 7> ids<BronzeAge::Phase> = {
    "roll", "trade", "build", "swap", "buy", "discard", "over"};

namespace BronzeAge
{
using Goods = PerId<Good, int>;
using Wares = PerId<Ware, int>;
using Dice = PerId<Face, int>;
}
