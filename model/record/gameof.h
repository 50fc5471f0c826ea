// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/outcome.h"

#include <algorithm>

/// A record being folded into a state by the functions of its game. `Rules` names the game's id, its numbers
/// of players and its types; all else is found by argument-dependent lookup beside them:
///
///     decode(Fields &, int players, Setup &)    decode(Fields &, Action &)
///     encode(Setup)   encode(Action)   encode(Event)
///     start(Setup)   refusal(State, Action)   perform(State &, Action, Events &)
///     describe(State, Replay &)   conclude(Setup, std::span<const Action>)
template<typename Rules>
class Course
{
public:
    explicit Course(const Record &record)
        : m_state(start(setup(record)))
    {
    }

    /// Takes one step and gives back the rule it breaks, if any; then nothing has changed.
    auto advance(const Step &step)
    {
        Findings findings;
        Fields fields(step.action, {}, findings);
        typename Rules::Action action;
        decode(fields, action);
        auto error = refusal(m_state, action);
        m_events.clear();
        if (!error) {
            perform(m_state, action, m_events);
        }
        return error;
    }

    const typename Rules::State &state() const { return m_state; }
    /// What the last step caused.
    const typename Rules::Events &events() const { return m_events; }

private:
    static typename Rules::Setup setup(const Record &record)
    {
        Findings findings;
        Fields options(record.options, {}, findings);
        typename Rules::Setup setup;
        decode(options, static_cast<int>(record.players.size()), setup);
        return setup;
    }

    typename Rules::State m_state;
    typename Rules::Events m_events;
};

/// The game that a game's own functions make.
template<typename Rules>
class GameOf final : public Game
{
public:
    std::string_view id() const override { return Rules::id; }
    int minPlayers() const override { return Rules::minPlayers; }
    int maxPlayers() const override { return Rules::maxPlayers; }

    Json::Object readOptions(Fields &options, int players) const override
    {
        typename Rules::Setup setup;
        decode(options, players, setup);
        return encode(setup);
    }

    Json::Object readAction(Fields &fields) const override
    {
        typename Rules::Action action;
        decode(fields, action);
        return encode(action);
    }

    Replay replay(const Record &record, const ReplayRange &range) const override
    {
        Course<Rules> course(record);
        Replay result;
        const int last = std::min(static_cast<int>(record.actions.size()), range.until);
        while (result.applied < last) {
            if (const auto error = course.advance(record.actions[static_cast<std::size_t>(result.applied)])) {
                result.refusal = Refusal{result.applied, idOf(error->code), error->hint};
                break;
            }
            if (range.withLog) {
                result.log.emplace_back(logEntry(result.applied, course.events()));
            }
            ++result.applied;
        }
        describe(course.state(), result);
        return result;
    }

    std::vector<std::vector<int>> pointsByRound(const Record &record) const override
    {
        Course<Rules> course(record);
        std::vector<std::vector<int>> rounds;
        std::size_t round = 1;
        for (const auto &step : record.actions) {
            if (course.advance(step)) {
                break;
            }
            Replay after;
            describe(course.state(), after);
            // What ends a round still belongs to it.
            rounds.resize(std::max(rounds.size(), round));
            rounds[round - 1].clear();
            std::ranges::transform(after.scores, std::back_inserter(rounds[round - 1]),
                [](const Score &score) { return score.total; });
            round = static_cast<std::size_t>(after.round);
        }
        return rounds;
    }

    std::optional<Outcome> outcome(const Record &record) const override
    {
        Findings findings;
        typename Rules::Setup setup;
        {
            Fields options(record.options, {}, findings);
            decode(options, static_cast<int>(record.players.size()), setup);
        }
        std::vector<typename Rules::Action> actions(record.actions.size());
        for (std::size_t i = 0; i < actions.size(); ++i) {
            Fields fields(record.actions[i].action, {}, findings);
            decode(fields, actions[i]);
        }
        return findings.empty() ? conclude(setup, actions) : std::nullopt;
    }

private:
    static Json::Object logEntry(int action, const typename Rules::Events &events)
    {
        Json::Array written;
        for (const auto &event : events) {
            written.emplace_back(encode(event));
        }
        return {{"action", action}, {"events", std::move(written)}};
    }
};
