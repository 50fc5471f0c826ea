// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/figures.h"

#include "model/record/figuresheet.h"
#include "model/record/fold.h"
#include "model/through_the_ages/board.h"
#include "model/through_the_ages/catalogue.h"
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
    std::array<int, LastAge + 1> strengthOfAge{};
    /// Keys of leaders and wonders.
    std::vector<std::string> cards;
};

class Chronicle
{
public:
    explicit Chronicle(Edition edition)
        : m_edition(edition)
    {
    }

    void meet(const State &before, const Action &action)
    {
        if (std::holds_alternative<EndTurn>(action)) {
            noteStrength(before.seat, before.age, strengthOf(before, before.seat));
        }
    }
    void tell(const State &after, const Action &, const Events &events)
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

    int turns() const { return m_turns; }
    const Story &of(int seat) const { return m_stories[static_cast<std::size_t>(seat)]; }

private:
    void noteStrength(int seat, int age, int strength)
    {
        auto &story = m_stories[static_cast<std::size_t>(seat)];
        story.strength = std::max(story.strength, strength);
        story.strengthOfAge[static_cast<std::size_t>(age)] = strength;
    }
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
        if (event.card == CardKind::Leader || event.card == CardKind::Wonder) {
            noteCard(story, event);
        }
    }
    void noteCard(Story &story, const CardIn &event)
    {
        const auto *facts = factsOf(m_edition, Card{.name = event.name, .kind = event.card});
        if (!facts) {
            return;
        }
        auto key = std::string(idOf(event.card)).append("/").append(facts->id);
        if (std::ranges::find(story.cards, key) == story.cards.end()) {
            story.cards.push_back(std::move(key));
        }
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

    const Edition m_edition;
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
    for (int age = 0; age <= LastAge; ++age) {
        if (const int strength = story.strengthOfAge[static_cast<std::size_t>(age)]; strength > 0) {
            sheet.add("strength", std::to_string(age), strength);
        }
    }
    for (const auto &card : story.cards) {
        sheet.add(card, 1);
    }
}

void addRival(std::vector<Figure> &figures, const State &state)
{
    FigureSheet sheet(figures, RivalSeat);
    for (const RivalSource source : valuesOf<RivalSource>()) {
        sheet.add("points", idOf(source), state.rival.sources[source]);
    }
    // On the player's sheet, so that wins are counted with it.
    FigureSheet(figures, 0).add(rivalFigure(state.setup.edition, state.setup.rival), 1);
}
}

std::string rivalFigure(Edition edition, Difficulty difficulty)
{
    return std::string("rival/").append(idOf(edition)).append("/").append(idOf(difficulty));
}

std::optional<Outcome> conclude(const Setup &setup, std::span<const Action> actions)
{
    Chronicle chronicle(setup.edition);
    const auto last = folded<Events>(setup, actions, chronicle);
    if (!last || !isOver(*last)) {
        return std::nullopt;
    }
    const State &state = *last;
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
