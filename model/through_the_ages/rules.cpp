// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/rules.h"

#include "model/through_the_ages/plays.h"

namespace ThroughTheAges
{
namespace
{
Judge judged(const State &state, const Action &action)
{
    Judge all;
    all.forbid(isOver(state), Code::GameOver);
    std::visit([&](const auto &kind) { judge(state, kind, all); }, action);
    return all;
}

/// Whether ratings may have changed.
bool isSameBoard(const Player &one, const Player &other)
{
    return one.yellow == other.yellow && one.government == other.government && one.tactic == other.tactic
        && one.cards.isSameObject(other.cards) && one.technologies == other.technologies;
}

/// How banks and ratings changed over the whole action, seat by seat.
void tellChanges(const State &before, const State &after, Events &events)
{
    for (int seat = 0; seat < after.setup.players; ++seat) {
        const auto &was = playerAt(before, seat);
        const auto &is = playerAt(after, seat);
        if (was.yellow != is.yellow || was.blue != is.blue) {
            events.push_back(BankChanged{seat, is.yellow - was.yellow, is.blue - was.blue});
        }
        if (isSameBoard(was, is)) {
            continue;
        }
        auto change = ratingsOf(after, seat);
        const auto ratings = ratingsOf(before, seat);
        for (const Rating rating : valuesOf<Rating>()) {
            change[rating] -= ratings[rating];
        }
        if (change != Ratings{}) {
            events.push_back(RatingsChanged{seat, change});
        }
    }
}
}

std::optional<Error> refusal(const State &state, const Action &action)
{
    return judged(state, action).verdict();
}

std::vector<Error> refusals(const State &state, const Action &action)
{
    return judged(state, action).broken();
}

void perform(State &state, const Action &action, Events &events)
{
    const State before = state;
    std::visit([&](const auto &kind) { play(state, kind, events); }, action);
    tellChanges(before, state, events);
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
}
