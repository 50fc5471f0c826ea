// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rise_of_empires/state.h"

/// What happens while discs are moved: see events.h.
namespace RiseOfEmpires
{
struct DiscPlaced {
    static constexpr std::string_view id = "disc-placed";
    int player;
    Row row;
    int circle;
    bool operator==(const DiscPlaced &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("row", event.row);
        is.required("circle", event.circle);
    }
};
/// Of discs to its left there may be some although nothing was paid: that is Printing.
struct DiscTaken {
    static constexpr std::string_view id = "disc-taken";
    int player;
    Row row;
    int circle;
    int left;
    Goods pay;
    bool operator==(const DiscTaken &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("row", event.row);
        is.required("circle", event.circle);
        is.required("left", event.left);
        is.required("pay", event.pay);
    }
};
/// The gold is what an older tile costs.
struct ProgressTaken {
    static constexpr std::string_view id = "progress-taken";
    int player;
    std::string name;
    int era;
    int gold;
    bool operator==(const ProgressTaken &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("name", event.name);
        is.required("era", event.era);
        is.required("gold", event.gold);
    }
};
/// The first Navigation tile that anybody has, in the turn in which that counts.
struct OverseasOpen {
    static constexpr std::string_view id = "overseas-open";
    int player;
    bool operator==(const OverseasOpen &) const = default;
    static void members(auto &, auto &) { }
};
struct TerritoryTaken {
    static constexpr std::string_view id = "territory-taken";
    int player;
    Territory tile;
    bool operator==(const TerritoryTaken &) const = default;
    static void members(auto &is, auto &event) { is.required("tile", event.tile); }
};
struct CityTaken {
    static constexpr std::string_view id = "city-taken";
    int player;
    std::string name;
    int gold;
    bool operator==(const CityTaken &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("name", event.name);
        is.required("gold", event.gold);
    }
};
struct WonderBuilt {
    static constexpr std::string_view id = "wonder-built";
    int player;
    std::string name;
    Materials cost;
    int vp;
    bool operator==(const WonderBuilt &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("name", event.name);
        is.required("cost", event.cost);
        is.required("vp", event.vp);
    }
};
struct EmpireTaken {
    static constexpr std::string_view id = "empire-taken";
    int player;
    int number;
    bool water;
    bool operator==(const EmpireTaken &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("number", event.number);
        is.required("water", event.water);
    }
};
struct Withdrawn {
    static constexpr std::string_view id = "withdrawn";
    int player;
    PerName cubes;
    bool operator==(const Withdrawn &) const = default;
    static void members(auto &is, auto &event) { is.required("cubes", event.cubes); }
};
struct Placed {
    static constexpr std::string_view id = "placed";
    int player;
    PerName cubes;
    bool operator==(const Placed &) const = default;
    static void members(auto &is, auto &event) { is.required("cubes", event.cubes); }
};
/// What both sides really lost.
struct Fought {
    static constexpr std::string_view id = "battle";
    int player;
    KnownName region;
    int against;
    int own;
    int other;
    bool operator==(const Fought &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("region", event.region);
        is.required("against", event.against);
        is.required("own", event.own);
        is.required("other", event.other);
    }
};
struct Traded {
    static constexpr std::string_view id = "traded";
    int player;
    int discs;
    PerId<Prize, int> get;
    bool operator==(const Traded &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("discs", event.discs);
        is.required("get", event.get);
    }
};
struct Idled {
    static constexpr std::string_view id = "idle";
    int player;
    bool operator==(const Idled &) const = default;
    static void members(auto &, auto &) { }
};
struct FreeUsed {
    static constexpr std::string_view id = "free-used";
    int player;
    std::string name;
    int era;
    bool operator==(const FreeUsed &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("name", event.name);
        is.required("era", event.era);
    }
};
struct Gave {
    static constexpr std::string_view id = "gave";
    int player;
    Goods goods;
    bool operator==(const Gave &) const = default;
    static void members(auto &is, auto &event) { is.required("goods", event.goods); }
};
struct Removed {
    static constexpr std::string_view id = "removed";
    int player;
    KnownName region;
    int against;
    int cubes;
    bool operator==(const Removed &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("region", event.region);
        is.required("against", event.against);
        is.required("cubes", event.cubes);
    }
};
struct Got {
    static constexpr std::string_view id = "got";
    int player;
    Goods goods;
    bool operator==(const Got &) const = default;
    static void members(auto &is, auto &event) { is.required("goods", event.goods); }
};
}
