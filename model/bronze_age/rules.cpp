// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/rules.h"

#include "model/bronze_age/plays.h"

namespace BronzeAge
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

tl::expected<Applied, Error> preview(const State &state, const Roll &roll)
{
    Judge all;
    all.forbid(isOver(state), Code::GameOver);
    judgeDice(state, roll, all);
    all.forbid(sumOf(roll.dice) > cities(active(state)), Code::DiceCount, {.count = cities(active(state))});
    if (all.verdict()) {
        return tl::unexpected(*all.verdict());
    }
    Applied applied{state, {}};
    play(applied.state, roll, applied.events);
    return applied;
}

void judgeStep(const State &state, Phase step, Judge &judge)
{
    // The subject is what has to come first.
    judge.forbid(state.phase == Phase::Roll, Code::WrongPhase, {.subject = idOf(Phase::Roll)});
    judge.forbid(state.phase > step, Code::WrongPhase);
}

void beginStep(State &state, Phase step, Events &events)
{
    state.phase = step;
    if (step > Phase::Build && state.turn.workers > 0) {
        events.emplace_back(WorkersLost{state.seat, state.turn.workers});
        state.turn.workers = 0;
    }
}

void endGame(State &state, Events &events)
{
    state.phase = Phase::Over;
    state.turn.workers = 0;
    state.turn.coins = 0;
    state.turn.skulls = 0;
    events.emplace_back(GameOver{state.seat});
}
}
