// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/state.h"
#include "model/sheet/values.h"

/// A sheet is worked out once, row by row from top to bottom, and in a row of rounds from the first to the
/// last.
namespace OwnSheet
{
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
/// The same after each of the first rounds, in turn.
std::vector<Values> seenAfterRounds(const State &state, int rounds, CellsOfGame cells);

/// The values of a cell's own round, or of the game.
const Values &valuesAt(const State &state, int round);
/// Of each row the sum of all rounds before this one.
Sums sumsBefore(const State &state, int round);

/// What stands around a row that is calculated.
struct Surroundings {
    const Values &values;
    const Sums &before;
    int round = 1;
};
/// One operation that names a row, on its own.
Line named(const Operation &operation, const Surroundings &around);
Line calculate(const Operations &operations, const Surroundings &around);

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

/// Downward, also below 0; by 0 it is 0.
std::int64_t roundedDown(std::int64_t number, std::int64_t by);

/// The rows that a subtotal adds up.
std::vector<int> rowsOfSubtotal(const Sheet &sheet, int row);
}
