// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/malformed.h"
#include "model/rise_of_empires/regions.h"
#include "model/rise_of_empires/tiles.h"

namespace RiseOfEmpires
{
struct Setup {
    int players = 2;
    Regions regions;
    bool operator==(const Setup &) const = default;
    static void members(auto &is, auto &setup)
    {
        auto list = setup.regions.list();
        is.leftOut("regions", list, defaultRegions(), {.fewestItems = 1, .mostItems = MaxRegions});
        is.flawIf(!areRegions(list), Flaw::UnknownId, "regions");
        is.derive(setup.regions, [&] { return Regions(list); });
    }
};

/// Cubes by region.
using CubeMap = std::array<int, MaxRegions>;

/// All that a player has.
struct Player {
    int vp = 0;
    int food = FirstFood;
    int gold = FirstGold;
    int resources = FirstResources;
    int pool = FirstPool;
    CubeMap map{};
    Territories territories;
    /// In the order taken, like the cities.
    std::vector<OwnedProgress> progress;
    std::vector<CityTile> cities;
    /// Together the vp.
    Sources sources;
    bool operator==(const Player &) const = default;
};

inline constexpr int Nobody = -1;

/// A row of the action table, from the right: whose disc was put on each circle, Nobody once it was taken
/// back.
struct Circles {
    std::array<int, MaxCircles> seats{};
    int placed = 0;
    bool operator==(const Circles &) const = default;
};

/// A space of the trade track as its figures tell it (D26).
struct TradeSpace {
    int discs = 0;
    Prize prize = Prize::Gold;
    int amount = 0;
    int space = 0;
    bool operator==(const TradeSpace &) const = default;
};
struct TakenSpace {
    TradeSpace space;
    int seat = 0;
    bool operator==(const TakenSpace &) const = default;
};

struct State {
    Setup setup;
    std::array<Player, MaxPlayers> players;
    int round = 1;
    /// Whose turn it is; while a turn is settled, the seat that acted last.
    int seat = 0;
    Phase phase = Phase::Actions;
    /// Seats in the order of this turn.
    std::array<int, MaxPlayers> order{};
    PerId<Row, Circles> rows;
    /// Actions that each seat still has this turn.
    std::array<int, MaxPlayers> discs{};
    int empiresTaken = 0;
    std::vector<TakenSpace> spaces;
    /// The seat that may still use a free action after its disc action (D35), or Nobody.
    int lastActed = Nobody;
    /// The progress tile which that action took, by its index, or -1 (D36).
    int justTaken = -1;
    /// Who must still keep, in the order of the turn.
    std::vector<int> keeping;
    /// Who still has no place in the next turn, in the order of choosing.
    std::vector<int> choosing;
    /// While the order is chosen: by position.
    std::array<int, MaxPlayers> next{};
    bool abandoned = false;
    bool operator==(const State &) const = default;
};

State start(const Setup &setup);

inline std::span<const Player> seats(const State &state)
{
    return std::span(state.players).first(static_cast<std::size_t>(state.setup.players));
}
inline const Player &playerAt(const State &state, int seat)
{
    return state.players[static_cast<std::size_t>(seat)];
}
inline Player &playerAt(State &state, int seat)
{
    return state.players[static_cast<std::size_t>(seat)];
}
inline const Player &active(const State &state)
{
    return playerAt(state, state.seat);
}
inline bool isSeat(const State &state, int seat)
{
    return seat >= 0 && seat < state.setup.players;
}
inline bool isOver(const State &state)
{
    return state.phase == Phase::Over;
}
inline int eraOf(const State &state)
{
    return eraOf(state.round);
}
inline Half halfOf(const State &state)
{
    return halfOf(state.round);
}
inline std::span<const int> turnOrder(const State &state)
{
    return std::span(state.order).first(static_cast<std::size_t>(state.setup.players));
}
inline int cubesAt(const Player &player, int region)
{
    return player.map[static_cast<std::size_t>(region)];
}
/// How many of a region are named; one that was added to the game later is not.
inline int countAt(const PerName &per, int region)
{
    const auto at = static_cast<std::size_t>(region);
    return at < per.counts.size() ? per.counts[at] : 0;
}

int totalOf(const PerName &cubes);
int cubesOnMap(const Player &player);
int bankOf(const Player &player);
int townsOf(const Player &player);
/// Gold, cubes of the pool and resources.
int equipment(const Player &player);
/// What can be paid with.
Goods goodsOf(const Player &player);
bool hasPrinting(const Player &player);
bool anybodyHasNavigation(const State &state);
/// The seats that may use a free action now (D35).
std::vector<int> freeSeats(const State &state);
/// From 0.
int positionOf(const State &state, int seat);
}
