// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/bronze_age/state.h"
#include "model/record/kinds.h"
#include "model/record/rare.h"

#include <string>
#include <variant>
#include <vector>

namespace BronzeAge
{
struct Preserve {
    static constexpr std::string_view id = "preserve";
    bool operator==(const Preserve &) const = default;
};

struct Roll {
    static constexpr std::string_view id = "roll";
    Dice dice;
    int eitherAsFood = 0;
    int spearheads = 0;
    bool operator==(const Roll &) const = default;
    static void members(auto &is, auto &roll)
    {
        is.required("dice", roll.dice);
        is.leftOut("eitherAsFood", roll.eitherAsFood);
        is.leftOut("spearheads", roll.spearheads);
    }
};

struct Trade {
    static constexpr std::string_view id = "trade";
    int with = 0;
    Wares give;
    Wares get;
    bool operator==(const Trade &) const = default;
    static void members(auto &is, auto &trade)
    {
        is.required("with", trade.with);
        is.required("give", trade.give);
        is.required("get", trade.get);
    }
};

/// Boxes to tick at one place: a city by its number, which may be none on the sheet, or a monument.
struct Work {
    std::variant<int, Monument> place;
    int boxes = 0;
    bool operator==(const Work &) const = default;
    static void members(auto &is, auto &work)
    {
        is.oneOf({"city", "monument"}, work.place);
        is.required("boxes", work.boxes);
    }
};

struct Build {
    static constexpr std::string_view id = "build";
    std::vector<Work> on;
    int stone = 0;
    bool operator==(const Build &) const = default;
    static void members(auto &is, auto &build)
    {
        is.required("on", build.on);
        is.leftOut("stone", build.stone);
    }
};

struct Ship {
    static constexpr std::string_view id = "ship";
    int count = 0;
    bool operator==(const Ship &) const = default;
    static void members(auto &is, auto &ship) { is.required("count", ship.count); }
};

struct Swap {
    static constexpr std::string_view id = "swap";
    Good from = Good::Wood;
    Good to = Good::Wood;
    bool operator==(const Swap &) const = default;
    static void members(auto &is, auto &swap)
    {
        is.required("from", swap.from);
        is.required("to", swap.to);
    }
};

struct Buy {
    static constexpr std::string_view id = "buy";
    Development development = Development::Leadership;
    /// The rows spent, each whole.
    PerId<Good, bool> rows;
    int food = 0;
    bool operator==(const Buy &) const = default;
    static void members(auto &is, auto &buy)
    {
        is.required("development", buy.development);
        is.required("goods", buy.rows);
        is.leftOut("food", buy.food);
    }
};

struct Pass {
    static constexpr std::string_view id = "pass";
    Goods discard;
    bool operator==(const Pass &) const = default;
    static void members(auto &is, auto &pass) { is.leftOut("discard", pass.discard); }
};

/// What an adjustment says of one monument.
struct MonumentMark {
    int boxes = 0;
    std::optional<bool> first;
    bool operator==(const MonumentMark &) const = default;
    static void members(auto &is, auto &mark)
    {
        is.required("boxes", mark.boxes);
        is.optional("first", mark.first);
    }
};

/// What the table says of a player: only what is named here changes.
struct AdjustedSheet {
    std::optional<int> food;
    std::optional<int> disasters;
    std::optional<int> ships;
    PerId<Good, std::optional<int>> goods;
    PerId<City, std::optional<int>> cityBoxes;
    PerId<Monument, std::optional<MonumentMark>> monuments;
    std::optional<std::vector<Development>> developments;
    bool operator==(const AdjustedSheet &) const = default;
};

/// The table's word.
struct Adjust {
    static constexpr std::string_view id = "adjust";
    int player = 0;
    Rare<AdjustedSheet> to;
    std::string why;
    bool operator==(const Adjust &) const = default;
    static void members(auto &is, auto &adjust)
    {
        is.required("player", adjust.player);
        is.object("set", [&](auto &set) {
            set.optional("food", adjust.to->food);
            set.optional("disasters", adjust.to->disasters);
            set.leftOut("goods", adjust.to->goods);
            set.leftOut("cityBoxes", adjust.to->cityBoxes);
            set.optional("developments", adjust.to->developments);
            set.optional("ships", adjust.to->ships);
            set.leftOut("monuments", adjust.to->monuments);
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

using Action = std::variant<Preserve, Roll, Trade, Build, Ship, Swap, Buy, Pass, Adjust, Finish>;

/// The kinds of action, in the order of the variant.
enum class Kind { Preserve, Roll, Trade, Build, Ship, Swap, Buy, Pass, Adjust, Finish };

inline Kind kindOf(const Action &action)
{
    return static_cast<Kind>(action.index());
}
}

template<>
inline constexpr auto ids<BronzeAge::Kind> = idsOf<BronzeAge::Action>;
