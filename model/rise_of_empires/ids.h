// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/named.h"

/// The things of the game and the names that records give them.
namespace RiseOfEmpires
{
/// The rows of the action table.
enum class Row { Progress, Territory, City, Empire, Trade };
enum class Territory { Plains, Island, Forest, Hills, TownGold, TownResource, TownFood, TownCube };
/// What a progress tile may count: the four towns are one kind there.
enum class Ground { Plains, Island, Forest, Hills, Town };
/// What tiles bring a turn.
enum class Gain { Food, Gold, Resources, Cubes, Vp };
/// The same five as discs are paid and free actions trade with; records have them in this order there.
enum class Good { Gold, Cubes, Resources, Food, Vp };
/// What a wonder costs.
enum class Material { Gold, Cubes, Resources };
/// What the log calls income: food and points are told apart from it.
enum class Income { Gold, Resources, Cubes };
/// What a region brings.
enum class Yield { Cubes, Gold, Resources, Food };
/// What a trade brings.
enum class Prize { Gold, Vp };
enum class Overseas { NewWorld, FarEast };
/// Where a player's food, income and points of a turn come from.
enum class Part { Territories, Progress, Cities, Regions, Extra };
/// Where points ever came from or went to.
enum class Source { Cities, Towns, Progress, Regions, Wonders, Trade, Extra, Famine, Paid, Adjust };
enum class Half { A, B };
enum class Phase { Actions, Settle, EraEnd, Order, Over };
}

template<>
inline constexpr std::array<std::string_view, 5> ids<RiseOfEmpires::Row> = {
    "progress", "territory", "city", "empire", "trade"};
template<>
inline constexpr std::array<std::string_view, 8> ids<RiseOfEmpires::Territory> = {
    "plains", "island", "forest", "hills", "town-gold", "town-resource", "town-food", "town-cube"};
template<>
inline constexpr std::array<std::string_view, 5> ids<RiseOfEmpires::Ground> = {
    "plains", "island", "forest", "hills", "town"};
template<>
inline constexpr std::array<std::string_view, 5> ids<RiseOfEmpires::Gain> = {
    "food", "gold", "resources", "cubes", "vp"};
template<>
inline constexpr std::array<std::string_view, 5> ids<RiseOfEmpires::Good> = {
    "gold", "cubes", "resources", "food", "vp"};
template<>
inline constexpr std::array<std::string_view, 3> ids<RiseOfEmpires::Material> = {
    "gold", "cubes", "resources"};
template<>
inline constexpr std::array<std::string_view, 3> ids<RiseOfEmpires::Income> = {"gold", "resources", "cubes"};
template<>
inline constexpr std::array<std::string_view, 4> ids<RiseOfEmpires::Yield> = {
    "cubes", "gold", "resources", "food"};
template<>
inline constexpr std::array<std::string_view, 2> ids<RiseOfEmpires::Prize> = {"gold", "vp"};
template<>
inline constexpr std::array<std::string_view, 2> ids<RiseOfEmpires::Overseas> = {"new-world", "far-east"};
template<>
inline constexpr std::array<std::string_view, 5> ids<RiseOfEmpires::Part> = {
    "territories", "progress", "cities", "regions", "extra"};
template<>
inline constexpr std::array<std::string_view, 10> ids<RiseOfEmpires::Source> = {
    "cities", "towns", "progress", "regions", "wonders", "trade", "extra", "famine", "paid", "adjust"};
template<>
inline constexpr std::array<std::string_view, 2> ids<RiseOfEmpires::Half> = {"A", "B"};
template<>
inline constexpr std::array<std::string_view, 5> ids<RiseOfEmpires::Phase> = {
    "actions", "settle", "era-end", "order", "over"};

namespace RiseOfEmpires
{
using Gains = PerId<Gain, int>;
using Goods = PerId<Good, int>;
using Materials = PerId<Material, int>;
using Territories = PerId<Territory, int>;
using Sources = PerId<Source, int>;

/// For each value of one enumeration the one of another that has the same id, or -1.
template<typename To, typename From>
inline constexpr auto sameIds = [] {
    std::array<int, ids<To>.size()> places{};
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto from = fromId<From>(ids<To>[i]);
        places[i] = from ? static_cast<int>(*from) : -1;
    }
    return places;
}();

/// The same counts in another order; what the other enumeration does not have is left out.
template<typename To, typename From>
constexpr PerId<To, int> as(const PerId<From, int> &counts)
{
    PerId<To, int> same;
    for (std::size_t i = 0; i < same.items.size(); ++i) {
        const int from = sameIds<To, From>[i];
        same.items[i] = from < 0 ? 0 : counts.items[static_cast<std::size_t>(from)];
    }
    return same;
}

template<typename Enum>
constexpr PerId<Enum, int> &operator+=(PerId<Enum, int> &sum, const PerId<Enum, int> &more)
{
    for (std::size_t i = 0; i < sum.items.size(); ++i) {
        sum.items[i] += more.items[i];
    }
    return sum;
}
template<typename Enum>
constexpr PerId<Enum, int> operator+(PerId<Enum, int> sum, const PerId<Enum, int> &more)
{
    return sum += more;
}
template<typename Enum>
constexpr PerId<Enum, int> operator*(PerId<Enum, int> counts, int times)
{
    for (int &count : counts.items) {
        count *= times;
    }
    return counts;
}
}
