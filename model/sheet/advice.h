// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/rules.h"
#include "model/sheet/workout.h"

/// What a screen asks at the table before it offers anything. What numbers are made of is told by why.h, who
/// is where by standing.h.
namespace OwnSheet
{
/// Which way the pencil goes.
enum class Walk { ByRow, ByPlayer };

/// What comes next: a cell, or if none is missing an action; nothing once it is over.
struct NextStep {
    std::optional<CellAt> cell;
    std::optional<Kind> action;
    bool operator==(const NextStep &) const = default;
};
/// Which rounds are looked at while one is running.
enum class Rounds { All, Running };
/// The first missing cell after this one, around. While there are rounds those of the game wait.
NextStep nextStep(
    const State &state, const std::optional<CellAt> &after, Walk walk, Rounds rounds = Rounds::All);

/// A cell before something is entered there.
struct CellNow {
    /// Why nothing can be.
    std::optional<Error> whyNot;
    std::optional<Entry> entry;
    /// For one number or two.
    std::vector<Limits> limits;
    int step = 1;
    /// Of choices, or of the two numbers of a pair.
    std::vector<std::string> labels;
    /// What fits, if that is not more than a few.
    std::vector<int> values;
    bool mayBeTerms = false;
};
CellNow cellNow(const State &state, const CellAt &cell);
/// How an action names a cell.
CellName nameOf(const State &state, const CellAt &cell);

/// All columns at one moment.
struct Moment {
    std::shared_ptr<const Worked> worked;
    std::vector<int> totals;
    /// From 1; tied ones share the better one.
    std::vector<int> places;
    Phase phase = Phase::Round;
};
Moment momentOf(const State &state);

struct Outlook {
    Moment before;
    Moment after;
    bool endsRounds = false;
    bool endsGame = false;
};
tl::expected<Outlook, Error> whatIf(const State &state, const Action &action);
}
