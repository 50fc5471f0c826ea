// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/figures.h"

#include "model/record/figuresheet.h"
#include "model/record/fold.h"
#include "model/stone_age/rules.h"
#include "model/stone_age/score.h"

namespace StoneAge
{
namespace
{
constexpr int DiceOfCard = 2;

/// One seat's story, as far as the final state does not tell it.
struct Story {
    PerId<Place, int> gathered;
    PerId<Village, int> visits;
    PerId<Tile, int> built;
    PerId<TopKind, int> bought;
    int hungry = 0;
    int missing = 0;
    int dice = 0;
    int pips = 0;
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
        std::visit([&](const auto &kind) { note(at(before.seat), kind); }, action);
    }
    void tell(const State &, const Action &, const Events &events)
    {
        for (const auto &event : events) {
            std::visit([&](const auto &kind) { note(at(kind.player), kind); }, event);
        }
    }

    int turns() const { return m_turns; }
    const Story &of(int seat) const { return m_stories[static_cast<std::size_t>(seat)]; }

private:
    Story &at(int seat) { return m_stories[static_cast<std::size_t>(seat)]; }

    template<typename Other>
    void note(Story &, const Other &)
    {
    }
    void note(Story &story, const Gather &gather)
    {
        story.dice += gather.people;
        story.pips += gather.dice;
    }
    void note(Story &story, const ToolMaker &) { ++story.visits[Village::ToolMaker]; }
    void note(Story &story, const Hut &) { ++story.visits[Village::Hut]; }
    void note(Story &story, const Field &) { ++story.visits[Village::Field]; }
    void note(Story &story, const Trader &) { ++story.visits[Village::Trader]; }
    void note(Story &story, const Card &card)
    {
        ++story.bought[kindOf(card.top)];
        if (const auto *roll = std::get_if<Tops::TwoDice>(&card.top)) {
            story.dice += DiceOfCard;
            story.pips += roll->dice;
        }
    }
    void note(Story &, const Done &) { ++m_turns; }
    void note(Story &story, const Gathered &event)
    {
        story.gathered[event.place] += event.units + event.jewels;
    }
    void note(Story &story, const Built &event) { ++story.built[event.tile]; }
    void note(Story &story, const Short &event) { story.missing += event.missing; }
    void note(Story &story, const Hungry &) { ++story.hungry; }

    std::vector<Story> m_stories;
    int m_turns = 0;
};

void addPoints(FigureSheet &sheet, const Points &points)
{
    sheet.add("points", "track", points.track);
    for (const Craft craft : valuesOf<Craft>()) {
        sheet.add("points", idOf(craft), points.crafts[craft]);
    }
    sheet.add("points", "symbols", points.symbols);
    sheet.add("points", "resources", points.resources);
}

void addSeat(std::vector<Figure> &figures, const Player &player, int seat, const Story &story)
{
    FigureSheet sheet(figures, seat);
    addPoints(sheet, points(player));
    sheet.addSome("gathered", story.gathered);
    sheet.addSome("village", story.visits);
    sheet.addSome("built", story.built);
    sheet.addSome("bought", story.bought);
    sheet.addSome("symbol", player.symbols);
    sheet.addSome("craft", player.crafts);
    if (story.hungry > 0) {
        sheet.add("hungry", story.hungry);
    }
    if (story.missing > 0) {
        sheet.add("short", story.missing);
    }
    sheet.add("dice", story.dice);
    sheet.add("pips", story.pips);
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
    Outcome outcome{.variant = setup.expansion ? "expansion" : "base", .abandoned = state.abandoned};
    outcome.figures
        = {{Figure::WholeGame, "rounds", state.round}, {Figure::WholeGame, "turns", chronicle.turns()}};
    std::vector<int> totals;
    for (int seat = 0; seat < setup.players; ++seat) {
        const auto &player = playerAt(state, seat);
        totals.push_back(points(player).total());
        addSeat(outcome.figures, player, seat, chronicle.of(seat));
    }
    outcome.seats = resultsOf(ranking(state), totals);
    return outcome;
}
}
