// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

/// Does an action and gives back the rule it breaks, if any; then the state is as it was. The events are
/// those of this action alone.
template<typename State, typename Action, typename Events>
auto advance(State &state, const Action &action, Events &events)
{
    auto error = refusal(state, action);
    events.clear();
    if (!error) {
        perform(state, action, events);
    }
    return error;
}

/// Who keeps no chronicle of a game.
struct NoChronicle {
    void meet(const auto &, const auto &) { }
    void tell(const auto &, const auto &, const auto &) { }
};

/// The state after all actions, nothing if one breaks a rule. A chronicle meets each before it is done and is
/// told of it afterwards.
template<typename Events, typename Setup, typename Action, typename Chronicle>
auto folded(const Setup &setup, std::span<const Action> actions, Chronicle &&chronicle)
{
    std::optional state = start(setup);
    Events events;
    for (const auto &action : actions) {
        chronicle.meet(*state, action);
        if (advance(*state, action, events)) {
            state.reset();
            break;
        }
        chronicle.tell(*state, action, events);
    }
    return state;
}
