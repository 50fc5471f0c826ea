// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/advice.h"

namespace OwnSheet
{
/// Columns with the same total.
struct Tie {
    std::vector<int> columns;
    /// The first tie-break that tells any of them apart, by its index; nothing if they share.
    std::optional<int> decidedBy;
    /// What each of them has there.
    std::vector<int> values;
    bool operator==(const Tie &) const = default;
};

struct Standing {
    Moment now;
    std::vector<Tie> ties;
    /// For each column how many points are missing to the end, if it is one of points; 0 once they are there.
    std::vector<int> toEnd;
    /// How many rounds are left with this one, if the end is one of rounds.
    std::optional<int> roundsLeft;
    /// For each column how many points are missing for a win.
    std::vector<int> toWin;
    /// What is not written yet.
    std::vector<CellAt> missing;
    /// The totals of all columns after each round.
    std::vector<std::vector<int>> byRound;
};
Standing standing(const State &state);
}
