// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/figures.h"

#include "model/bronze_age/rules.h"
#include "model/bronze_age/score.h"
#include "model/record/figuresheet.h"
#include "model/record/fold.h"

#include <algorithm>

namespace BronzeAge
{
namespace
{
/// One seat's story, as far as the final state does not tell it.
struct Story {
    int dice = 0;
    int skulls = 0;
    PerId<Disaster, int> strikes;
    PerId<Disaster, int> cost;
    /// In the order they were finished, by work or by the table's word.
    std::vector<Monument> finished;
};

class Chronicle
{
public:
    explicit Chronicle(int seats)
        : m_stories(static_cast<std::size_t>(seats))
    {
    }

    void meet(const State &before, const Action &action)
    {
        if (const auto *roll = std::get_if<Roll>(&action)) {
            ++m_turns;
            at(before.seat).dice += sumOf(roll->dice);
            at(before.seat).skulls += roll->dice[Face::Skull];
        }
    }
    void tell(const State &after, const Action &, const Events &events)
    {
        for (const auto &event : events) {
            if (const auto *struck = std::get_if<Struck>(&event)) {
                strike(struck->player, struck->disaster, struck->boxes);
            } else if (const auto *revolted = std::get_if<Revolted>(&event)) {
                strike(revolted->player, Disaster::Revolt, sumOf(revolted->goods));
            }
        }
        for (int seat = 0; seat < after.setup.players; ++seat) {
            lookAtMonuments(playerAt(after, seat), at(seat).finished);
        }
    }

    int turns() const { return m_turns; }
    const Story &of(int seat) const { return m_stories[static_cast<std::size_t>(seat)]; }

private:
    Story &at(int seat) { return m_stories[static_cast<std::size_t>(seat)]; }

    void strike(int seat, Disaster disaster, int cost)
    {
        ++at(seat).strikes[disaster];
        at(seat).cost[disaster] += cost;
    }

    static void lookAtMonuments(const Player &player, std::vector<Monument> &finished)
    {
        std::erase_if(finished, [&](Monument monument) { return !isBuilt(player, monument); });
        for (const Monument monument : valuesOf<Monument>()) {
            if (isBuilt(player, monument) && std::ranges::find(finished, monument) == finished.end()) {
                finished.push_back(monument);
            }
        }
    }

    std::vector<Story> m_stories;
    int m_turns = 0;
};

void addPoints(FigureSheet &sheet, const Points &points)
{
    sheet.add("points", "developments", points.developments);
    sheet.add("points", "monuments", points.monuments);
    sheet.add("points", "bonuses", points.bonuses);
    sheet.add("points", "disasters", -points.disasters);
}

void addSeat(std::vector<Figure> &figures, const State &state, int seat, const Story &story)
{
    FigureSheet sheet(figures, seat);
    addPoints(sheet, points(state, seat));
    int place = 0;
    for (const Development development : playerAt(state, seat).developments) {
        sheet.add("development", idOf(development), ++place);
    }
    place = 0;
    for (const Monument monument : story.finished) {
        sheet.add("monument", idOf(monument), ++place);
        if (state.firstBuilder[monument] == seat) {
            sheet.add("first", idOf(monument), 1);
        }
    }
    for (const Disaster disaster : valuesOf<Disaster>()) {
        if (story.strikes[disaster] > 0) {
            sheet.add("strikes", idOf(disaster), story.strikes[disaster]);
            sheet.add("cost", idOf(disaster), story.cost[disaster]);
        }
    }
    sheet.add("dice", story.dice);
    sheet.add("skulls", story.skulls);
}
}

std::optional<Outcome> conclude(const Setup &setup, std::span<const Action> actions)
{
    Chronicle chronicle(setup.players);
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
        totals.push_back(points(state, seat).total());
        addSeat(outcome.figures, state, seat, chronicle.of(seat));
    }
    outcome.seats = resultsOf(ranking(state), totals);
    return outcome;
}
}
