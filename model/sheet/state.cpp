// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/state.h"

#include "model/sheet/workout.h"

#include <algorithm>

namespace OwnSheet
{
int columnsOf(const Setup &setup)
{
    if (setup.sheet->together) {
        return 1;
    }
    return setup.teams.empty() ? setup.players : *std::ranges::max_element(setup.teams) + 1;
}

int columnOf(const Setup &setup, int seat)
{
    if (setup.sheet->together) {
        return 0;
    }
    return setup.teams.empty() ? seat : setup.teams[static_cast<std::size_t>(seat)];
}

std::vector<int> seatsOf(const Setup &setup, int column)
{
    std::vector<int> seats;
    for (int seat = 0; seat < setup.players; ++seat) {
        if (columnOf(setup, seat) == column) {
            seats.push_back(seat);
        }
    }
    return seats;
}

int firstSeatOf(const Setup &setup, int column)
{
    int seat = 0;
    while (columnOf(setup, seat) != column) {
        ++seat;
    }
    return seat;
}

bool areTeams(const std::vector<int> &teams, int players)
{
    int known = 0;
    for (const int team : teams) {
        if (team > known) {
            return false;
        }
        known += team == known ? 1 : 0;
    }
    return static_cast<int>(teams.size()) == players && known >= 2 && known < players;
}

Page::Page(const Setup &setup)
    : m_columns(columnsOf(setup))
    , m_cells(std::make_shared<Cells>(static_cast<std::size_t>(m_columns * setup.sheet.size())))
{
}

std::optional<Entry> &Page::at(int row, int column)
{
    if (m_cells.use_count() > 1) {
        m_cells = std::make_shared<Cells>(*m_cells);
    }
    return (*m_cells)[index(row, column)];
}

bool Page::empty() const
{
    return std::ranges::none_of(*m_cells, [](const auto &cell) { return cell.has_value(); });
}

State start(const Setup &setup)
{
    State state{.setup = setup};
    state.pages.emplace_back(setup);
    if (setup.sheet.hasRounds()) {
        state.phase = Phase::Round;
        state.pages.emplace_back(setup);
    }
    state.extra.resize(static_cast<std::size_t>(columnsOf(setup)));
    workOut(state);
    return state;
}

int countedRounds(const State &state)
{
    if (!state.setup.sheet.hasRounds()) {
        return 1;
    }
    const bool isBegun
        = state.phase != Phase::Round || state.round == 1 || !pageOf(state, state.round).empty();
    return isBegun ? state.round : state.round - 1;
}

int turnOf(const State &state)
{
    return (state.round - 1) % state.setup.players;
}

namespace
{
void addMissing(const State &state, int round, std::vector<CellAt> &cells)
{
    const int columns = columnsOf(state);
    for (int row = 0; row < state.setup.sheet.size(); ++row) {
        const auto &described = state.setup.sheet.row(row);
        if (isOfRound(described) != (round > 0) || !isEntered(described) || described.optional) {
            continue;
        }
        for (int column = 0; column < columns; ++column) {
            if (const CellAt cell{row, column, round}; !entryAt(state, cell)) {
                cells.push_back(cell);
            }
        }
    }
}
}

std::vector<CellAt> missing(const State &state)
{
    std::vector<CellAt> cells;
    if (state.totals) {
        return cells;
    }
    for (int round = 1; round < static_cast<int>(state.pages.size()); ++round) {
        addMissing(state, round, cells);
    }
    addMissing(state, 0, cells);
    return cells;
}

std::vector<CellAt> missingIn(const State &state, int round)
{
    std::vector<CellAt> cells;
    if (!state.totals) {
        addMissing(state, round, cells);
    }
    return cells;
}

bool hasRounds(const State &state)
{
    // Whose totals alone were given may have had any number of them.
    const bool onlyTotals = state.totals && !state.touched;
    return state.setup.sheet.hasRounds() && !onlyTotals;
}

std::vector<int> sidesOf(const Setup &setup)
{
    std::vector<int> sides;
    for (int seat = 0; seat < setup.players && columnsOf(setup) < setup.players; ++seat) {
        sides.push_back(columnOf(setup, seat));
    }
    return sides;
}
}
