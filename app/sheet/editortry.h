// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/editordraft.h"
#include "app/sheet/editorpages.h"
#include "model/sheet/state.h"

/// A sheet tried with two players who do not exist.
namespace OwnSheet::Editor
{
/// Sample numbers, and those that were changed by hand.
struct Sample {
    int seed = 0;
    /// By the id of the row and the column.
    std::map<std::pair<std::string, int>, Number> changed;
    bool operator==(const Sample &) const = default;
};

/// Of the last good formulas; a sheet at fault beyond those has no rows.
State sampleOf(const Draft &draft, const Sample &sample);
QList<SheetTryRow> tryRows(const State &state);
/// For each column.
QStringList tryTotals(const State &state);

/// A cell by its id.
struct TryCell {
    int row = -1;
    int column = 0;
};
TryCell cellOf(const State &state, const std::string &id);
/// With the next number that fits, or with one that was typed; nothing if it does not fit.
std::optional<Number> nextNumber(const State &state, const TryCell &cell);
std::optional<Number> typedNumber(const State &state, const TryCell &cell, const std::string &text);
}
