// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/bronze_age/tables.h"
#include "model/record/malformed.h"

#include <initializer_list>
#include <span>

namespace BronzeAge
{
struct Setup {
    Edition edition = Edition::Original;
    int players = 1;
    bool trade = false;
    TieBreak tieBreak = TieBreak::Count;
    int endDevelopments = 5;
    int soloRounds = 10;
    bool soloEarlyEnd = false;
    bool operator==(const Setup &) const = default;
    static void members(auto &is, auto &setup)
    {
        is.leftOut("edition", setup.edition);
        const auto usual = setupFor(setup.edition, setup.players);
        is.leftOut("trade", setup.trade, usual.trade);
        is.leftOut("tieBreak", setup.tieBreak, usual.tieBreak);
        is.leftOut("endDevelopments", setup.endDevelopments, usual.endDevelopments,
            {.least = 1, .most = rulebook(setup.edition).developmentCount});
        is.flawIf(setup.players > 1 && is.has("soloRounds"), Flaw::OnlyAlone, "soloRounds");
        is.leftOut("soloRounds", setup.soloRounds, usual.soloRounds, {.least = 1, .most = 99});
        is.leftOut("soloEarlyEnd", setup.soloEarlyEnd);
    }
};

/// An edition as it comes out of the box.
Setup setupFor(Edition edition, int players);

/// Developments in the order of purchase; never more than there are.
class Developments
{
public:
    constexpr Developments() = default;
    constexpr Developments(std::initializer_list<Development> list)
    {
        for (const auto development : list) {
            add(development);
        }
    }

    constexpr void add(Development development)
    {
        m_items[static_cast<std::size_t>(m_size++)] = development;
        m_owned |= bit(development);
    }
    /// Asked several times for every action.
    constexpr bool contains(Development development) const { return (m_owned & bit(development)) != 0; }
    constexpr int size() const { return m_size; }
    constexpr const Development *begin() const { return m_items.data(); }
    constexpr const Development *end() const { return m_items.data() + m_size; }
    bool operator==(const Developments &) const = default;

private:
    static constexpr unsigned bit(Development development)
    {
        return 1U << static_cast<unsigned>(development);
    }

    std::array<Development, ids<Development>.size()> m_items{};
    int m_size = 0;
    unsigned m_owned = 0;
};

/// One player's sheet and peg-board.
struct Player {
    int food = FirstFood;
    Goods goods;
    PerId<City, int> cityBoxes;
    PerId<Monument, int> monumentBoxes;
    Developments developments;
    int disasters = 0;
    int ships = 0;
    bool operator==(const Player &) const = default;
};

struct Turn {
    int workers = 0;
    int coins = 0;
    int skulls = 0;
    int swapsMade = 0;
    bool preserved = false;
    bool bought = false;
    bool operator==(const Turn &) const = default;
};

struct State {
    Setup setup;
    std::array<Player, MaxPlayers> players;
    /// The seat that has a monument's higher points, or nobody yet.
    PerId<Monument, std::optional<int>> firstBuilder;
    int round = 1;
    int seat = 0;
    Phase phase = Phase::Roll;
    Turn turn;
    bool lastRound = false;
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
inline Player &active(State &state)
{
    return playerAt(state, state.seat);
}
inline const Rulebook &rulebook(const State &state)
{
    return rulebook(state.setup.edition);
}
inline bool isSeat(const State &state, int seat)
{
    return seat >= 0 && seat < state.setup.players;
}
inline bool isOver(const State &state)
{
    return state.phase == Phase::Over;
}

inline bool isInPlay(const Setup &setup, Monument monument)
{
    return rulebook(setup.edition).allMonuments || MonumentTable[monument].outWith != setup.players;
}
inline bool isInEdition(const Setup &setup, Development development)
{
    return rulebook(setup.edition).developments[development].cost > 0;
}

inline bool has(const Player &player, Development development)
{
    return player.developments.contains(development);
}
inline bool isBuilt(const Player &player, City city)
{
    return player.cityBoxes[city] == boxes(city);
}
inline bool isBuilt(const Player &player, Monument monument)
{
    return player.monumentBoxes[monument] == boxes(monument);
}
inline int cities(const Player &player)
{
    int built = FirstCities;
    for (const City city : valuesOf<City>()) {
        built += isBuilt(player, city) ? 1 : 0;
    }
    return built;
}
int monumentsBuilt(const Player &player);
int goodsValue(const Goods &goods);
int swapsLeft(const State &state);
/// The stones that Engineering could turn into workers.
int workableStones(const Player &player);
/// What a finished monument is worth to a seat; nothing while unfinished.
std::optional<int> monumentPoints(const State &state, int seat, Monument monument);
/// How many goods must go at the end of the turn.
int goodsOver(const Player &player);
}
