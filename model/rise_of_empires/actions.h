// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/kinds.h"
#include "model/rise_of_empires/state.h"

namespace RiseOfEmpires
{
/// The members of every action that a disc is moved for; both count in B turns alone.
struct Disc {
    /// From the right, the first is 1. Nothing: the player's leftmost, which is the cheapest.
    std::optional<int> circle;
    Goods pay;
    bool operator==(const Disc &) const = default;
    static void members(auto &is, auto &disc)
    {
        is.optional("circle", disc.circle);
        is.leftOut("pay", disc.pay);
    }
};

struct TakeProgress {
    static constexpr std::string_view id = "progress";
    static constexpr Row row = Row::Progress;
    ProgressTile tile;
    Disc disc;
    bool operator==(const TakeProgress &) const = default;
    static void members(auto &is, auto &action)
    {
        is.required("tile", action.tile);
        Disc::members(is, action.disc);
    }
};

struct TakeTerritory {
    static constexpr std::string_view id = "territory";
    static constexpr Row row = Row::Territory;
    Territory tile = Territory::Plains;
    Disc disc;
    bool operator==(const TakeTerritory &) const = default;
    static void members(auto &is, auto &action)
    {
        is.required("tile", action.tile);
        Disc::members(is, action.disc);
    }
};

struct TakeCity {
    static constexpr std::string_view id = "city";
    static constexpr Row row = Row::City;
    CityTile tile;
    Disc disc;
    bool operator==(const TakeCity &) const = default;
    static void members(auto &is, auto &action)
    {
        is.required("tile", action.tile);
        Disc::members(is, action.disc);
    }
};

struct BuildWonder {
    static constexpr std::string_view id = "wonder";
    static constexpr Row row = Row::City;
    std::string name;
    int vp = 0;
    Materials cost;
    Disc disc;
    bool operator==(const BuildWonder &) const = default;
    static void members(auto &is, auto &action)
    {
        is.leftOut("name", action.name, {}, {.most = MaxTileName, .trimmed = true});
        is.required("vp", action.vp);
        is.leftOut("cost", action.cost);
        Disc::members(is, action.disc);
    }
};

struct Battle {
    KnownName region;
    int against = 0;
    /// What the attacker and the other lose, as printed: the left and the right figure of the tile.
    int own = 0;
    int other = 0;
    bool operator==(const Battle &) const = default;
    static void members(auto &is, auto &battle)
    {
        is.required("region", battle.region);
        is.required("against", battle.against);
        is.required("own", battle.own);
        is.required("other", battle.other);
    }
};

struct TakeEmpire {
    static constexpr std::string_view id = "empire";
    static constexpr Row row = Row::Empire;
    int number = 1;
    bool water = false;
    bool withdraw = false;
    PerName place;
    std::vector<Battle> battles;
    Disc disc;
    bool operator==(const TakeEmpire &) const = default;
    static void members(auto &is, auto &action)
    {
        is.required("number", action.number);
        is.leftOut("water", action.water);
        is.leftOut("withdraw", action.withdraw);
        is.leftOut("place", action.place);
        is.leftOut("battles", action.battles);
        Disc::members(is, action.disc);
    }
};

struct Trade {
    static constexpr std::string_view id = "trade";
    static constexpr Row row = Row::Trade;
    TradeSpace space;
    Disc disc;
    bool operator==(const Trade &) const = default;
    static void members(auto &is, auto &action)
    {
        is.required("discs", action.space.discs);
        is.named(action.space.prize, action.space.amount);
        is.leftOut("space", action.space.space);
        Disc::members(is, action.disc);
    }
};

/// The disc and nothing else.
struct Idle {
    static constexpr std::string_view id = "idle";
    Row row = Row::Progress;
    Disc disc;
    bool operator==(const Idle &) const = default;
    static void members(auto &is, auto &action)
    {
        is.required("row", action.row);
        Disc::members(is, action.disc);
    }
};

/// Cubes of somebody else that a free action takes off the map.
struct Removal {
    KnownName region;
    int player = 0;
    int count = 0;
    bool operator==(const Removal &) const = default;
    static void members(auto &is, auto &removal)
    {
        is.required("region", removal.region);
        is.required("player", removal.player);
        is.required("count", removal.count);
    }
};

struct FreeAction {
    static constexpr std::string_view id = "free";
    int player = 0;
    /// By its index.
    int tile = 0;
    Goods give;
    std::vector<Removal> remove;
    PerName place;
    Goods get;
    bool operator==(const FreeAction &) const = default;
    static void members(auto &is, auto &action)
    {
        is.required("player", action.player);
        is.required("tile", action.tile);
        is.leftOut("give", action.give);
        is.leftOut("remove", action.remove);
        is.leftOut("place", action.place);
        is.leftOut("get", action.get);
    }
};

/// Cities that a player gives up rather than pay for.
struct Drop {
    int player = 0;
    std::vector<int> cities;
    bool operator==(const Drop &) const = default;
    static void members(auto &is, auto &drop)
    {
        is.required("player", drop.player);
        is.required("cities", drop.cities);
    }
};

/// What a tile brings that its figures cannot say.
struct Extra {
    int player = 0;
    Gains gains;
    bool operator==(const Extra &) const = default;
    static void members(auto &is, auto &extra)
    {
        is.required("player", extra.player);
        for (const Gain gain : valuesOf<Gain>()) {
            is.leftOut(idOf(gain), extra.gains[gain]);
        }
    }
};

/// The end of a turn, for all at once.
struct Settle {
    static constexpr std::string_view id = "settle";
    std::vector<Drop> drop;
    std::vector<Extra> extra;
    bool operator==(const Settle &) const = default;
    static void members(auto &is, auto &settle)
    {
        is.leftOut("drop", settle.drop);
        is.leftOut("extra", settle.extra);
    }
};

/// The end of an era: the tiles that a player pays for, by their indices.
struct Keep {
    static constexpr std::string_view id = "keep";
    int player = 0;
    std::vector<int> progress;
    std::vector<int> cities;
    bool operator==(const Keep &) const = default;
    static void members(auto &is, auto &keep)
    {
        is.required("player", keep.player);
        is.leftOut("progress", keep.progress);
        is.leftOut("cities", keep.cities);
    }
};

/// The place in the next turn that the choosing player takes; 1 is the first.
struct ChooseOrder {
    static constexpr std::string_view id = "order";
    int position = 1;
    bool operator==(const ChooseOrder &) const = default;
    static void members(auto &is, auto &order) { is.required("position", order.position); }
};

/// The table's word: only what is named here changes.
struct Adjust {
    static constexpr std::string_view id = "adjust";
    int player = 0;
    std::optional<int> vp;
    std::optional<int> food;
    std::optional<int> gold;
    std::optional<int> resources;
    std::optional<int> pool;
    std::optional<SomePerName> map;
    std::optional<PerId<Territory, std::optional<int>>> territories;
    std::optional<std::vector<OwnedProgress>> progress;
    std::optional<std::vector<CityTile>> cities;
    std::string why;
    bool operator==(const Adjust &) const = default;
    static void members(auto &is, auto &adjust)
    {
        is.required("player", adjust.player);
        is.object("set", [&](auto &set) {
            set.optional("vp", adjust.vp);
            set.optional("food", adjust.food);
            set.optional("gold", adjust.gold);
            set.optional("resources", adjust.resources);
            set.optional("pool", adjust.pool);
            set.optional("map", adjust.map);
            set.optional("territories", adjust.territories);
            set.optional("progress", adjust.progress);
            set.optional("cities", adjust.cities);
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

using Action = std::variant<TakeProgress, TakeTerritory, TakeCity, BuildWonder, TakeEmpire, Trade, Idle,
    FreeAction, Settle, Keep, ChooseOrder, Adjust, Finish>;

/// The kinds of action, in the order of the variant.
enum class Kind {
    Progress,
    Territory,
    City,
    Wonder,
    Empire,
    Trade,
    Idle,
    Free,
    Settle,
    Keep,
    Order,
    Adjust,
    Finish
};

inline Kind kindOf(const Action &action)
{
    return static_cast<Kind>(action.index());
}
}

template<>
inline constexpr auto ids<RiseOfEmpires::Kind> = idsOf<RiseOfEmpires::Action>;
