// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/gameof.h"

#include <array>
#include <variant>

/// The smallest whole game: each turn one number, the round in which somebody comes to the goal is the last,
/// ties are shared. What a player calls a throw is the thing to describe and remember.
namespace Example
{
inline constexpr int MaxPlayers = 4;
inline constexpr int MostPoints = 12;

enum class Code { GameOver, OutOfRange };

struct Error {
    Code code;
    Hint hint;
    bool operator==(const Error &) const = default;
};

struct Setup {
    int players = 2;
    int goal = 50;
    bool operator==(const Setup &) const = default;
    static void members(auto &is, auto &setup)
    {
        is.leftOut("goal", setup.goal, 50, {.least = 1, .most = 200});
    }
};

struct State {
    Setup setup;
    std::array<int, MaxPlayers> points{};
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
    int points = 0;
    static void members(auto &is, auto &adjust)
    {
        is.required("player", adjust.player);
        is.required("points", adjust.points);
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

void decode(Fields &options, int players, Setup &setup);
void decode(Fields &fields, Action &action);
Json::Object encode(const Setup &setup);
Json::Object encode(const Action &action);
Json::Object encode(const Event &event);
void describe(const State &state, Replay &replay);
std::optional<Outcome> conclude(const Setup &setup, std::span<const Action> actions);

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
