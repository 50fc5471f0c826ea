// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/kinds.h"
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

void members(auto &is, Of<Bottom> auto &bottom)
{
    if (is.anyOf(ids<Craft>, std::holds_alternative<Craftsmen>(bottom))) {
        auto &people = hold<Craftsmen>(bottom);
        is.named(people.craft, people.count);
    } else {
        is.required("symbol", hold<Symbol>(bottom));
    }
}

/// A die of the expansion: food, jewels, a step or a person; a card of which only the bottom counts; a
/// resource.
using StylePick = std::variant<Style, Bottom, Resource>;
}

template<>
inline constexpr std::array<std::string_view, 3> membersOf<StoneAge::StylePick> = {
    "", "secret-card", "resource"};

namespace StoneAge
{
/// The tools that are added to a roll: spaces of the board, and values of tools that are gone afterwards.
struct ToolUse {
    std::vector<int> spaces;
    std::vector<int> oneUse;
    bool operator==(const ToolUse &) const = default;
    static void members(auto &is, auto &tools)
    {
        is.leftOut("tools", tools.spaces);
        is.leftOut("oneUse", tools.oneUse);
    }
};

/// The upper halves of cards: what is printed there, and what was rolled or chosen.
namespace Tops
{
struct DiceForAll {
    static constexpr std::string_view id = "dice-for-all";
    /// The buyer's first, then on by seat.
    std::vector<Pick> picks;
    bool operator==(const DiceForAll &) const = default;
    static void chosen(auto &is, auto &top) { is.required("picks", top.picks); }
};
struct Food {
    static constexpr std::string_view id = "food";
    int count = 0;
    bool operator==(const Food &) const = default;
    static void printed(auto &is, auto &top) { is.required("count", top.count); }
};
struct SomeResources {
    static constexpr std::string_view id = "resources";
    Resources of;
    bool operator==(const SomeResources &) const = default;
    static void printed(auto &is, auto &top) { is.required("of", top.of); }
};
struct TwoDice {
    static constexpr std::string_view id = "two-dice";
    Resource resource = Resource::Wood;
    int dice = 0;
    ToolUse tools;
    bool operator==(const TwoDice &) const = default;
    static void printed(auto &is, auto &top) { is.required("resource", top.resource); }
    static void chosen(auto &is, auto &top)
    {
        is.required("dice", top.dice);
        ToolUse::members(is, top.tools);
    }
};
struct OneUseTool {
    static constexpr std::string_view id = "one-use-tool";
    int value = 0;
    bool operator==(const OneUseTool &) const = default;
    static void printed(auto &is, auto &top) { is.required("value", top.value); }
};
struct Points {
    static constexpr std::string_view id = "points";
    int count = 0;
    bool operator==(const Points &) const = default;
    static void printed(auto &is, auto &top) { is.required("count", top.count); }
};
struct Agriculture {
    static constexpr std::string_view id = "agriculture";
    bool operator==(const Agriculture &) const = default;
};
struct Tool {
    static constexpr std::string_view id = "tool";
    bool operator==(const Tool &) const = default;
};
struct ExtraCard {
    static constexpr std::string_view id = "extra-card";
    Bottom bottom;
    bool operator==(const ExtraCard &) const = default;
    static void chosen(auto &is, auto &top) { is.required("bottom", top.bottom); }
};
struct AnyTwo {
    static constexpr std::string_view id = "any-two";
    /// Nothing: kept for later.
    std::optional<Resources> resources;
    bool operator==(const AnyTwo &) const = default;
    static void chosen(auto &is, auto &top) { is.unless("later", "resources", top.resources); }
};
struct StyleDice {
    static constexpr std::string_view id = "style-dice";
    /// The buyer's first, then on by seat.
    std::vector<StylePick> picks;
    bool operator==(const StyleDice &) const = default;
    static void chosen(auto &is, auto &top) { is.required("picks", top.picks); }
};
struct Trade {
    static constexpr std::string_view id = "trade";
    bool operator==(const Trade &) const = default;
};

/// All of an upper half, as it is described.
void members(auto &is, auto &top)
{
    if constexpr (requires { top.printed(is, top); }) {
        top.printed(is, top);
    }
    if constexpr (requires { top.chosen(is, top); }) {
        top.chosen(is, top);
    }
}
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

/// Of an upper half only what was rolled or chosen; the rest is printed. Where that is all, nothing is
/// needed.
void choice(auto &is, Of<Top> auto &top)
{
    const auto ofKind = [&](auto &half) {
        if constexpr (requires { half.chosen(is, half); }) {
            is.object("top", [&](auto &inner) { half.chosen(inner, half); });
        } else {
            is.optionalObject("top", [](auto &) {});
        }
    };
    std::visit(ofKind, top);
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
inline constexpr auto ids<StoneAge::TopKind> = idsOf<StoneAge::Top>;
