// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/named.h"

/// The things of the game and the names that records give them.
namespace StoneAge
{
/// From the cheapest on.
enum class Resource { Wood, Clay, Stone, Gold };
/// What purchases are paid with: the resources, and the expansion's jewels.
enum class Material { Wood, Clay, Stone, Gold, Jewels };
/// Where people gather; the last two are a player's own buildings.
enum class Place { Hunt, Forest, ClayPit, Quarry, River, WoodSite, GoldSite };
/// The places that serve one player a round.
enum class Village { ToolMaker, Hut, Field, Trader };
enum class Site { Wood, Gold };
enum class Symbol { Art, Healing, Music, Pottery, Time, Transport, Weaving, Writing, Jewel };
/// The people on the lower halves of cards.
enum class Craft { Farmers, ToolMakers, Builders, Shamans, Traders };
enum class Tile { Fixed, Kinds, Any, Jewels, Printed };
/// What a die of "dice for all" brings.
enum class Pick { Wood, Clay, Stone, Gold, Tool, Agriculture };
/// What a die of the expansion brings; a resource and a secret card come with a word more.
enum class Style { Food, Jewels, Trade, Person };
enum class Bonus { Wood, Clay, Stone, Person, Tool, Field };
/// What has an end on the board.
enum class Track { Tools, People, Agriculture, Trade };
enum class Ending { EmptyStack, EmptyDeck, Stopped };
enum class Phase { Actions, Feed, Over };
}

template<>
inline constexpr std::array<std::string_view, 4> ids<StoneAge::Resource> = {"wood", "clay", "stone", "gold"};
template<>
inline constexpr std::array<std::string_view, 5> ids<StoneAge::Material> = {
    "wood", "clay", "stone", "gold", "jewels"};
template<>
inline constexpr std::array<std::string_view, 7> ids<StoneAge::Place> = {
    "hunt", "forest", "clay-pit", "quarry", "river", "wood-site", "gold-site"};
template<>
inline constexpr std::array<std::string_view, 4> ids<StoneAge::Village> = {
    "tool-maker", "hut", "field", "trader"};
template<>
inline constexpr std::array<std::string_view, 2> ids<StoneAge::Site> = {"wood-site", "gold-site"};
template<>
inline constexpr std::array<std::string_view, 9> ids<StoneAge::Symbol> = {
    "art", "healing", "music", "pottery", "time", "transport", "weaving", "writing", "jewel"};
template<>
inline constexpr std::array<std::string_view, 5> ids<StoneAge::Craft> = {
    "farmers", "toolMakers", "builders", "shamans", "traders"};
template<>
inline constexpr std::array<std::string_view, 5> ids<StoneAge::Tile> = {
    "fixed", "kinds", "any", "jewels", "printed"};
template<>
inline constexpr std::array<std::string_view, 6> ids<StoneAge::Pick> = {
    "wood", "clay", "stone", "gold", "tool", "agriculture"};
template<>
inline constexpr std::array<std::string_view, 4> ids<StoneAge::Style> = {"food", "jewels", "trade", "person"};
template<>
inline constexpr std::array<std::string_view, 6> ids<StoneAge::Bonus> = {
    "wood", "clay", "stone", "person", "tool", "field"};
template<>
inline constexpr std::array<std::string_view, 4> ids<StoneAge::Track> = {
    "tools", "people", "agriculture", "trade"};
template<>
inline constexpr std::array<std::string_view, 3> ids<StoneAge::Ending> = {
    "empty-stack", "empty-deck", "stopped"};
template<>
inline constexpr std::array<std::string_view, 3> ids<StoneAge::Phase> = {"actions", "feed", "over"};

namespace StoneAge
{
using Resources = PerId<Resource, int>;
using Materials = PerId<Material, int>;

constexpr Material materialOf(Resource resource)
{
    return static_cast<Material>(resource);
}
inline constexpr std::array CraftsWithoutExpansion
    = {Craft::Farmers, Craft::ToolMakers, Craft::Builders, Craft::Shamans};

constexpr Place placeOf(Site site)
{
    return site == Site::Wood ? Place::WoodSite : Place::GoldSite;
}
}
