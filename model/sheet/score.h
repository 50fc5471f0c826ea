// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/game.h"
#include "model/sheet/workout.h"

namespace OwnSheet
{
/// For each column, of a game that ended now.
std::vector<int> totalsOf(const State &state);
std::vector<int> totalsOf(const State &state, const Values &game);

/// A column's total and what it is made of.
Score columnScore(const State &state, int column);

/// Columns from best to worst by these totals and the tie-breaks, tied ones together.
using Groups = std::vector<std::vector<int>>;
Groups groupsOf(const State &state, const Values &game, const std::vector<int> &totals);
Groups groupsOf(const State &state);
/// All who sit at these columns, in the order of their seats.
std::vector<int> seatsOf(const Setup &setup, const std::vector<int> &columns);
Ranking ranking(const State &state);

/// What the totals of the winners must come to.
bool hasReached(const Template &sheet, int total);
/// Whether the first have won; alone nothing but `winAt` could tell.
Alone verdict(const State &state);

/// Whether the end is met as things stand, or as they would with so many rounds counted.
bool isEndMet(const State &state);
bool isEndMet(const State &state, int counted);
bool isLastRound(const State &state);
/// Whether it would be the last round if those in front were not tied (S22).
bool isKeptUpByTie(const State &state);

/// For each column what the counting round rows bring in a round.
std::vector<int> pointsOfRound(const State &state, int round);
/// The totals of all columns after each round. What is entered for the whole game counts at the end.
std::vector<std::vector<int>> totalsByRound(const State &state);
/// The same for each seat.
std::vector<std::vector<int>> pointsByRoundOf(const State &state);
}
