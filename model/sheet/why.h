// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/workout.h"

/// What a number is made of.
namespace OwnSheet
{
/// A stretch of a formula: as it is written, or what a number stands for.
struct Piece {
    std::string text;
    /// The row that is named here, or -1.
    int row = -1;
    /// Whether it is a name, `round` or `players`; a name may be open.
    bool isNumber = false;
    Value value;
    bool operator==(const Piece &) const = default;
};

/// The line of a table.
struct LookupLine {
    int n = 0;
    /// Nothing: n is below all of them.
    std::optional<std::size_t> line;
    /// How many n is above the last line.
    int beyond = 0;
    bool operator==(const LookupLine &) const = default;
};

struct PlaceInRank {
    Value value;
    Placed placed;
    bool operator==(const PlaceInRank &) const = default;
};

struct RowPart {
    int row = 0;
    Value value;
    bool operator==(const RowPart &) const = default;
};

struct Why {
    Value value;
    /// What stands in a cell that something is entered in.
    std::optional<Entry> entry;
    std::vector<Piece> formula;
    std::optional<LookupLine> line;
    /// For each column.
    std::vector<PlaceInRank> places;
    std::vector<RowPart> subtotal;
    /// Of a round row over the whole game: what each round that counts brought.
    std::vector<Value> rounds;
    /// Cells that must be filled in before it has a value.
    std::vector<CellAt> waitsFor;
};
/// Of a round row without a round it is the sum.
Why why(const State &state, const CellAt &cell);
}
