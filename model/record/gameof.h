// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/fold.h"
#include "model/record/outcome.h"

#include <algorithm>

/// Actions and events of a game whose options name what they speak of are read and written with its setup.
template<typename Setup, typename Action>
void decodeWith(const Setup &setup, Fields &fields, Action &action)
{
    if constexpr (requires { decode(fields, setup, action); }) {
        decode(fields, setup, action);
    } else {
        decode(fields, action);
    }
}

template<typename Setup, typename ActionOrEvent>
Json::Object encodeWith(const Setup &setup, const ActionOrEvent &told)
{
    if constexpr (requires { encode(told, setup); }) {
        return encode(told, setup);
    } else {
        return encode(told);
    }
}

/// Of options whose shape is known to be right.
template<typename Rules>
typename Rules::Setup setupOf(const Json::Value &options, int players)
{
    Findings findings;
    Fields fields(options, {}, findings);
    typename Rules::Setup setup;
    decode(fields, players, setup);
    return setup;
}

/// A record being folded into a state by the functions of its game. `Rules` names the game's id, its numbers
/// of players and its types; all else is found by argument-dependent lookup beside them:
///
///     decode(Fields &, int players, Setup &)    decode(Fields &, Action &)
///     encode(Setup)   encode(Action)   encode(Event)
///         or decode(Fields &, Setup, Action &)   encode(Action, Setup)   encode(Event, Setup)
///     start(Setup)   refusal(State, Action)   perform(State &, Action, Events &)
///     describe(State, Replay &)   conclude(Setup, std::span<const Action>) or outcomeOf(State)
///     pointsByRoundOf(State), only of a game whose state tells them better than the moments after its
///     actions
template<typename Rules>
class Course
{
public:
    explicit Course(const Record &record)
        : m_state(start(setupOf<Rules>(record.options, static_cast<int>(record.players.size()))))
    {
    }

    /// Takes one step and gives back the rule it breaks, if any; then nothing has changed.
    auto advance(const Step &step)
    {
        Findings findings;
        Fields fields(step.action, {}, findings);
        typename Rules::Action action;
        decodeWith(m_state.setup, fields, action);
        return ::advance(m_state, action, m_events);
    }

    const typename Rules::State &state() const { return m_state; }
    /// What the last step caused.
    const typename Rules::Events &events() const { return m_events; }

private:
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

    Game::ReadAction actionReader(const Json::Value &options, int players) const override
    {
        return [setup = setupOf<Rules>(options, players)](Fields &fields) {
            typename Rules::Action action;
            decodeWith(setup, fields, action);
            // What has a flaw may speak of what there is not.
            return fields.findings().empty() ? encodeWith(setup, action) : Json::Object{};
        };
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
                result.log.emplace_back(logEntry(result.applied, course));
            }
            ++result.applied;
        }
        describe(course.state(), result);
        return result;
    }

    std::vector<std::vector<int>> pointsByRound(const Record &record) const override
    {
        Course<Rules> course(record);
        if constexpr (requires { pointsByRoundOf(course.state()); }) {
            std::ranges::find_if(
                record.actions, [&](const Step &step) { return course.advance(step).has_value(); });
            return pointsByRoundOf(course.state());
        } else {
            return pointsAfterActions(course, record.actions);
        }
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
            decodeWith(setup, fields, actions[i]);
        }
        return findings.empty() ? concluded(setup, actions) : std::nullopt;
    }

private:
    static std::vector<std::vector<int>> pointsAfterActions(
        Course<Rules> &course, const std::vector<Step> &actions)
    {
        std::vector<std::vector<int>> rounds;
        std::size_t round = 1;
        for (const auto &step : actions) {
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

    /// A game that counts nothing on the way tells its outcome by its last state.
    static std::optional<Outcome> concluded(
        const typename Rules::Setup &setup, std::span<const typename Rules::Action> actions)
    {
        if constexpr (requires { conclude(setup, actions); }) {
            return conclude(setup, actions);
        } else {
            const auto state = folded<typename Rules::Events>(setup, actions, NoChronicle());
            return state && isOver(*state) ? std::optional(outcomeOf(*state)) : std::nullopt;
        }
    }

    static Json::Object logEntry(int action, const Course<Rules> &course)
    {
        Json::Array written;
        for (const auto &event : course.events()) {
            written.emplace_back(encodeWith(course.state().setup, event));
        }
        return {{"action", action}, {"events", std::move(written)}};
    }
};
