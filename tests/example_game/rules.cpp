// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/example_game/rules.h"

#include "model/record/judge.h"
#include "model/record/members.h"

namespace Example
{
namespace
{
std::span<const int> pointsOf(const State &state)
{
    return std::span(state.points).first(static_cast<std::size_t>(state.setup.seats()));
}

void score(State &state, int seat, int more, Events &events)
{
    auto &points = state.points[static_cast<std::size_t>(seat)];
    const bool before = points >= state.setup.goal;
    points += more;
    if (!before && points >= state.setup.goal) {
        events.push_back(Reached{seat});
    }
}

void act(State &state, const Throw &thrown, Events &events)
{
    score(state, state.seat, thrown.points, events);
    if (++state.seat == state.setup.players) {
        if (state.setup.rival) {
            score(state, state.seat, RivalPoints, events);
        }
        state.seat = 0;
        state.over = isLastRound(state) || state.round == state.setup.within;
        state.round += state.over ? 0 : 1;
    }
}
void act(State &state, const Adjust &adjust, Events &)
{
    const auto seat = static_cast<std::size_t>(adjust.player);
    state.points[seat] = adjust.points.value_or(state.points[seat]);
    state.corrected[seat] = true;
}
void act(State &state, const Finish &, Events &)
{
    state.over = state.abandoned = true;
}
}

State start(const Setup &setup)
{
    return {.setup = setup};
}

bool isLastRound(const State &state)
{
    return std::ranges::any_of(pointsOf(state), [&](int points) { return points >= state.setup.goal; });
}

Alone aloneResult(const State &state)
{
    return state.setup.within == 0 ? Alone::Unjudged : isLastRound(state) ? Alone::Won : Alone::Lost;
}

std::optional<Error> refusal(const State &state, const Action &action)
{
    JudgeOf<Error> judge;
    judge.forbid(state.over, Code::GameOver);
    if (const auto *thrown = std::get_if<Throw>(&action)) {
        judge.forbid(thrown->points < 1 || thrown->points > MostPoints, Code::OutOfRange,
            {.least = 1, .most = MostPoints});
    } else if (const auto *adjust = std::get_if<Adjust>(&action)) {
        judge.forbid(adjust->player >= state.setup.seats(), Code::OutOfRange,
            {.least = 0, .most = state.setup.seats() - 1});
    }
    return judge.verdict();
}

void perform(State &state, const Action &action, Events &events)
{
    std::visit([&](const auto &one) { act(state, one, events); }, action);
}

Ranking ranking(const State &state)
{
    std::vector<std::pair<int, int>> totals;
    for (const int points : pointsOf(state)) {
        const bool isRival = static_cast<int>(totals.size()) == state.setup.players;
        totals.emplace_back(points, isRival ? 1 : 0);
    }
    return rank(totals);
}

void decode(Fields &options, int players, Setup &setup)
{
    setup.players = players;
    readMembers(options, setup);
}

void decode(Fields &fields, Action &action)
{
    readKind(fields, "do", action);
}

Json::Object encode(const Setup &setup)
{
    return writtenMembers(setup);
}

Json::Object encode(const Action &action)
{
    return writtenKind("do", action);
}

Json::Object encode(const Event &event)
{
    return report(event);
}

void describe(const State &state, Replay &replay)
{
    replay.over = state.over;
    replay.abandoned = state.abandoned;
    replay.round = state.round;
    replay.turnOf = state.seat;
    replay.phase = state.over ? "over" : "throw";
    for (const int points : pointsOf(state)) {
        replay.players.push_back({{"points", points}});
        replay.scores.push_back({points, {{"points", points}}});
    }
    replay.ranking = ranking(state);
    replay.alone = aloneResult(state);
}

Outcome outcomeOf(const State &state)
{
    const auto alone = aloneResult(state);
    return {.variant = state.setup.rival ? "rival" : "plain",
        .abandoned = state.abandoned,
        .alone = alone,
        .seats = resultsOf(ranking(state), pointsOf(state), alone),
        .figures = {{Figure::WholeGame, "rounds", state.round}}};
}
}
