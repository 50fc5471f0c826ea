// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/gameof.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

/// Whose turn it is. A game in which nobody has one has turnOf(State): who begins the round.
template<typename State>
int seatIn(const State &state)
{
    if constexpr (requires { state.seat; }) {
        return state.seat;
    } else {
        return turnOf(state);
    }
}

/// Both are of the same turn of the same player. A game that knows turns by something else has a function of
/// its own.
template<typename State>
bool isSameTurn(const State &one, const State &other)
{
    return one.round == other.round && seatIn(one) == seatIn(other);
}

/// A game told from its start: every action with what it met and what it caused. Of the states the first, the
/// latest and some between are kept; the others are made again when somebody asks for them.
template<typename Rules>
class StoryOf
{
public:
    using State = typename Rules::State;
    using Setup = typename Rules::Setup;
    using Action = typename Rules::Action;
    using Events = typename Rules::Events;
    using Error = typename decltype(refusal(std::declval<State>(), std::declval<Action>()))::value_type;

    explicit StoryOf(State first)
        : m_states{std::make_shared<const State>(std::move(first))}
    {
    }

    const Setup &setup() const { return m_states.front()->setup; }
    int length() const { return static_cast<int>(m_actions.size()); }
    /// The state that action i met; for the length, the last one. It stays until the story goes on.
    const State &before(int i) const
    {
        auto from = static_cast<std::size_t>(i);
        while (!m_states[from]) {
            --from;
        }
        for (; from < static_cast<std::size_t>(i); ++from) {
            State state = *m_states[from];
            Events events;
            perform(state, m_actions[from], events);
            m_states[from + 1] = std::make_shared<const State>(std::move(state));
            m_asked.push_back(from + 1);
        }
        return *m_states[from];
    }
    const Action &action(int i) const { return m_actions[static_cast<std::size_t>(i)]; }
    const Events &events(int i) const { return m_events[static_cast<std::size_t>(i)]; }
    const std::string &time(int i) const { return m_times[static_cast<std::size_t>(i)]; }

    /// Nothing has changed if a rule is broken.
    std::optional<Error> add(const Action &action, const std::string &at)
    {
        State after = before(length());
        Events events;
        auto error = advance(after, action, events);
        if (!error) {
            m_actions.push_back(action);
            m_times.push_back(at);
            m_events.push_back(std::move(events));
            m_states.push_back(std::make_shared<const State>(std::move(after)));
            thinOut();
        }
        return error;
    }

    /// Forgets what came after so many actions.
    void cut(int length)
    {
        const auto kept = static_cast<std::size_t>(length);
        m_actions.resize(kept);
        m_times.resize(kept);
        m_events.resize(kept);
        (void)before(length);
        m_states.resize(kept + 1);
    }

private:
    static constexpr std::size_t Latest = 64;
    static constexpr std::size_t OneIn = 32;

    void thinOut()
    {
        const auto leaves = [&](std::size_t i) {
            if (i % OneIn != 0 && i + Latest < m_states.size()) {
                m_states[i].reset();
            }
        };
        for (const auto i : m_asked) {
            leaves(i);
        }
        m_asked.clear();
        if (m_states.size() > Latest) {
            leaves(m_states.size() - Latest - 1);
        }
    }

    std::vector<Action> m_actions;
    std::vector<std::string> m_times;
    std::vector<Events> m_events;
    mutable std::vector<std::shared_ptr<const State>> m_states;
    /// Made again since the story last went on.
    mutable std::vector<std::size_t> m_asked;
};

/// The same story as far as so many actions, with other options; nothing if one of them could not be done
/// then, or if a turn would be somebody else's.
template<typename Rules>
std::optional<StoryOf<Rules>> retold(
    const StoryOf<Rules> &story, int length, const typename Rules::Setup &setup)
{
    StoryOf<Rules> told(start(setup));
    for (int i = 0; i < length; ++i) {
        // What the options name may have another place among them.
        const Json::Value written = encodeWith(story.setup(), story.action(i));
        Findings findings;
        typename Rules::Action action;
        {
            Fields fields(written, {}, findings);
            decodeWith(setup, fields, action);
        }
        if (!findings.empty() || told.add(action, story.time(i))) {
            return std::nullopt;
        }
        const auto &now = told.before(i + 1);
        const auto &was = story.before(i + 1);
        if (now.round != was.round || seatIn(now) != seatIn(was) || isOver(now) != isOver(was)) {
            return std::nullopt;
        }
    }
    return told;
}
