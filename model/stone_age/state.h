// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/malformed.h"
#include "model/stone_age/tables.h"

#include <span>
#include <vector>

namespace StoneAge
{
struct Setup {
    int players = 2;
    bool expansion = false;
    bool bonusTiles = false;
    bool operator==(const Setup &) const = default;
    static void members(auto &is, auto &setup)
    {
        is.leftOut("expansion", setup.expansion);
        is.leftOut("bonusTiles", setup.bonusTiles);
        is.flawIf(setup.players > MaxPlayersWithoutExpansion && !setup.expansion, Flaw::PlayerCount,
            "expansion", MinPlayers, MaxPlayersWithoutExpansion);
        is.flawIf(setup.bonusTiles && !setup.expansion, Flaw::NotTogether, "bonusTiles");
    }
};

/// What a player has done in the running round.
struct Work {
    /// The people there were when the round began: these can be placed.
    int people = FirstPeople;
    int peopleUsed = 0;
    /// How many people gathered, and how often; more than once only at own sites.
    PerId<Place, int> gatherers;
    PerId<Place, int> visits;
    bool exchanged = false;
    /// What is still owed for the people's food; 0 for who is fed.
    int missing = 0;
    bool operator==(const Work &) const = default;
};

/// One player's board and heaps.
struct Player {
    int score = 0;
    int people = FirstPeople;
    int food = FirstFood;
    Materials stock;
    int agriculture = 0;
    std::array<int, ToolSpaces> tools{};
    std::array<bool, ToolSpaces> toolsUsed{};
    /// In the order gained, like the lists below.
    std::vector<int> oneUse;
    int anyTwo = 0;
    int buildings = 0;
    PerId<Craft, int> crafts;
    PerId<Symbol, int> symbols;
    int trade = 0;
    std::vector<Site> sites;
    std::vector<Bonus> bonus;
    Work work;
    bool operator==(const Player &) const = default;
};

/// Who used what serves one player a round.
struct Users {
    PerId<Village, std::optional<int>> village;
    std::array<std::optional<int>, CardSlots> slots;
    std::array<std::optional<int>, MaxPlayers> stacks;
    bool operator==(const Users &) const = default;
};

struct State {
    Setup setup;
    std::array<Player, MaxPlayers> players;
    int round = 1;
    /// The seat that began the round.
    int start = 0;
    int seat = 0;
    Phase phase = Phase::Actions;
    int deck = DeckAtStart;
    std::array<int, MaxPlayers> stacks{};
    std::array<bool, CardCount> cardsGone{};
    Users users;
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
inline bool isSeat(const State &state, int seat)
{
    return seat >= 0 && seat < state.setup.players;
}
inline bool isOver(const State &state)
{
    return state.phase == Phase::Over;
}
/// The seat that is so many places after another.
inline int seatAfter(const State &state, int seat, int steps)
{
    return (seat + steps) % state.setup.players;
}

/// How many cards lie open.
inline int slotsOf(const Setup &setup)
{
    return setup.expansion ? CardSlots : CardSlots - 1;
}

int toolSum(const Player &player);
int resourceSum(const Materials &materials);
int sitesOf(const Player &player, Site site);
/// How many the active player can still place.
int peopleLeft(const State &state);
/// Seats that must feed, in the order of the turns.
std::vector<int> hungrySeats(const State &state);
int cardsBought(const State &state);
/// The tool space that the next tool goes to; nothing if all are full.
std::optional<int> nextToolSpace(const Player &player);
/// Why this round is the last one, as far as that is settled already.
std::optional<Ending> endingNear(const State &state);
}
