// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/sheet.h"

namespace OwnSheet
{
struct Setup {
    int players = 2;
    Sheet sheet;
    /// A number for each seat, or none at all: each for oneself.
    std::vector<int> teams;
    std::string variant;
    bool operator==(const Setup &) const = default;
};

/// From 0: a seat, a team, or all together.
int columnsOf(const Setup &setup);
int columnOf(const Setup &setup, int seat);
/// Who shares a column, in the order of their seats.
std::vector<int> seatsOf(const Setup &setup, int column);
int firstSeatOf(const Setup &setup, int column);
/// A number for each seat, from 0 in the order of first appearance, at least 2 and fewer than seats.
bool areTeams(const std::vector<int> &teams, int players);

/// One number, or the two of a pair.
using Number = std::variant<int, std::array<int, 2>>;

/// What stands in a cell.
struct Entry {
    Number value = 0;
    /// If it was entered as a sum.
    std::vector<int> terms;
    bool operator==(const Entry &) const = default;
};

/// A cell; of a row of the game the round is 0.
struct CellAt {
    int row = 0;
    int column = 0;
    int round = 0;
    bool operator==(const CellAt &) const = default;
};

/// The cells of the whole game or of one round. Copies share them until one of them is written in, since most
/// of a long game stays as it is from state to state.
class Page
{
public:
    explicit Page(const Setup &setup);

    const std::optional<Entry> &at(int row, int column) const { return (*m_cells)[index(row, column)]; }
    std::optional<Entry> &at(int row, int column);
    /// Whether nothing stands there.
    bool empty() const;
    bool operator==(const Page &other) const
    {
        return m_cells == other.m_cells || (m_columns == other.m_columns && *m_cells == *other.m_cells);
    }

private:
    using Cells = std::vector<std::optional<Entry>>;

    std::size_t index(int row, int column) const
    {
        return static_cast<std::size_t>(row * m_columns + column);
    }

    int m_columns = 0;
    std::shared_ptr<Cells> m_cells;
};

class Worked;

/// Follows from all else in a state and is kept because everything asks for it.
struct WorkedOut {
    std::shared_ptr<const Worked> shared;
    bool operator==(const WorkedOut &) const { return true; }
};

struct State {
    Setup setup;
    Phase phase = Phase::Rows;
    int round = 1;
    /// The game's, then that of each round up to the running one.
    std::vector<Page> pages;
    /// Points beside the rows, for each column.
    std::vector<int> extra;
    /// The table's own, once given.
    std::optional<std::vector<int>> totals;
    /// Whether a cell was written or a round ended, other than by the end of all.
    bool touched = false;
    bool finalOnly = false;
    bool abandoned = false;
    WorkedOut worked;
    bool operator==(const State &) const = default;
};

State start(const Setup &setup);

inline bool isOver(const State &state)
{
    return state.phase == Phase::Over;
}
inline bool isSeat(const State &state, int seat)
{
    return seat >= 0 && seat < state.setup.players;
}
inline int columnsOf(const State &state)
{
    return columnsOf(state.setup);
}
inline const Worked &workedOut(const State &state)
{
    return *state.worked.shared;
}
inline Page &pageOf(State &state, int round)
{
    return state.pages[static_cast<std::size_t>(round)];
}
inline const Page &pageOf(const State &state, int round)
{
    return state.pages[static_cast<std::size_t>(round)];
}
inline const std::optional<Entry> &entryAt(const State &state, const CellAt &cell)
{
    return pageOf(state, cell.round).at(cell.row, cell.column);
}
bool hasRounds(const State &state);
/// The column of each seat where some share one; else empty.
std::vector<int> sidesOf(const Setup &setup);
/// How many rounds count (S20).
int countedRounds(const State &state);
/// Who begins the round.
int turnOf(const State &state);
/// Cells that are empty and not optional, round by round, in it row by row, then those of the game.
std::vector<CellAt> missing(const State &state);
/// Those of one round alone, or with 0 those of the game.
std::vector<CellAt> missingIn(const State &state, int round);
}
