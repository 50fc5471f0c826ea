// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/figures.h"

#include "model/record/figuresheet.h"
#include "model/record/fold.h"
#include "model/rise_of_empires/score.h"

namespace RiseOfEmpires
{
namespace
{
/// One seat's story, as far as the final state does not tell it.
struct Story {
    PerId<Row, int> rows;
    /// Discs that were taken back, and what was paid for them.
    PerId<Row, int> back;
    PerId<Row, int> prices;
    Territories territories;
    int idle = 0;
    int paid = 0;
    int wonders = 0;
    int freeActions = 0;
    int battles = 0;
    int placed = 0;
    int first = 0;
    int hungry = 0;
    int missing = 0;
    /// Points by the era they came in.
    std::array<PerId<Source, int>, Eras> eras = {};
};

class Chronicle
{
public:
    explicit Chronicle(int seats)
        : m_stories(static_cast<std::size_t>(seats))
    {
    }

    void meet(const State &before, const Action &) { m_era = eraOf(before); }
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

    void noteDisc(Story &story, Row row)
    {
        ++m_turns;
        ++story.rows[row];
        m_row = row;
    }

    template<typename Other>
    void note(Story &, const Other &)
    {
    }
    void note(Story &story, const DiscPlaced &event) { noteDisc(story, event.row); }
    void note(Story &story, const DiscTaken &event)
    {
        noteDisc(story, event.row);
        story.paid += sumOf(event.pay);
        ++story.back[event.row];
        story.prices[event.row] += sumOf(event.pay);
    }
    void note(Story &story, const Idled &)
    {
        --story.rows[m_row];
        ++story.idle;
    }
    void note(Story &story, const TerritoryTaken &event) { ++story.territories[event.tile]; }
    void note(Story &story, const WonderBuilt &) { ++story.wonders; }
    void note(Story &story, const FreeUsed &) { ++story.freeActions; }
    void note(Story &story, const Fought &) { ++story.battles; }
    void note(Story &story, const Placed &event) { story.placed += totalOf(event.cubes); }
    void note(Story &story, const RegionScored &event) { story.first += event.rank == 1 ? 1 : 0; }
    void note(Story &story, const PointsChanged &event)
    {
        story.eras[static_cast<std::size_t>(m_era - 1)] += event.sources;
    }
    void note(Story &story, const Famine &event)
    {
        ++story.hungry;
        story.missing += event.food;
    }

    std::vector<Story> m_stories;
    int m_turns = 0;
    int m_era = 1;
    /// Of the last disc.
    Row m_row = Row::Progress;
};

void addPoints(FigureSheet &sheet, const Player &player)
{
    for (const Source source : valuesOf<Source>()) {
        sheet.add("points", idOf(source), player.sources[source]);
    }
    const auto parts = points(player);
    sheet.add("points", "gold", parts.gold);
    sheet.add("points", "resources", parts.resources);
}

/// Those that were any.
void addEras(FigureSheet &sheet, const Story &story)
{
    for (int era = 1; era <= Eras; ++era) {
        for (const Source source : valuesOf<Source>()) {
            if (const int vp = story.eras[static_cast<std::size_t>(era - 1)][source]; vp != 0) {
                sheet.add("era-" + std::to_string(era), idOf(source), vp);
            }
        }
    }
}

void addSeat(std::vector<Figure> &figures, const Player &player, int seat, const Story &story)
{
    FigureSheet sheet(figures, seat);
    addPoints(sheet, player);
    addEras(sheet, story);
    sheet.addSome("row", story.rows);
    sheet.addSome("back", story.back);
    sheet.addSome("price", story.prices);
    sheet.addSome("territory", story.territories);
    const std::pair<std::string_view, int> single[] = {{"idle", story.idle}, {"paid", story.paid},
        {"wonders", story.wonders}, {"free", story.freeActions}, {"battles", story.battles},
        {"placed", story.placed}, {"first", story.first}, {"hungry", story.hungry}, {"short", story.missing}};
    for (const auto &[key, value] : single) {
        if (value > 0) {
            sheet.add(key, value);
        }
    }
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
    Outcome outcome{.variant = "base", .abandoned = state.abandoned};
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
