// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/figures.h"

#include "model/record/figuresheet.h"
#include "model/through_the_ages/board.h"
#include "model/through_the_ages/rules.h"
#include "model/through_the_ages/score.h"

namespace ThroughTheAges
{
namespace
{
/// One seat's story, as far as the final state does not tell it.
struct Story {
    PerId<Type, int> built;
    PerId<Government, int> governments;
    int learned = 0;
    int workers = 0;
    int wonders = 0;
    int colonies = 0;
    int battles = 0;
    int battlesWon = 0;
    int events = 0;
    int uprisings = 0;
    int hungry = 0;
    int corruption = 0;
    int strength = 0;
};

class Chronicle
{
public:
    void tell(const Events &events, const State &after)
    {
        for (const auto &event : events) {
            std::visit(
                [&](const auto &kind) {
                    if constexpr (requires { kind.player; }) {
                        if (isSeat(after, kind.player)) {
                            note(m_stories[static_cast<std::size_t>(kind.player)], kind);
                        }
                    }
                },
                event);
        }
    }
    void noteStrength(int seat, int strength)
    {
        auto &most = m_stories[static_cast<std::size_t>(seat)].strength;
        most = std::max(most, strength);
    }

    int turns() const { return m_turns; }
    const Story &of(int seat) const { return m_stories[static_cast<std::size_t>(seat)]; }

private:
    template<typename Other>
    void note(Story &, const Other &)
    {
    }
    void note(Story &story, const Built &event) { ++story.built[factsOf(event.technology).type]; }
    void note(Story &story, const Learned &) { ++story.learned; }
    void note(Story &story, const Governed &event)
    {
        ++story.learned;
        ++story.governments[event.to];
    }
    void note(Story &story, const CardIn &event)
    {
        story.learned += event.card == CardKind::Special ? 1 : 0;
        story.wonders += event.card == CardKind::Wonder ? 1 : 0;
        story.colonies += event.card == CardKind::Colony ? 1 : 0;
    }
    void note(Story &story, const Grew &) { ++story.workers; }
    void note(Story &story, const Fought &event)
    {
        ++story.battles;
        story.battlesWon += event.winner == event.player ? 1 : 0;
    }
    void note(Story &story, const Prepared &) { ++story.events; }
    void note(Story &story, const Uprising &) { ++story.uprisings; }
    void note(Story &story, const Famine &) { ++story.hungry; }
    void note(Story &story, const Corrupted &event) { story.corruption += event.resources + event.food; }
    void note(Story &, const Drawn &) { ++m_turns; }

    std::array<Story, MaxPlayers> m_stories;
    int m_turns = 0;
};

void addSeat(std::vector<Figure> &figures, const Player &player, int seat, const Story &story)
{
    FigureSheet sheet(figures, seat);
    for (const Source source : valuesOf<Source>()) {
        sheet.add("points", idOf(source), player.sources[source]);
    }
    sheet.addSome("built", story.built);
    sheet.addSome("government", story.governments);
    const std::pair<std::string_view, int> single[] = {{"learned", story.learned}, {"workers", story.workers},
        {"wonders", story.wonders}, {"colonies", story.colonies}, {"battles", story.battles},
        {"battles/won", story.battlesWon}, {"events", story.events}, {"uprisings", story.uprisings},
        {"hungry", story.hungry}, {"corruption", story.corruption}, {"strength", story.strength}};
    for (const auto &[key, value] : single) {
        if (value > 0) {
            sheet.add(key, value);
        }
    }
}

void addRival(std::vector<Figure> &figures, const State &state)
{
    FigureSheet sheet(figures, RivalSeat);
    for (const RivalSource source : valuesOf<RivalSource>()) {
        sheet.add("points", idOf(source), state.rival.sources[source]);
    }
    FigureSheet(figures, Figure::WholeGame).add("rival", idOf(state.setup.rival), 1);
}
}

std::optional<Outcome> conclude(const Setup &setup, std::span<const Action> actions)
{
    State state = start(setup);
    Chronicle chronicle;
    Events events;
    for (const auto &action : actions) {
        if (refusal(state, action)) {
            return std::nullopt;
        }
        if (std::holds_alternative<EndTurn>(action)) {
            chronicle.noteStrength(state.seat, strengthOf(state, state.seat));
        }
        events.clear();
        perform(state, action, events);
        chronicle.tell(events, state);
    }
    if (!isOver(state)) {
        return std::nullopt;
    }
    Outcome outcome{.variant = std::string(idOf(setup.edition)), .abandoned = state.abandoned};
    outcome.figures
        = {{Figure::WholeGame, "rounds", state.round}, {Figure::WholeGame, "turns", chronicle.turns()}};
    std::vector<int> totals;
    for (int seat = 0; seat < setup.players; ++seat) {
        totals.push_back(pointsOf(playerAt(state, seat)));
        addSeat(outcome.figures, playerAt(state, seat), seat, chronicle.of(seat));
    }
    if (isSolo(state)) {
        totals.push_back(pointsOf(state.rival));
        addRival(outcome.figures, state);
    }
    outcome.seats = resultsOf(ranking(state), totals);
    return outcome;
}
}
