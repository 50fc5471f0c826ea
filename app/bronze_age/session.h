// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/draft.h"
#include "db/store.h"
#include "model/bronze_age/rules.h"
#include "model/record/record.h"

#include <functional>

namespace BronzeAge
{
/// Why something was not done: a rule, or the store.
using Problem = std::variant<Error, StoreError>;

/// The time as records write it.
using Clock = std::function<std::string()>;

/// One stored game being played: what is shown here is on disk already.
class Session
{
public:
    static Stored<Session> open(Store &store, std::int64_t game, Clock clock);

    const GameRow &row() const { return m_row; }
    const Setup &setup() const { return m_states.front().setup; }
    const State &state() const { return stateBefore(head()); }
    /// The state that action i met; for i = head, the state now.
    const State &stateBefore(int i) const { return m_states[static_cast<std::size_t>(i)]; }
    const std::vector<Action> &actions() const { return m_actions; }
    const Events &eventsOf(int i) const { return m_events[static_cast<std::size_t>(i)]; }
    const std::string &timeOf(int i) const { return m_times[static_cast<std::size_t>(i)]; }
    /// How many actions count, and how many could with redo.
    int head() const { return m_row.head; }
    int length() const { return static_cast<int>(m_actions.size()); }

    /// The game as it stands, without what could be redone.
    Record record() const;

    const Draft &draft() const { return m_draft; }
    std::optional<Problem> setDraft(const Draft &draft);

    /// Decide, keep, then show.
    std::optional<Problem> perform(const Action &action, const Draft &next);
    std::optional<Problem> moveTo(int head, const Draft &draft);
    /// Takes a whole other course for the game, all of whose actions are legal.
    std::optional<Problem> replace(const std::vector<Action> &actions, const std::vector<std::string> &times);

private:
    Session(Store &store, GameRow row, Clock clock);
    bool grow(const Action &action);

    Store *m_store;
    GameRow m_row;
    Clock m_clock;
    std::vector<Action> m_actions;
    std::vector<std::string> m_times;
    std::vector<State> m_states;
    std::vector<Events> m_events;
    Draft m_draft;
};
}
