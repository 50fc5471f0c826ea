// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/bronze_age/tables.h"

#include <string>
#include <variant>
#include <vector>

/// What an action caused, for the panel, the log and the statistics. `player` is always who it happened to.
namespace BronzeAge
{
/// What found its place on the board; see GoodsWasted and FoodWasted for the rest.
struct Collected {
    static constexpr std::string_view id = "collected";
    int player;
    Goods goods;
    int food;
    bool operator==(const Collected &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("goods", event.goods, {.zeros = true});
        is.required("food", event.food);
    }
};
struct GoodsWasted {
    static constexpr std::string_view id = "goods-wasted";
    int player;
    Goods goods;
    bool operator==(const GoodsWasted &) const = default;
    static void members(auto &is, auto &event) { is.required("goods", event.goods, {.zeros = true}); }
};
struct FoodWasted {
    static constexpr std::string_view id = "food-wasted";
    int player;
    int food;
    bool operator==(const FoodWasted &) const = default;
    static void members(auto &is, auto &event) { is.required("food", event.food); }
};
struct Fed {
    static constexpr std::string_view id = "fed";
    int player;
    int cities;
    bool operator==(const Fed &) const = default;
    static void members(auto &is, auto &event) { is.required("cities", event.cities); }
};
/// Disaster boxes to tick.
struct Struck {
    int player;
    Disaster disaster;
    int boxes;
    std::string_view id() const { return idOf(disaster); }
    bool operator==(const Struck &) const = default;
    static void members(auto &is, auto &event) { is.required("boxes", event.boxes); }
};
struct Revolted {
    static constexpr std::string_view id = "revolt";
    int player;
    Goods goods;
    bool operator==(const Revolted &) const = default;
    static void members(auto &is, auto &event) { is.required("goods", event.goods, {.zeros = true}); }
};
struct Protected {
    static constexpr std::string_view id = "protected";
    int player;
    Disaster from;
    std::variant<Development, Monument> by;
    bool operator==(const Protected &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("from", event.from);
        is.required("by", std::visit([](auto by) { return idOf(by); }, event.by));
    }
};
struct CityBuilt {
    static constexpr std::string_view id = "city-built";
    int player;
    City city;
    bool operator==(const CityBuilt &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("city", FirstCities + 1 + static_cast<int>(event.city));
    }
};
struct MonumentBuilt {
    static constexpr std::string_view id = "monument-built";
    int player;
    Monument monument;
    bool first;
    int points;
    bool operator==(const MonumentBuilt &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("monument", event.monument);
        is.required("first", event.first);
        is.required("points", event.points);
    }
};
struct Bought {
    static constexpr std::string_view id = "bought";
    int player;
    Development development;
    int cost;
    int paid;
    bool operator==(const Bought &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("development", event.development);
        is.required("cost", event.cost);
        is.required("paid", event.paid);
        is.required("lost", event.paid - event.cost);
    }
};
struct WorkersLost {
    static constexpr std::string_view id = "workers-lost";
    int player;
    int workers;
    bool operator==(const WorkersLost &) const = default;
    static void members(auto &is, auto &event) { is.required("workers", event.workers); }
};
struct CoinsLost {
    static constexpr std::string_view id = "coins-lost";
    int player;
    int coins;
    bool operator==(const CoinsLost &) const = default;
    static void members(auto &is, auto &event) { is.required("coins", event.coins); }
};
struct Discarded {
    static constexpr std::string_view id = "discarded";
    int player;
    Goods goods;
    bool operator==(const Discarded &) const = default;
    static void members(auto &is, auto &event) { is.required("goods", event.goods, {.zeros = true}); }
};
struct Traded {
    static constexpr std::string_view id = "traded";
    int player;
    int with;
    Wares give;
    Wares get;
    bool operator==(const Traded &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("with", event.with);
        is.required("give", event.give, {.zeros = true});
        is.required("get", event.get, {.zeros = true});
    }
};
struct LastRound {
    static constexpr std::string_view id = "last-round";
    int player;
    bool operator==(const LastRound &) const = default;
    static void members(auto &, auto &) { }
};
struct GameOver {
    static constexpr std::string_view id = "game-over";
    int player;
    bool operator==(const GameOver &) const = default;
    static void members(auto &, auto &) { }
};
struct Adjusted {
    static constexpr std::string_view id = "adjusted";
    int player;
    std::string why;
    bool operator==(const Adjusted &) const = default;
    static void members(auto &is, auto &event) { is.required("why", event.why); }
};

using Event = std::variant<Collected, GoodsWasted, FoodWasted, Fed, Struck, Revolted, Protected, CityBuilt,
    MonumentBuilt, Bought, WorkersLost, CoinsLost, Discarded, Traded, LastRound, GameOver, Adjusted>;
using Events = std::vector<Event>;
}
