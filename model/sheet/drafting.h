// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/state.h"
#include "model/sheet/workout.h"

/// What is asked while a sheet is being made.
namespace OwnSheet
{
/// What hinders nobody and is seldom meant.
enum class DoubtKind {
    /// The end is met before anything is entered.
    EndAtStart,
    /// A row neither counts nor is named anywhere.
    Unused,
    /// No number fits in a row.
    NothingFits,
};
struct Doubt {
    DoubtKind kind = DoubtKind::Unused;
    std::optional<int> row;
    bool operator==(const Doubt &) const = default;
};
/// Of a template without faults.
std::vector<Doubt> doubtsOf(const Template &sheet);

/// The name that was probably meant, of those that may stand in the formula of a row.
std::optional<std::string> nearestName(const std::vector<Row> &rows, int row, std::string_view word);

/// A game of some columns with numbers made up, others for another seed; no entered row is 0 everywhere if it
/// can be otherwise.
State sampleState(const Template &sheet, int columns, int seed);

/// What a formula comes to in each column of a sample, for the running round of a round row; without touching
/// what the sample's own sheet has there.
tl::expected<std::vector<Value>, FormulaFault> tryFormula(
    const State &sample, int row, const std::string &formula);
}
