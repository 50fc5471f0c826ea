// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rise_of_empires/discevents.h"
#include "model/rise_of_empires/turnevents.h"

#include <variant>

/// What an action caused, for the log, the panel and the statistics. `player` is always who it happened to.
/// They are complete: whoever books them has all numbers of every player at every time.
namespace RiseOfEmpires
{
/// What the table's word changed, as it was before.
struct Before {
    std::optional<int> vp;
    std::optional<int> food;
    std::optional<int> gold;
    std::optional<int> resources;
    std::optional<int> pool;
    std::optional<PerName> map;
    std::optional<Territories> territories;
    /// Their names.
    std::optional<std::vector<std::string>> progress;
    std::optional<std::vector<std::string>> cities;
    bool operator==(const Before &) const = default;
    static void members(auto &is, auto &before)
    {
        is.optional("vp", before.vp);
        is.optional("food", before.food);
        is.optional("gold", before.gold);
        is.optional("resources", before.resources);
        is.optional("pool", before.pool);
        is.optional("map", before.map);
        is.optional("territories", before.territories);
        is.optional("progress", before.progress);
        is.optional("cities", before.cities);
    }
};
struct Adjusted {
    static constexpr std::string_view id = "adjusted";
    int player;
    std::string why;
    Before was;
    bool operator==(const Adjusted &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("why", event.why);
        is.required("was", event.was);
    }
};
struct GameOver {
    static constexpr std::string_view id = "game-over";
    int player;
    bool abandoned;
    bool operator==(const GameOver &) const = default;
    static void members(auto &is, auto &event) { is.required("abandoned", event.abandoned); }
};

using Event = std::variant<DiscPlaced, DiscTaken, ProgressTaken, OverseasOpen, TerritoryTaken, CityTaken,
    WonderBuilt, EmpireTaken, Withdrawn, Placed, Fought, Traded, Idled, FreeUsed, Gave, Removed, Got,
    CityDropped, RegionScored, Fed, FoodOver, Famine, Earned, CubesShort, UpkeepPaid, PointsChanged, Kept,
    TilesLost, Halved, Choosing, OrderChosen, TurnBegun, Adjusted, GameOver>;
using Events = std::vector<Event>;
}
