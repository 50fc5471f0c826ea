// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/rules.h"

#include "model/sheet/plays.h"
#include "model/sheet/score.h"

namespace OwnSheet
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

/// What an action changes, whatever it was.
struct Picture {
    explicit Picture(const State &state)
        : totals(totalsOf(state))
        , first(groupsOf(state).front())
        , isLastRound(OwnSheet::isLastRound(state))
    {
    }

    std::vector<int> totals;
    std::vector<int> first;
    bool isLastRound;
};

void tell(const State &state, const Picture &before, Events &events)
{
    const Picture now(state);
    for (int column = 0; column < columnsOf(state); ++column) {
        const auto at = static_cast<std::size_t>(column);
        if (now.totals[at] != before.totals[at]) {
            events.push_back(
                Scored{firstSeatOf(state.setup, column), now.totals[at] - before.totals[at], now.totals[at]});
        }
    }
    if (now.first != before.first) {
        events.push_back(Lead{seatsOf(state.setup, now.first)});
    }
    if (now.isLastRound && !before.isLastRound) {
        events.push_back(LastRound{state.round});
    }
}
}

std::optional<Error> refusal(const State &state, const Action &action)
{
    return std::visit([&](const auto &kind) { return verdictOn(state, kind); }, action);
}

void perform(State &state, const Action &action, Events &events)
{
    const Picture before(state);
    Told told;
    std::visit([&](const auto &kind) { play(state, kind, told); }, action);
    events.insert(events.end(), told.deed.begin(), told.deed.end());
    tell(state, before, events);
    events.insert(events.end(), told.next.begin(), told.next.end());
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
