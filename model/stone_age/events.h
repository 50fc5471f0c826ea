// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/stone_age/cards.h"

#include <string>

/// What an action caused, for the panel, the log and the statistics. `player` is always who it happened to.
namespace StoneAge
{
/// What a roll came to. The units are food or a resource; a hunt's jewels are counted apart.
struct Gathered {
    static constexpr std::string_view id = "gathered";
    int player;
    Place place;
    int total;
    int units;
    int jewels;
    int lost;
    bool operator==(const Gathered &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("place", event.place);
        is.required("total", event.total);
        is.required("units", event.units);
        is.required("jewels", event.jewels);
        is.required("lost", event.lost);
    }
};
/// The same for the two dice of a card.
struct DiceRolled {
    static constexpr std::string_view id = "dice-rolled";
    int player;
    Resource resource;
    int total;
    int units;
    int lost;
    bool operator==(const DiceRolled &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("resource", event.resource);
        is.required("total", event.total);
        is.required("units", event.units);
        is.required("lost", event.lost);
    }
};
/// A one-use tool is gone.
struct ToolSpent {
    static constexpr std::string_view id = "tool-spent";
    int player;
    int value;
    bool operator==(const ToolSpent &) const = default;
    static void members(auto &is, auto &event) { is.required("value", event.value); }
};
struct ToolGained {
    static constexpr std::string_view id = "tool-gained";
    int player;
    int space;
    int value;
    bool operator==(const ToolGained &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("space", event.space);
        is.required("value", event.value);
    }
};
/// A one-use tool lies ready.
struct ToolKept {
    static constexpr std::string_view id = "tool-kept";
    int player;
    int value;
    bool operator==(const ToolKept &) const = default;
    static void members(auto &is, auto &event) { is.required("value", event.value); }
};
struct PersonGained {
    static constexpr std::string_view id = "person-gained";
    int player;
    int people;
    bool operator==(const PersonGained &) const = default;
    static void members(auto &is, auto &event) { is.required("people", event.people); }
};
struct FieldGained {
    static constexpr std::string_view id = "field-gained";
    int player;
    int agriculture;
    bool operator==(const FieldGained &) const = default;
    static void members(auto &is, auto &event) { is.required("agriculture", event.agriculture); }
};
/// How far the trade track is now, and the jewels for it.
struct TradeGained {
    static constexpr std::string_view id = "trade-gained";
    int player;
    int trade;
    int jewels;
    bool operator==(const TradeGained &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("trade", event.trade);
        is.required("jewels", event.jewels);
    }
};
/// What would have risen is at its end.
struct AtLimit {
    static constexpr std::string_view id = "at-limit";
    int player;
    Track track;
    bool operator==(const AtLimit &) const = default;
    static void members(auto &is, auto &event) { is.required("track", event.track); }
};
struct Received {
    static constexpr std::string_view id = "received";
    int player;
    int food;
    Materials materials;
    bool operator==(const Received &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("food", event.food);
        is.required("materials", event.materials);
    }
};
struct Scored {
    static constexpr std::string_view id = "scored";
    int player;
    int points;
    bool operator==(const Scored &) const = default;
    static void members(auto &is, auto &event) { is.required("points", event.points); }
};
/// A lower half that counts at the end.
struct Kept {
    static constexpr std::string_view id = "kept";
    int player;
    Bottom bottom;
    bool operator==(const Kept &) const = default;
    static void members(auto &is, auto &event) { is.required("bottom", event.bottom); }
};
struct AnyTwoKept {
    static constexpr std::string_view id = "any-two-kept";
    int player;
    bool operator==(const AnyTwoKept &) const = default;
    static void members(auto &, auto &) { }
};
struct SiteGained {
    static constexpr std::string_view id = "site-gained";
    int player;
    Site site;
    bool operator==(const SiteGained &) const = default;
    static void members(auto &is, auto &event) { is.required("site", event.site); }
};
struct BonusGained {
    static constexpr std::string_view id = "bonus-gained";
    int player;
    Bonus bonus;
    bool operator==(const BonusGained &) const = default;
    static void members(auto &is, auto &event) { is.required("bonus", event.bonus); }
};
struct Exchanged {
    static constexpr std::string_view id = "exchanged";
    int player;
    Materials give;
    Materials get;
    bool operator==(const Exchanged &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("give", event.give);
        is.required("get", event.get);
    }
};
struct Built {
    static constexpr std::string_view id = "built";
    int player;
    int stack;
    Tile tile;
    int points;
    int left;
    bool operator==(const Built &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("stack", event.stack);
        is.required("tile", event.tile);
        is.required("points", event.points);
        is.required("left", event.left);
    }
};
struct CardBought {
    static constexpr std::string_view id = "card-bought";
    int player;
    int slot;
    std::optional<int> number;
    bool operator==(const CardBought &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("slot", event.slot);
        is.optional("card", event.number);
    }
};
/// People who had enough, and the food that is left.
struct Fed {
    static constexpr std::string_view id = "fed";
    int player;
    int people;
    int food;
    bool operator==(const Fed &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("people", event.people);
        is.required("food", event.food);
    }
};
/// Who has not enough food and must pay for the rest.
struct Short {
    static constexpr std::string_view id = "short";
    int player;
    int missing;
    bool operator==(const Short &) const = default;
    static void members(auto &is, auto &event) { is.required("missing", event.missing); }
};
struct FedByResources {
    static constexpr std::string_view id = "fed-by-resources";
    int player;
    Resources pay;
    bool operator==(const FedByResources &) const = default;
    static void members(auto &is, auto &event) { is.required("pay", event.pay); }
};
struct Hungry {
    static constexpr std::string_view id = "hungry";
    int player;
    int points;
    bool operator==(const Hungry &) const = default;
    static void members(auto &is, auto &event) { is.required("points", event.points); }
};
/// The player is who starts the next one.
struct RoundOver {
    static constexpr std::string_view id = "round-over";
    int player;
    int round;
    bool operator==(const RoundOver &) const = default;
    static void members(auto &is, auto &event) { is.required("round", event.round); }
};
struct LastRound {
    static constexpr std::string_view id = "last-round";
    int player;
    Ending why;
    bool operator==(const LastRound &) const = default;
    static void members(auto &is, auto &event) { is.required("why", event.why); }
};
struct GameOver {
    static constexpr std::string_view id = "game-over";
    int player;
    Ending why;
    bool operator==(const GameOver &) const = default;
    static void members(auto &is, auto &event) { is.required("why", event.why); }
};
struct Adjusted {
    static constexpr std::string_view id = "adjusted";
    int player;
    std::string why;
    bool operator==(const Adjusted &) const = default;
    static void members(auto &is, auto &event) { is.required("why", event.why); }
};

using Event = std::variant<Gathered, DiceRolled, ToolSpent, ToolGained, ToolKept, PersonGained, FieldGained,
    TradeGained, AtLimit, Received, Scored, Kept, AnyTwoKept, SiteGained, BonusGained, Exchanged, Built,
    CardBought, Fed, Short, FedByResources, Hungry, RoundOver, LastRound, GameOver, Adjusted>;
using Events = std::vector<Event>;
}
