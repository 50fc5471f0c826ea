// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/template.h"

#include <tl/expected.hpp>

/// Formulas are read into operations of our own; nothing of a sheet is ever run as a program.
namespace OwnSheet
{
struct Operation {
    enum class Kind {
        Number,
        Round,
        Players,
        /// What a row has in this column; the formula waits for it.
        Name,
        All,
        Most,
        Least,
        Before,
        Negate,
        Abs,
        Add,
        Subtract,
        Multiply,
        Divide,
        Equal,
        Unequal,
        Less,
        AtMost,
        Greater,
        AtLeast,
        Min,
        Max,
        If,
    };
    Kind kind = Kind::Number;
    /// A number itself, or how many `min` and `max` take.
    int number = 0;
    /// The row that is named, and 1 or 2 for what was entered there.
    int row = -1;
    int part = 0;
    /// Where the name stands.
    int place = 0;
    /// Where all of it stands that a number could take the place of, with the function around a name.
    int begin = 0;
    int end = 0;
    bool operator==(const Operation &) const = default;
};
inline bool namesRow(const Operation &operation)
{
    return operation.row >= 0;
}

/// Each operation takes what it needs from the results before it, the last ones first.
using Operations = std::vector<Operation>;

struct FormulaFault {
    Problem problem = Problem::Unexpected;
    int place = 0;
    /// The word that is no row.
    std::string word;
    bool operator==(const FormulaFault &) const = default;
};

/// Reads the formula of a row, which may name the rows above it.
tl::expected<Operations, FormulaFault> readFormula(
    const std::vector<Row> &rows, int row, std::string_view formula);

/// Whether a row may be named by another; `itself` where that may be the same one.
std::optional<Problem> whyNotNamed(
    const std::vector<Row> &rows, int row, int named, int part = 0, bool itself = false);

/// What may stand at a place.
struct Offers {
    /// The place these are for: the one asked for, or that of something wrong before it.
    int place = 0;
    /// Rows, by their index.
    std::vector<int> names;
    /// Words of the formulas.
    std::vector<std::string_view> words;
    std::vector<std::string_view> signs;
    /// Whether a number may stand there, and whether the formula may end.
    bool number = false;
    bool end = false;
    bool operator==(const Offers &) const = default;
};
Offers offersAt(const std::vector<Row> &rows, int row, std::string_view formula, int place);
}
