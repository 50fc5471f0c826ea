// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/opening.h"
#include "db/store.h"
#include "model/json/parse.h"
#include "model/json/write.h"
#include "model/record/gameof.h"

#include <algorithm>
#include <optional>
#include <span>

/// One stored game being played: what is shown here is on disk already, unless it says that it is behind.
/// `Rules` are those of model/record/gameof.h; `Draft` is what is half entered and not yet an action, with,
/// beside it,
///
///     freshDraft(State)   writeDraft(Draft)   readDraft(std::string_view, Draft &)
///     fitted(Draft, State): as much of it as still holds when the game has become another
template<typename Rules, typename Draft>
class SessionOf
{
public:
    using State = typename Rules::State;
    using Setup = typename Rules::Setup;
    using Action = typename Rules::Action;
    using Events = typename Rules::Events;
    using Error = typename decltype(refusal(std::declval<State>(), std::declval<Action>()))::value_type;
    /// Why something was not done: a rule, or the store.
    using Problem = std::variant<Error, StoreError>;

    static Stored<SessionOf> open(Store &store, std::int64_t game, Clock clock)
    {
        const auto damaged = [](const char *what) {
            return tl::unexpected(StoreError{StoreError::Code::Damaged, what});
        };
        auto row = store.game(game);
        const auto log = row ? store.log(game) : tl::unexpected(row.error());
        if (!log) {
            return tl::unexpected(log.error());
        }
        SessionOf session(store, std::move(*row), std::move(clock));
        const auto setup = session.readSetup();
        if (!setup) {
            return damaged("options");
        }
        session.m_states.push_back(start(*setup));
        for (const auto &entry : *log) {
            const auto action = readAction(entry.action);
            if (!action || session.grow(*action, entry.at)) {
                return damaged("action");
            }
        }
        session.takeDraft(session.m_row.draft);
        // Nobody is kept from a game for want of what it might have been.
        session.m_courses = store.courses(game).value_or(Courses());
        return session;
    }

    const Store &store() const { return *m_store; }
    const GameRow &row() const { return m_row; }
    const Setup &setup() const { return m_states.front().setup; }
    const State &state() const { return stateBefore(head()); }
    /// The state that action i met; for i = head, the state now.
    const State &stateBefore(int i) const { return m_states[static_cast<std::size_t>(i)]; }
    const std::vector<Action> &actions() const { return m_actions; }
    const Action &actionAt(int i) const { return m_actions[static_cast<std::size_t>(i)]; }
    const Events &eventsOf(int i) const { return m_events[static_cast<std::size_t>(i)]; }
    const std::string &timeOf(int i) const { return m_times[static_cast<std::size_t>(i)]; }
    /// How many actions count, and how many could with redo.
    int head() const { return m_row.head; }
    int length() const { return static_cast<int>(m_actions.size()); }
    /// After so many actions the change of an earlier turn is the next to be taken back; 0 if there is none.
    int changedAt() const
    {
        return m_courses.before.empty() || head() < m_courses.start ? 0 : m_courses.start;
    }
    /// The next redo brings such a change again.
    bool changesLater() const { return !m_courses.after.empty() && head() == length(); }
    const Draft &draft() const { return m_draft; }
    bool isSameTurn(const State &other) const
    {
        return other.round == state().round && other.seat == state().seat && other.phase == state().phase;
    }
    /// Why some of what is shown is in memory alone: no room, or a place that cannot be written.
    const std::optional<StoreError> &behind() const { return m_behind; }

    /// Tries once more to keep all that is shown, in one step.
    void catchUp()
    {
        if (m_behind) {
            auto row = m_row;
            row.draft = writeDraft(m_draft);
            const auto kept = m_store->rewrite(row, m_keptUpTo, entries(m_keptUpTo, length()), m_courses);
            m_behind = kept ? std::nullopt : std::optional(kept.error());
        }
    }

    /// The actions that count, as they are stored.
    std::vector<LogEntry> entries() const { return entries(0, head()); }

    /// The game as the store would hand it out: without what could be redone.
    Record record() const
    {
        Record record{.id = m_row.uuid,
            .game = m_row.game,
            .options = encode(setup()),
            .startedAt = m_row.startedAt,
            .finishedAt = m_row.finishedAt,
            .place = m_row.place,
            .note = m_row.note};
        for (const auto &seat : m_row.seats) {
            record.players.push_back(seat.name);
        }
        for (int i = 0; i < head(); ++i) {
            record.actions.push_back({encode(actionAt(i)), timeOf(i)});
        }
        return record;
    }

    std::optional<Problem> setDraft(const Draft &draft)
    {
        return keepThenShow(
            length(), [&] { return m_store->saveDraft(m_row.id, writeDraft(draft)); },
            [&] { m_draft = draft; });
    }

    /// Decide, keep, then show. Several actions that one tap does are kept together or not at all.
    std::optional<Problem> play(std::span<const Action> actions, const Draft &next)
    {
        const auto at = m_clock();
        std::vector<LogEntry> entries;
        std::vector<State> states;
        std::vector<Events> events;
        for (const auto &action : actions) {
            states.push_back(states.empty() ? state() : states.back());
            if (const auto error = refusal(states.back(), action)) {
                return *error;
            }
            perform(states.back(), action, events.emplace_back());
            entries.push_back({Json::writeCompact(encode(action)), at});
        }
        // Whatever was to come next, a game that is over has nothing half entered.
        const bool over = isOver(states.back());
        const Draft shown = over ? freshDraft(states.back()) : next;
        return keepThenShow(
            head(), [&] { return m_store->append(m_row.id, entries, over, writeDraft(shown)); },
            [&] {
                forgetUndone();
                for (std::size_t i = 0; i < actions.size(); ++i) {
                    keep(actions[i], at, std::move(states[i]), std::move(events[i]));
                }
                stand(length(), over, at);
                m_draft = shown;
            });
    }

    std::optional<Problem> moveTo(int head, const Draft &draft)
    {
        const bool over = isOver(stateBefore(head));
        const auto at = m_clock();
        return keepThenShow(
            length(), [&] { return m_store->setHead(m_row.id, head, over, writeDraft(draft), at); },
            [&] {
                stand(head, over, at);
                m_draft = draft;
            });
    }

    /// Takes a whole other course for the game; undo leads back to the one it had.
    std::optional<Problem> replace(const std::vector<LogEntry> &entries)
    {
        const int start = static_cast<int>(entries.size());
        auto courses = m_courses;
        courses.before.push_back(course(head()));
        courses.start = start;
        courses.after.clear();
        return follow({entries, start, {}, m_row.finishedAt}, start, std::move(courses));
    }

    /// To before the latest change of an earlier turn.
    std::optional<Problem> takeChangeBack()
    {
        auto courses = m_courses;
        const auto to = std::move(courses.before.back());
        courses.before.pop_back();
        courses.after.insert(courses.after.begin(), course(length()));
        courses.start = to.start;
        return follow(to, static_cast<int>(to.entries.size()), std::move(courses));
    }

    /// To after the next one.
    std::optional<Problem> changeAgain()
    {
        auto courses = m_courses;
        const auto to = std::move(courses.after.front());
        courses.after.erase(courses.after.begin());
        courses.before.push_back(course(head()));
        courses.start = to.start;
        return follow(to, to.start, std::move(courses));
    }

private:
    SessionOf(Store &store, GameRow row, Clock clock)
        : m_store(&store)
        , m_row(std::move(row))
        , m_clock(std::move(clock))
    {
    }

    static std::optional<Action> readAction(std::string_view text)
    {
        Action action;
        return readInto(text, [&](Fields &fields) { decode(fields, action); }) ? std::optional(action)
                                                                               : std::nullopt;
    }

    std::optional<Setup> readSetup() const
    {
        Setup setup;
        const auto read
            = [&](Fields &fields) { decode(fields, static_cast<int>(m_row.seats.size()), setup); };
        return readInto(m_row.options, read) ? std::optional(setup) : std::nullopt;
    }

    template<typename Decode>
    static bool readInto(std::string_view text, Decode decode)
    {
        const auto value = Json::parse(text);
        if (!value) {
            return false;
        }
        Findings findings;
        {
            Fields fields(*value, {}, findings);
            decode(fields);
        }
        return findings.empty();
    }

    /// Nothing is shown before it is kept; but a game does not stop for want of room. Then it goes on in
    /// memory, and whatever is done next is kept together with all that is not yet.
    template<typename Keep, typename Show>
    std::optional<Problem> keepThenShow(int from, Keep keep, Show show)
    {
        if (!m_behind) {
            const auto kept = keep();
            if (kept) {
                show();
                return std::nullopt;
            }
            if (!mayPass(kept.error())) {
                return kept.error();
            }
            m_behind = kept.error();
            m_keptUpTo = from;
        }
        m_keptUpTo = std::min(m_keptUpTo, from);
        show();
        catchUp();
        return std::nullopt;
    }

    static bool mayPass(const StoreError &error)
    {
        using Code = StoreError::Code;
        return error.code == Code::Full || error.code == Code::Unavailable || error.code == Code::ReadOnly;
    }

    OtherCourse course(int upTo) const
    {
        return {entries(0, upTo), m_courses.start, writeDraft(m_draft), m_row.finishedAt};
    }

    void takeDraft(const std::string &text)
    {
        if (!readDraft(text, m_draft)) {
            m_draft = freshDraft(state());
        }
    }

    std::optional<Problem> follow(const OtherCourse &course, int head, Courses courses)
    {
        SessionOf other(*m_store, m_row, m_clock);
        other.m_states.push_back(m_states.front());
        for (const auto &entry : course.entries) {
            const auto action = readAction(entry.action);
            if (!action) {
                return StoreError{StoreError::Code::Damaged, "action"};
            }
            if (const auto error = other.grow(*action, entry.at)) {
                return *error;
            }
        }
        other.m_courses = std::move(courses);
        const bool over = isOver(other.stateBefore(head));
        other.stand(head, over, m_clock());
        if (over && !course.finishedAt.empty()) {
            other.m_row.finishedAt = course.finishedAt;
        }
        if (!course.draft.empty()) {
            other.takeDraft(course.draft);
        } else {
            other.m_draft
                = isSameTurn(other.state()) ? fitted(m_draft, other.state()) : freshDraft(other.state());
            // The next undo is for the change, not for a tap from before it.
            other.m_draft.restored = true;
        }
        auto row = other.m_row;
        row.draft = writeDraft(other.m_draft);
        return keepThenShow(
            0, [&] { return m_store->rewrite(row, 0, course.entries, other.m_courses); },
            [&] {
                other.m_behind = m_behind;
                other.m_keptUpTo = m_keptUpTo;
                *this = std::move(other);
            });
    }

    std::vector<LogEntry> entries(int from, int to) const
    {
        std::vector<LogEntry> list;
        for (int i = from; i < to; ++i) {
            list.push_back({Json::writeCompact(encode(actionAt(i))), timeOf(i)});
        }
        return list;
    }

    std::optional<Error> grow(const Action &action, const std::string &at)
    {
        State after = m_states.back();
        auto error = refusal(after, action);
        if (!error) {
            Events events;
            perform(after, action, events);
            keep(action, at, std::move(after), std::move(events));
        }
        return error;
    }

    void keep(const Action &action, const std::string &at, State after, Events events)
    {
        m_actions.push_back(action);
        m_times.push_back(at);
        m_events.push_back(std::move(events));
        m_states.push_back(std::move(after));
    }

    /// What the row says now, as the store has it.
    void stand(int head, bool over, const std::string &at)
    {
        m_row.finishedAt = !over ? std::string() : m_row.over ? m_row.finishedAt : at;
        m_row.head = head;
        m_row.over = over;
        m_row.touchedAt = at;
    }

    void forgetUndone()
    {
        const auto kept = static_cast<std::size_t>(head());
        m_actions.resize(kept);
        m_times.resize(kept);
        m_events.resize(kept);
        m_states.resize(kept + 1);
        m_courses.after.clear();
        if (head() < m_courses.start) {
            m_courses = {};
        }
    }

    Store *m_store;
    GameRow m_row;
    Clock m_clock;
    std::vector<Action> m_actions;
    std::vector<std::string> m_times;
    std::vector<State> m_states;
    std::vector<Events> m_events;
    Draft m_draft;
    Courses m_courses;
    std::optional<StoreError> m_behind;
    /// While behind: so many actions are on disk as they are here.
    int m_keptUpTo = 0;
};
