// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rise_of_empires/state.h"

/// What happens between one turn and the next: see events.h.
namespace RiseOfEmpires
{
/// The city by its index before anything was given up.
struct CityDropped {
    static constexpr std::string_view id = "city-dropped";
    int player;
    int city;
    std::string name;
    bool operator==(const CityDropped &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("city", event.city);
        is.required("name", event.name);
    }
};
/// So many share the rank.
struct RegionScored {
    static constexpr std::string_view id = "region-scored";
    int player;
    KnownName region;
    int rank;
    int tied;
    int vp;
    PerId<Yield, int> yield;
    bool operator==(const RegionScored &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("region", event.region);
        is.required("rank", event.rank);
        is.required("tied", event.tied);
        is.required("vp", event.vp);
        is.required("yield", event.yield);
    }
};
/// What each part brings after what it costs; their sum as it counts this turn; the track after it.
struct Fed {
    static constexpr std::string_view id = "fed";
    int player;
    PerId<Part, int> parts;
    int net;
    int food;
    bool operator==(const Fed &) const = default;
    static void members(auto &is, auto &event)
    {
        for (const Part part : valuesOf<Part>()) {
            is.required(idOf(part), event.parts[part]);
        }
        is.required("net", event.net);
        is.required("food", event.food);
    }
};
/// What was above the track, and the gold for it.
struct FoodOver {
    static constexpr std::string_view id = "food-over";
    int player;
    int food;
    int gold;
    bool operator==(const FoodOver &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("food", event.food);
        is.required("gold", event.gold);
    }
};
/// What was missing, and the points it really cost.
struct Famine {
    static constexpr std::string_view id = "famine";
    int player;
    int food;
    int vp;
    bool operator==(const Famine &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("food", event.food);
        is.required("vp", event.vp);
    }
};
struct Earned {
    static constexpr std::string_view id = "income";
    int player;
    PerId<Part, PerId<Income, int>> parts;
    bool operator==(const Earned &) const = default;
    static void members(auto &is, auto &event)
    {
        for (const Part part : valuesOf<Part>()) {
            is.required(idOf(part), event.parts[part]);
        }
    }
};
/// So many of the cubes just told were not in the bank.
struct CubesShort {
    static constexpr std::string_view id = "cubes-short";
    int player;
    int cubes;
    bool operator==(const CubesShort &) const = default;
    static void members(auto &is, auto &event) { is.required("cubes", event.cubes); }
};
struct UpkeepPaid {
    static constexpr std::string_view id = "upkeep";
    int player;
    int resources;
    bool operator==(const UpkeepPaid &) const = default;
    static void members(auto &is, auto &event) { is.required("resources", event.resources); }
};
/// How the sources changed, and the points after that.
struct PointsChanged {
    static constexpr std::string_view id = "points";
    int player;
    Sources sources;
    int vp;
    bool operator==(const PointsChanged &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("sources", event.sources);
        is.required("vp", event.vp);
    }
};
struct Kept {
    static constexpr std::string_view id = "kept";
    int player;
    std::vector<std::string> progress;
    std::vector<std::string> cities;
    int gold;
    int cubes;
    bool operator==(const Kept &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("progress", event.progress);
        is.required("cities", event.cities);
        is.required("gold", event.gold);
        is.required("cubes", event.cubes);
    }
};
struct TilesLost {
    static constexpr std::string_view id = "tiles-lost";
    int player;
    std::vector<std::string> progress;
    std::vector<std::string> cities;
    bool operator==(const TilesLost &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("progress", event.progress);
        is.required("cities", event.cities);
    }
};
/// How many went.
struct Halved {
    static constexpr std::string_view id = "halved";
    int player;
    PerName cubes;
    bool operator==(const Halved &) const = default;
    static void members(auto &is, auto &event) { is.required("cubes", event.cubes); }
};
/// The player is the first of them.
struct Choosing {
    static constexpr std::string_view id = "choosing";
    int player;
    std::vector<int> order;
    bool operator==(const Choosing &) const = default;
    static void members(auto &is, auto &event) { is.required("order", event.order); }
};
struct OrderChosen {
    static constexpr std::string_view id = "order-chosen";
    int player;
    int position;
    bool operator==(const OrderChosen &) const = default;
    static void members(auto &is, auto &event) { is.required("position", event.position); }
};
struct TurnBegun {
    static constexpr std::string_view id = "turn-begun";
    int player;
    int round;
    bool operator==(const TurnBegun &) const = default;
    static void members(auto &is, auto &event) { is.required("round", event.round); }
};
}
