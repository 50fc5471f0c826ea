// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/bounds.h"
#include "model/stone_age/cards.h"
#include "model/stone_age/state.h"

#include <string>

namespace StoneAge
{
struct Gather {
    static constexpr std::string_view id = "gather";
    Place place = Place::Hunt;
    int people = 0;
    int dice = 0;
    ToolUse tools;
    /// How many units of a hunt are taken as jewels.
    int jewels = 0;
    bool operator==(const Gather &) const = default;
    static void members(auto &is, auto &gather)
    {
        is.required("place", gather.place);
        is.required("people", gather.people);
        is.required("dice", gather.dice);
        ToolUse::members(is, gather.tools);
        is.leftOut("jewels", gather.jewels);
    }
};

struct ToolMaker {
    static constexpr std::string_view id = "tool-maker";
    bool operator==(const ToolMaker &) const = default;
};
struct Hut {
    static constexpr std::string_view id = "hut";
    bool operator==(const Hut &) const = default;
};
struct Field {
    static constexpr std::string_view id = "field";
    bool operator==(const Field &) const = default;
};
struct Trader {
    static constexpr std::string_view id = "trader";
    bool operator==(const Trader &) const = default;
};

struct Exchange {
    Materials give;
    Materials get;
    bool operator==(const Exchange &) const = default;
    static void members(auto &is, auto &exchange)
    {
        is.required("give", exchange.give);
        is.required("get", exchange.get);
    }
};

/// What a printed tile brings beside its points.
namespace Gains
{
struct WoodSite {
    static constexpr std::string_view id = "wood-site";
    bool operator==(const WoodSite &) const = default;
};
struct GoldSite {
    static constexpr std::string_view id = "gold-site";
    bool operator==(const GoldSite &) const = default;
};
struct SecretCard {
    static constexpr std::string_view id = "secret-card";
    Bottom bottom;
    bool operator==(const SecretCard &) const = default;
    static void members(auto &is, auto &gain) { is.required("bottom", gain.bottom); }
};
struct StyleDice {
    static constexpr std::string_view id = "style-dice";
    std::vector<StylePick> picks;
    bool operator==(const StyleDice &) const = default;
    static void members(auto &is, auto &gain) { is.required("picks", gain.picks); }
};
struct BonusTile {
    static constexpr std::string_view id = "bonus";
    Bonus of = Bonus::Wood;
    bool operator==(const BonusTile &) const = default;
    static void members(auto &is, auto &gain) { is.required("of", gain.of); }
};
}
using Gain
    = std::variant<Gains::WoodSite, Gains::GoldSite, Gains::SecretCard, Gains::StyleDice, Gains::BonusTile>;
enum class GainKind { WoodSite, GoldSite, SecretCard, StyleDice, Bonus };

struct Building {
    static constexpr std::string_view id = "building";
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
    static void members(auto &is, auto &building)
    {
        is.required("stack", building.stack);
        is.required("kind", building.kind);
        is.required("pay", building.pay);
        is.optional("exchange", building.exchange);
        if (building.kind == Tile::Kinds) {
            is.required("count", building.count);
            is.required("kinds", building.kinds);
        } else if (building.kind == Tile::Printed) {
            is.required("points", building.points);
            is.optional("gain", building.gain);
        }
    }
};

struct Card {
    static constexpr std::string_view id = "card";
    int slot = 0;
    Materials pay;
    std::optional<Exchange> exchange;
    /// The number of a card of the base game; then what is printed in `top` and `bottom` is that card's.
    std::optional<int> number;
    Top top;
    Bottom bottom;
    std::optional<Bottom> bonusCard;
    bool operator==(const Card &) const = default;
    static void members(auto &is, auto &card)
    {
        is.required("slot", card.slot);
        is.required("pay", card.pay);
        is.optional("exchange", card.exchange);
        is.optional("card", card.number, {.least = 1, .most = CardCount});
        if (card.number) {
            is.derive(card.top, [&] { return printedTop(*card.number); });
            is.derive(card.bottom, [&] { return cardRow(*card.number).bottom; });
            choice(is, card.top);
        } else {
            is.required("top", card.top);
            is.required("bottom", card.bottom);
        }
        is.optional("bonusCard", card.bonusCard);
    }
};

struct TakeTwo {
    static constexpr std::string_view id = "take-two";
    Resources resources;
    bool operator==(const TakeTwo &) const = default;
    static void members(auto &is, auto &two) { is.required("resources", two.resources); }
};

struct Done {
    static constexpr std::string_view id = "done";
    bool operator==(const Done &) const = default;
};

struct Feed {
    static constexpr std::string_view id = "feed";
    int player = 0;
    /// Nothing: the people go hungry.
    std::optional<Resources> pay;
    bool operator==(const Feed &) const = default;
    static void members(auto &is, auto &feed)
    {
        is.required("player", feed.player);
        is.unless("hungry", "pay", feed.pay);
    }
};

/// The table's word: only what is named here changes.
struct Adjust {
    static constexpr std::string_view id = "adjust";
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
    static void members(auto &is, auto &adjust)
    {
        is.required("player", adjust.player);
        is.object("set", [&](auto &set) {
            set.optional("score", adjust.score, {.least = -MaxCount, .most = MaxCount});
            set.optional("people", adjust.people);
            set.optional("food", adjust.food);
            for (const Resource resource : valuesOf<Resource>()) {
                set.optional(idOf(resource), adjust.stock[materialOf(resource)]);
            }
            set.optional("agriculture", adjust.agriculture);
            set.optional("tools", adjust.tools);
            set.optional("toolsUsed", adjust.toolsUsed);
            set.optional("oneUse", adjust.oneUse);
            set.optional("anyTwo", adjust.anyTwo);
            set.optional("buildings", adjust.buildings);
            for (const Craft craft : CraftsWithoutExpansion) {
                set.optional(idOf(craft), adjust.crafts[craft]);
            }
            set.leftOut("symbols", adjust.symbols);
            set.optional("jewels", adjust.stock[Material::Jewels]);
            set.optional("trade", adjust.trade);
            set.optional("traders", adjust.crafts[Craft::Traders]);
            set.optional("sites", adjust.sites);
            set.optional("bonus", adjust.bonus);
        });
        is.leftOut("why", adjust.why);
    }
};

struct Finish {
    static constexpr std::string_view id = "finish";
    std::string why;
    bool operator==(const Finish &) const = default;
    static void members(auto &is, auto &finish) { is.leftOut("why", finish.why); }
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
inline constexpr auto ids<StoneAge::GainKind> = idsOf<StoneAge::Gain>;
template<>
inline constexpr auto ids<StoneAge::Kind> = idsOf<StoneAge::Action>;
