// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/gameof.h"

#include <array>
#include <variant>

/// The smallest whole game: each turn one number, the round in which somebody comes to the goal is the last,
/// ties are shared. What a player calls a throw is the thing to describe and remember. Alone there may be a
/// rival: a seat that nobody sits at, with the same points every round, which wins a tie.
namespace Example
{
inline constexpr int MaxPlayers = 4;
inline constexpr int MostPoints = 12;
inline constexpr int MostGoal = 200;
inline constexpr int RivalPoints = 7;

enum class Code { GameOver, OutOfRange };

struct Error {
    Code code;
    Hint hint;
    bool operator==(const Error &) const = default;
};

struct Setup {
    int players = 2;
    int goal = 50;
    /// Alone: the goal is to be reached in so many rounds, or the game is lost. 0: it takes as long as it
    /// takes, and nobody wins.
    int within = 0;
    /// Alone: there is a second seat.
    bool rival = false;
    int seats() const { return players + (rival ? 1 : 0); }
    bool operator==(const Setup &) const = default;
    static void members(auto &is, auto &setup)
    {
        is.leftOut("goal", setup.goal, 50, {.least = 1, .most = MostGoal});
        is.flawIf(setup.players > 1 && is.has("within"), Flaw::OnlyAlone, "within");
        is.leftOut("within", setup.within, 0, {.least = 0, .most = 100});
        is.flawIf(setup.players > 1 && is.has("rival"), Flaw::OnlyAlone, "rival");
        is.leftOut("rival", setup.rival);
    }
};

struct State {
    Setup setup;
    std::array<int, MaxPlayers> points{};
    std::array<bool, MaxPlayers> corrected{};
    int round = 1;
    int seat = 0;
    bool over = false;
    bool abandoned = false;
    bool operator==(const State &) const = default;
};

/// One turn. The name may be empty.
struct Throw {
    static constexpr std::string_view id = "throw";
    int points = 0;
    std::string name;
    static void members(auto &is, auto &thrown)
    {
        is.required("points", thrown.points);
        is.leftOut("name", thrown.name);
    }
    bool operator==(const Throw &) const = default;
};
struct Adjust {
    static constexpr std::string_view id = "adjust";
    int player = 0;
    std::optional<int> points = {};
    std::string why = {};
    static void members(auto &is, auto &adjust)
    {
        is.required("player", adjust.player);
        is.object("set", [&](auto &set) { set.optional("points", adjust.points); });
        is.leftOut("why", adjust.why);
    }
    bool operator==(const Adjust &) const = default;
};
struct Finish {
    static constexpr std::string_view id = "finish";
    std::string why;
    static void members(auto &is, auto &finish) { is.leftOut("why", finish.why); }
    bool operator==(const Finish &) const = default;
};
using Action = std::variant<Throw, Adjust, Finish>;

/// Somebody has come to the goal.
struct Reached {
    static constexpr std::string_view id = "reached";
    int player = 0;
    static void members(auto &, auto &) { }
};
using Event = std::variant<Reached>;
using Events = std::vector<Event>;

State start(const Setup &setup);
std::optional<Error> refusal(const State &state, const Action &action);
void perform(State &state, const Action &action, Events &events);
inline bool isOver(const State &state)
{
    return state.over;
}
bool isLastRound(const State &state);
Ranking ranking(const State &state);
Alone aloneResult(const State &state);

void decode(Fields &options, int players, Setup &setup);
void decode(Fields &fields, Action &action);
Json::Object encode(const Setup &setup);
Json::Object encode(const Action &action);
Json::Object encode(const Event &event);
void describe(const State &state, Replay &replay);
Outcome outcomeOf(const State &state);

struct Rules {
    static constexpr std::string_view id = "example";
    static constexpr int minPlayers = 1;
    static constexpr int maxPlayers = MaxPlayers;
    using Setup = Example::Setup;
    using State = Example::State;
    using Action = Example::Action;
    using Events = Example::Events;
};
}

template<>
inline constexpr std::array<std::string_view, 2> ids<Example::Code> = {"game-over", "out-of-range"};
