// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/cards.h"

namespace StoneAge
{
namespace
{
constexpr CardRow card(TopKind kind, Bottom bottom)
{
    return {kind, 0, Resource::Wood, bottom};
}
constexpr CardRow card(TopKind kind, int count, Bottom bottom)
{
    return {kind, count, Resource::Wood, bottom};
}
constexpr CardRow card(TopKind kind, int count, Resource resource, Bottom bottom)
{
    return {kind, count, resource, bottom};
}
constexpr Bottom farmers(int count)
{
    return Craftsmen{Craft::Farmers, count};
}
constexpr Bottom toolMakers(int count)
{
    return Craftsmen{Craft::ToolMakers, count};
}
constexpr Bottom builders(int count)
{
    return Craftsmen{Craft::Builders, count};
}
constexpr Bottom shamans(int count)
{
    return Craftsmen{Craft::Shamans, count};
}

constexpr std::array<CardRow, CardCount> CardTable = {
    card(TopKind::DiceForAll, toolMakers(2)),
    card(TopKind::OneUseTool, 4, toolMakers(1)),
    card(TopKind::Food, 7, Symbol::Pottery),
    card(TopKind::Food, 4, builders(1)),
    card(TopKind::ExtraCard, Symbol::Writing),
    card(TopKind::Resources, 1, Resource::Clay, shamans(2)),
    card(TopKind::DiceForAll, Symbol::Transport),
    card(TopKind::Resources, 2, Resource::Stone, Symbol::Transport),
    card(TopKind::DiceForAll, Symbol::Writing),
    card(TopKind::Resources, 1, Resource::Stone, shamans(1)),
    card(TopKind::Food, 5, Symbol::Healing),
    card(TopKind::DiceForAll, Symbol::Pottery),
    card(TopKind::TwoDice, 0, Resource::Gold, Symbol::Art),
    card(TopKind::Tool, Symbol::Art),
    card(TopKind::DiceForAll, builders(2)),
    card(TopKind::OneUseTool, 3, toolMakers(1)),
    card(TopKind::OneUseTool, 2, toolMakers(2)),
    card(TopKind::DiceForAll, toolMakers(2)),
    card(TopKind::Food, 1, Symbol::Weaving),
    card(TopKind::Resources, 1, Resource::Gold, shamans(1)),
    card(TopKind::DiceForAll, farmers(1)),
    card(TopKind::Points, 3, Symbol::Music),
    card(TopKind::Agriculture, Symbol::Time),
    card(TopKind::TwoDice, 0, Resource::Wood, shamans(2)),
    card(TopKind::DiceForAll, farmers(2)),
    card(TopKind::Resources, 1, Resource::Stone, farmers(1)),
    card(TopKind::Agriculture, farmers(1)),
    card(TopKind::Points, 3, Symbol::Music),
    card(TopKind::TwoDice, 0, Resource::Stone, shamans(1)),
    card(TopKind::Food, 3, farmers(2)),
    card(TopKind::AnyTwo, Symbol::Healing),
    card(TopKind::Food, 3, Symbol::Weaving),
    card(TopKind::DiceForAll, Symbol::Time),
    card(TopKind::DiceForAll, builders(1)),
    card(TopKind::Points, 3, builders(3)),
    card(TopKind::Food, 2, builders(2)),
};
}

const CardRow &cardRow(int card)
{
    return CardTable[static_cast<std::size_t>(card - 1)];
}

Top printedTop(int card)
{
    const auto &row = cardRow(card);
    switch (row.kind) {
    case TopKind::DiceForAll:
        return Tops::DiceForAll{};
    case TopKind::Food:
        return Tops::Food{row.count};
    case TopKind::Resources: {
        Tops::SomeResources top;
        top.of[row.resource] = row.count;
        return top;
    }
    case TopKind::TwoDice:
        return Tops::TwoDice{.resource = row.resource};
    case TopKind::OneUseTool:
        return Tops::OneUseTool{row.count};
    case TopKind::Points:
        return Tops::Points{row.count};
    case TopKind::Agriculture:
        return Tops::Agriculture{};
    case TopKind::Tool:
        return Tops::Tool{};
    case TopKind::ExtraCard:
        return Tops::ExtraCard{};
    case TopKind::AnyTwo:
    case TopKind::StyleDice:
    case TopKind::Trade:
        break;
    }
    return Tops::AnyTwo{};
}
}
