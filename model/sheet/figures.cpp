// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/figures.h"

#include "model/record/figuresheet.h"
#include "model/sheet/score.h"

namespace OwnSheet
{
namespace
{
void addSeat(std::vector<Figure> &figures, const State &state, int seat)
{
    FigureSheet figureSheet(figures, seat);
    const int column = columnOf(state.setup, seat);
    for (const auto &[part, points] : columnScore(state, column).parts) {
        figureSheet.add("points", part, held(points));
    }
    for (int row = 0; row < state.setup.sheet.size(); ++row) {
        const auto &described = state.setup.sheet.row(row);
        const auto value = workedOut(state).game.at(row, column);
        if (!isCounted(described) && value) {
            figureSheet.add("value", described.id, *value);
        }
    }
}
}

Outcome outcomeOf(const State &state)
{
    const auto &setup = state.setup;
    Outcome outcome{.variant = setup.sheet->id, .abandoned = state.abandoned, .alone = verdict(state)};
    if (!setup.variant.empty()) {
        outcome.variant += '/' + setup.variant;
    }
    if (setup.sheet.hasRounds()) {
        outcome.figures.push_back({Figure::WholeGame, "rounds", state.round});
    }
    if (state.finalOnly) {
        outcome.figures.push_back({Figure::WholeGame, "by-totals", 1});
    }
    std::vector<int> totals;
    for (int seat = 0; seat < setup.players; ++seat) {
        totals.push_back(totalsOf(state)[static_cast<std::size_t>(columnOf(setup, seat))]);
        addSeat(outcome.figures, state, seat);
    }
    outcome.seats = resultsOf(ranking(state), totals, outcome.alone);
    return outcome;
}
}
