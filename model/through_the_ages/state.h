// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/cards.h"
#include "model/through_the_ages/rival.h"
#include "model/through_the_ages/tokens.h"

#include <span>

namespace ThroughTheAges
{
struct Setup {
    int players = 2;
    Edition edition = Edition::Original;
    /// The variant against leagues.
    bool leagues = false;
    /// Against one player, and whether it is the first in each round.
    Difficulty rival = Difficulty::Medium;
    bool rivalFirst = false;
    bool operator==(const Setup &) const = default;
    static void members(auto &is, auto &setup)
    {
        is.leftOut("edition", setup.edition);
        if (setup.players > 1) {
            is.leftOut("leagues", setup.leagues);
        } else {
            is.leftOut("rival", setup.rival, Difficulty::Medium);
            is.leftOut("rivalFirst", setup.rivalFirst);
        }
    }
};

inline constexpr int Nobody = -1;
/// Where the Rival is told of beside the one player, who is seat 0.
inline constexpr int RivalSeat = 1;

/// Technologies and the workers on them.
struct Technologies {
    PerId<Technology, bool> known;
    PerId<Technology, int> workers;
    bool operator==(const Technologies &) const = default;
};
Technologies firstTechnologies();

/// All that a player has.
struct Player {
    int culture = 0;
    /// Of the last events; not on the track.
    int impacts = 0;
    /// Together the culture and the impacts.
    Sources sources;
    int science = 0;
    int yellow = FirstYellow;
    int pool = 1;
    int blue = 0;
    Technologies technologies = firstTechnologies();
    PerId<Good, Tokens> tokens;
    Government government = Government::Despotism;
    Tactic tactic = Tactic::None;
    Cards cards;
    /// Left of this turn.
    int civil = 0;
    int military = 0;
    int arms = 0;
    /// Both of the last end of turn.
    int draw = 0;
    bool uprising = false;
    /// How many had resigned when this seat did, from 1; 0 while it is in.
    int resigned = 0;
    /// The seat that war is declared on, and the round in which it was.
    int war = Nobody;
    int warSince = 0;
    /// Against leagues: it can be attacked.
    bool token = true;
    bool operator==(const Player &) const = default;

    bool knows(Technology technology) const { return technologies.known[technology]; }
    int workersOn(Technology technology) const { return technologies.workers[technology]; }
};

struct State {
    Setup setup;
    std::array<Player, MaxPlayers> players;
    int round = 1;
    /// Whose turn it is.
    int seat = 0;
    Phase phase = Phase::Turn;
    int age = 0;
    /// 0 while it is open.
    int lastRound = 0;
    /// The totals of the last battle of this turn.
    int attack = 0;
    int defence = 0;
    PerId<Impact, bool> scored;
    bool abandoned = false;
    Rival rival;
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
inline bool isSolo(const State &state)
{
    return state.setup.players == 1;
}
/// How many seats have scores, the Rival's included.
inline int scoredSeats(const Setup &setup)
{
    return setup.players == 1 ? 2 : setup.players;
}
/// One that has not resigned.
inline bool isIn(const State &state, int seat)
{
    return isSeat(state, seat) && playerAt(state, seat).resigned == 0;
}
inline bool isOver(const State &state)
{
    return state.phase == Phase::Over;
}
inline bool isLastRound(const State &state)
{
    return state.round == state.lastRound;
}
inline Edition editionOf(const State &state)
{
    return state.setup.edition;
}
/// Age IV has no cards of its own.
inline int levelOfAge(const State &state)
{
    return std::min(state.age, Levels - 1);
}
std::vector<int> seatsIn(const State &state);
/// Seats still in, from one on.
std::vector<int> seatsInFrom(const State &state, int first);

int workersOf(const Player &player);
}
