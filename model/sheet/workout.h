// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/state.h"

/// A sheet is worked out once, row by row from top to bottom, and in a row of rounds from the first to the
/// last.
namespace OwnSheet
{
/// Nothing: it is open.
using Value = std::optional<int>;

/// Every result is held within the limit.
constexpr int held(std::int64_t value)
{
    return static_cast<int>(value > MaxValue ? MaxValue : value < -MaxValue ? -MaxValue : value);
}

/// One T for each row and column, and in part 1 and 2 those for what was entered there.
template<typename T>
class Grid
{
public:
    Grid() = default;
    Grid(int rows, int columns)
        : m_columns(columns)
        , m_items(static_cast<std::size_t>(rows * Parts * columns))
    {
    }
    int columns() const { return m_columns; }
    T &at(int row, int column, int part = 0) { return m_items[index(row, column, part)]; }
    const T &at(int row, int column, int part = 0) const { return m_items[index(row, column, part)]; }

    static constexpr int Parts = 3;

private:
    std::size_t index(int row, int column, int part) const
    {
        return static_cast<std::size_t>((row * Parts + part) * m_columns + column);
    }

    int m_columns = 0;
    std::vector<T> m_items;
};
/// In one round, or over the whole game: there a round row has the sum of the rounds that count.
using Values = Grid<Value>;
using Sums = Grid<std::int64_t>;

class Worked
{
public:
    std::vector<std::shared_ptr<const Values>> rounds;
    Values game;
    /// How many rounds count.
    int counted = 1;
};

/// Works a state out after a change in one round; 0: in the whole game alone. What is not known yet is worked
/// out in any case.
void workOut(State &state, int changed = 0);

enum class CellsOfGame { Counted, Empty };
/// The same rounds seen from the game, as though so many of them counted.
Values seenFromGame(const State &state, int counted, CellsOfGame cells = CellsOfGame::Counted);

/// The values of a cell's own round, or of the game.
const Values &valuesAt(const State &state, int round);
/// Of each row the sum of all rounds before this one.
Sums sumsBefore(const State &state, int round);

/// What stands around a cell that is calculated.
struct Surroundings {
    const Values &values;
    const Sums &before;
    int column = 0;
    int round = 1;
};
/// One step of a formula that names a row, on its own.
Value named(const Operation &operation, const Surroundings &around);
Value calculate(const Operations &operations, const Surroundings &around);

/// Which entry of the table n comes to; nothing if it is below all of them.
std::optional<std::size_t> lineOf(const Kinds::Lookup &lookup, int n);
int lookedUp(const Kinds::Lookup &lookup, int n);

/// A column in a rank.
struct Placed {
    /// From 1; 0 for who takes no part.
    int place = 0;
    Value points;
    bool operator==(const Placed &) const = default;
};
std::vector<Placed> placesIn(const Kinds::Rank &rank, const std::vector<Value> &values);
std::vector<Value> columnsOf(const Values &values, int row);

/// The rows that a subtotal adds up.
std::vector<int> rowsOfSubtotal(const Sheet &sheet, int row);
}
