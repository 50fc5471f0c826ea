// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/stone_age/cards.h"
#include "model/stone_age/state.h"

#include <string>

namespace StoneAge
{
struct Gather {
    Place place = Place::Hunt;
    int people = 0;
    int dice = 0;
    ToolUse tools;
    /// How many units of a hunt are taken as jewels.
    int jewels = 0;
    bool operator==(const Gather &) const = default;
};

struct ToolMaker {
    bool operator==(const ToolMaker &) const = default;
};
struct Hut {
    bool operator==(const Hut &) const = default;
};
struct Field {
    bool operator==(const Field &) const = default;
};
struct Trader {
    bool operator==(const Trader &) const = default;
};

struct Exchange {
    Materials give;
    Materials get;
    bool operator==(const Exchange &) const = default;
};

/// What a printed tile brings beside its points.
namespace Gains
{
struct WoodSite {
    bool operator==(const WoodSite &) const = default;
};
struct GoldSite {
    bool operator==(const GoldSite &) const = default;
};
struct SecretCard {
    Bottom bottom;
    bool operator==(const SecretCard &) const = default;
};
struct StyleDice {
    std::vector<StylePick> picks;
    bool operator==(const StyleDice &) const = default;
};
struct BonusTile {
    Bonus of = Bonus::Wood;
    bool operator==(const BonusTile &) const = default;
};
}
using Gain
    = std::variant<Gains::WoodSite, Gains::GoldSite, Gains::SecretCard, Gains::StyleDice, Gains::BonusTile>;
enum class GainKind { WoodSite, GoldSite, SecretCard, StyleDice, Bonus };

struct Building {
    int stack = 0;
    Tile kind = Tile::Fixed;
    Materials pay;
    std::optional<Exchange> exchange;
    /// Of a tile of kinds.
    int count = 0;
    int kinds = 0;
    /// Of a printed tile.
    int points = 0;
    std::optional<Gain> gain;
    bool operator==(const Building &) const = default;
};

struct Card {
    int slot = 0;
    Materials pay;
    std::optional<Exchange> exchange;
    /// The number of a card of the base game; then what is printed in `top` and `bottom` is that card's.
    std::optional<int> number;
    Top top;
    Bottom bottom;
    std::optional<Bottom> bonusCard;
    bool operator==(const Card &) const = default;
};

struct TakeTwo {
    Resources resources;
    bool operator==(const TakeTwo &) const = default;
};

struct Done {
    bool operator==(const Done &) const = default;
};

struct Feed {
    int player = 0;
    /// Nothing: the people go hungry.
    std::optional<Resources> pay;
    bool operator==(const Feed &) const = default;
};

/// The table's word: only what is named here changes.
struct Adjust {
    int player = 0;
    std::optional<int> score;
    std::optional<int> people;
    std::optional<int> food;
    PerId<Material, std::optional<int>> stock;
    std::optional<int> agriculture;
    std::optional<std::array<int, ToolSpaces>> tools;
    std::optional<std::array<bool, ToolSpaces>> toolsUsed;
    std::optional<std::vector<int>> oneUse;
    std::optional<int> anyTwo;
    std::optional<int> buildings;
    PerId<Craft, std::optional<int>> crafts;
    PerId<Symbol, std::optional<int>> symbols;
    std::optional<int> trade;
    std::optional<std::vector<Site>> sites;
    std::optional<std::vector<Bonus>> bonus;
    std::string why;
    bool operator==(const Adjust &) const = default;
};

struct Finish {
    std::string why;
    bool operator==(const Finish &) const = default;
};

using Action = std::variant<Gather, ToolMaker, Hut, Field, Trader, Building, Card, TakeTwo, Done, Feed,
    Adjust, Finish>;

/// The kinds of action, in the order of the variant.
enum class Kind {
    Gather,
    ToolMaker,
    Hut,
    Field,
    Trader,
    Building,
    Card,
    TakeTwo,
    Done,
    Feed,
    Adjust,
    Finish
};

inline Kind kindOf(const Action &action)
{
    return static_cast<Kind>(action.index());
}
}

template<>
inline constexpr std::array<std::string_view, 5> ids<StoneAge::GainKind> = {
    "wood-site", "gold-site", "secret-card", "style-dice", "bonus"};
static_assert(std::variant_size_v<StoneAge::Gain> == ids<StoneAge::GainKind>.size());
template<>
inline constexpr std::array<std::string_view, 12> ids<StoneAge::Kind> = {"gather", "tool-maker", "hut",
    "field", "trader", "building", "card", "take-two", "done", "feed", "adjust", "finish"};
static_assert(std::variant_size_v<StoneAge::Action> == ids<StoneAge::Kind>.size());
