// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/rules.h"

#include "model/rise_of_empires/plays.h"

namespace RiseOfEmpires
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
    std::visit([&](const auto &kind) { play(state, kind, events); }, action);
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
    endGame(state, events);
}

void endGame(State &state, Events &events)
{
    state.phase = Phase::Over;
    state.discs = {};
    state.lastActed = Nobody;
    state.justTaken = -1;
    state.keeping.clear();
    state.choosing.clear();
    events.push_back(GameOver{state.seat, state.abandoned});
}
}
