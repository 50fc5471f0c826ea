// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/stone_age/tables.h"

#include <variant>
#include <vector>

namespace StoneAge
{
struct Craftsmen {
    Craft craft = Craft::Farmers;
    int count = 0;
    bool operator==(const Craftsmen &) const = default;
};

/// The lower half of a card, which counts at the end.
using Bottom = std::variant<Symbol, Craftsmen>;

/// A die of the expansion: food, jewels, a step or a person; a resource; a card of which only the bottom
/// counts.
using StylePick = std::variant<Style, Resource, Bottom>;

/// The tools that are added to a roll: spaces of the board, and values of tools that are gone afterwards.
struct ToolUse {
    std::vector<int> spaces;
    std::vector<int> oneUse;
    bool operator==(const ToolUse &) const = default;
};

/// The upper halves of cards: what is printed there, and what was rolled or chosen.
namespace Tops
{
struct DiceForAll {
    /// The buyer's first, then on by seat.
    std::vector<Pick> picks;
    bool operator==(const DiceForAll &) const = default;
};
struct Food {
    int count = 0;
    bool operator==(const Food &) const = default;
};
struct SomeResources {
    Resources of;
    bool operator==(const SomeResources &) const = default;
};
struct TwoDice {
    Resource resource = Resource::Wood;
    int dice = 0;
    ToolUse tools;
    bool operator==(const TwoDice &) const = default;
};
struct OneUseTool {
    int value = 0;
    bool operator==(const OneUseTool &) const = default;
};
struct Points {
    int count = 0;
    bool operator==(const Points &) const = default;
};
struct Agriculture {
    bool operator==(const Agriculture &) const = default;
};
struct Tool {
    bool operator==(const Tool &) const = default;
};
struct ExtraCard {
    Bottom bottom;
    bool operator==(const ExtraCard &) const = default;
};
struct AnyTwo {
    /// Nothing: kept for later.
    std::optional<Resources> resources;
    bool operator==(const AnyTwo &) const = default;
};
struct StyleDice {
    /// The buyer's first, then on by seat.
    std::vector<StylePick> picks;
    bool operator==(const StyleDice &) const = default;
};
struct Trade {
    bool operator==(const Trade &) const = default;
};
}

using Top = std::variant<Tops::DiceForAll, Tops::Food, Tops::SomeResources, Tops::TwoDice, Tops::OneUseTool,
    Tops::Points, Tops::Agriculture, Tops::Tool, Tops::ExtraCard, Tops::AnyTwo, Tops::StyleDice, Tops::Trade>;

/// The kinds of upper half, in the order of the variant.
enum class TopKind {
    DiceForAll,
    Food,
    Resources,
    TwoDice,
    OneUseTool,
    Points,
    Agriculture,
    Tool,
    ExtraCard,
    AnyTwo,
    StyleDice,
    Trade,
};

inline TopKind kindOf(const Top &top)
{
    return static_cast<TopKind>(top.index());
}

/// A card of the base game as it is printed.
struct CardRow {
    TopKind kind;
    /// How many, or the value of a tool; 0 where there is nothing to count.
    int count;
    /// Of which resource, if it is one.
    Resource resource;
    Bottom bottom;
};

/// By the number of the card, from 1 on.
const CardRow &cardRow(int card);
/// Its upper half, nothing rolled or chosen yet.
Top printedTop(int card);
}

template<>
inline constexpr std::array<std::string_view, 12> ids<StoneAge::TopKind> = {"dice-for-all", "food",
    "resources", "two-dice", "one-use-tool", "points", "agriculture", "tool", "extra-card", "any-two",
    "style-dice", "trade"};
static_assert(std::variant_size_v<StoneAge::Top> == ids<StoneAge::TopKind>.size());
