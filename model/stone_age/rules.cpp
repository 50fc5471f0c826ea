// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/rules.h"

#include "model/stone_age/plays.h"

namespace StoneAge
{
namespace
{
template<typename Kind>
std::optional<Error> verdictOn(const State &state, const Kind &action)
{
    Judge all;
    all.forbid(isOver(state), Code::GameOver);
    judge(state, action, all);
    return all.verdict();
}
}

std::optional<Error> refusal(const State &state, const Action &action)
{
    return std::visit([&](const auto &kind) { return verdictOn(state, kind); }, action);
}

void perform(State &state, const Action &action, Events &events)
{
    const bool known = endingNear(state).has_value();
    const int seat = state.seat;
    std::visit([&](const auto &kind) { play(state, kind, events); }, action);
    if (const auto why = endingNear(state); why && !known && !isOver(state)) {
        events.push_back(LastRound{seat, *why});
    }
}

tl::expected<Applied, Error> apply(const State &state, const Action &action)
{
    if (auto error = refusal(state, action)) {
        return tl::unexpected(*error);
    }
    Applied applied{state, {}};
    perform(applied.state, action, applied.events);
    return applied;
}

void judge(const State &, const Finish &, Judge &)
{
    // The players may stop whenever they like.
}

void play(State &state, const Finish &, Events &events)
{
    state.abandoned = true;
    endGame(state, Ending::Stopped, events);
}

void judgeTurn(const State &state, Judge &judge)
{
    judge.forbid(state.phase != Phase::Actions, Code::WrongPhase, {.subject = idOf(Phase::Feed)});
}

void judgePeople(const State &state, int needed, Judge &judge)
{
    const int left = peopleLeft(state);
    judge.forbid(needed > left, Code::NotEnoughPeople, {.count = left});
}

void judgeUser(const State &state, std::optional<int> user, std::string_view subject, Judge &judge)
{
    judge.forbid(user == state.seat, Code::PlaceUsed, {.subject = subject});
    judge.forbid(
        user && user != state.seat, Code::PlaceTaken, {.subject = subject, .seat = user.value_or(-1)});
}

void endGame(State &state, Ending why, Events &events)
{
    state.phase = Phase::Over;
    events.push_back(GameOver{state.seat, why});
}
}
