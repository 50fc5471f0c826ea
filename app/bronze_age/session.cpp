// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/session.h"

#include "app/bronze_age/flow.h"
#include "model/bronze_age/codec.h"
#include "model/json/parse.h"
#include "model/json/write.h"

namespace BronzeAge
{
namespace
{
std::optional<Action> readAction(std::string_view text)
{
    const auto value = Json::parse(text);
    if (!value) {
        return std::nullopt;
    }
    Findings findings;
    Action action;
    {
        Fields fields(*value, {}, findings);
        decode(fields, action);
    }
    return findings.empty() ? std::optional(action) : std::nullopt;
}

std::optional<Setup> readSetup(const GameRow &row)
{
    const auto value = Json::parse(row.options);
    if (!value) {
        return std::nullopt;
    }
    Findings findings;
    Setup setup;
    {
        Fields fields(*value, {}, findings);
        decode(fields, static_cast<int>(row.seats.size()), setup);
    }
    return findings.empty() ? std::optional(setup) : std::nullopt;
}

std::optional<Problem> problemIn(const Stored<std::monostate> &stored)
{
    return stored ? std::nullopt : std::optional<Problem>(stored.error());
}
}

Session::Session(Store &store, GameRow row, Clock clock)
    : m_store(&store)
    , m_row(std::move(row))
    , m_clock(std::move(clock))
{
}

Stored<Session> Session::open(Store &store, std::int64_t game, Clock clock)
{
    const auto damaged = [](const char *what) {
        return tl::unexpected(StoreError{StoreError::Code::Damaged, what});
    };
    auto row = store.game(game);
    auto log = row ? store.log(game) : tl::unexpected(row.error());
    if (!log) {
        return tl::unexpected(log.error());
    }
    Session session(store, std::move(*row), std::move(clock));
    const auto setup = readSetup(session.m_row);
    if (!setup) {
        return damaged("options");
    }
    session.m_states.push_back(start(*setup));
    for (const auto &entry : *log) {
        const auto action = readAction(entry.action);
        if (!action || !session.grow(*action)) {
            return damaged("action");
        }
        session.m_times.push_back(entry.at);
    }
    session.m_draft = readDraft(session.m_row.draft).value_or(freshDraft(session.state()));
    return session;
}

bool Session::grow(const Action &action)
{
    const auto applied = BronzeAge::apply(m_states.back(), action);
    if (applied) {
        m_actions.push_back(action);
        m_states.push_back(applied->state);
        m_events.push_back(applied->events);
    }
    return applied.has_value();
}

Record Session::record() const
{
    Record record{.id = m_row.uuid,
        .game = m_row.game,
        .options = encode(setup()),
        .startedAt = m_row.startedAt,
        .finishedAt = isOver(state()) ? timeOf(head() - 1) : std::string(),
        .place = m_row.place,
        .note = m_row.note};
    for (const auto &seat : m_row.seats) {
        record.players.push_back(seat.name);
    }
    for (int i = 0; i < head(); ++i) {
        record.actions.push_back({encode(m_actions[static_cast<std::size_t>(i)]), timeOf(i)});
    }
    return record;
}

std::optional<Problem> Session::setDraft(const Draft &draft)
{
    auto problem = problemIn(m_store->saveDraft(m_row.id, writeDraft(draft)));
    if (!problem) {
        m_draft = draft;
    }
    return problem;
}

std::optional<Problem> Session::perform(const Action &action, const Draft &next)
{
    const auto applied = BronzeAge::apply(state(), action);
    if (!applied) {
        return applied.error();
    }
    const auto at = m_clock();
    const LogEntry entry{Json::writeCompact(encode(action)), at};
    // Whatever was to come next, a game that is over has nothing half entered.
    const bool over = isOver(applied->state);
    const Draft shown = over ? freshDraft(applied->state) : next;
    if (auto problem = problemIn(m_store->append(m_row.id, entry, over, writeDraft(shown)))) {
        return problem;
    }
    const auto kept = static_cast<std::size_t>(head());
    m_actions.resize(kept);
    m_times.resize(kept);
    m_events.resize(kept);
    m_states.resize(kept + 1);
    m_actions.push_back(action);
    m_times.push_back(at);
    m_events.push_back(applied->events);
    m_states.push_back(applied->state);
    m_row.head = length();
    m_row.touchedAt = at;
    m_draft = shown;
    return std::nullopt;
}

std::optional<Problem> Session::moveTo(int head, const Draft &draft)
{
    const bool over = isOver(stateBefore(head));
    auto problem = problemIn(m_store->setHead(m_row.id, head, over, writeDraft(draft), m_clock()));
    if (!problem) {
        m_row.head = head;
        m_draft = draft;
    }
    return problem;
}

std::optional<Problem> Session::replace(
    const std::vector<Action> &actions, const std::vector<std::string> &times)
{
    Session other(*m_store, m_row, m_clock);
    other.m_states.push_back(m_states.front());
    std::vector<LogEntry> entries;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (const auto error = refusal(other.m_states.back(), actions[i])) {
            return *error;
        }
        other.grow(actions[i]);
        entries.push_back({Json::writeCompact(encode(actions[i])), times[i]});
    }
    other.m_times = times;
    other.m_row.head = other.length();
    other.m_draft = freshDraft(other.state());
    if (auto problem = problemIn(m_store->replaceLog(m_row.id, entries, isOver(other.state()), m_clock()))) {
        return problem;
    }
    *this = std::move(other);
    return std::nullopt;
}
}
