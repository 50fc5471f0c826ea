// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/standing.h"

#include "model/sheet/score.h"

#include <algorithm>
#include <map>

namespace OwnSheet
{
namespace
{
std::vector<Tie> tiesOf(const State &state, const std::vector<int> &totals)
{
    std::map<int, std::vector<int>> columns;
    for (int column = 0; column < columnsOf(state); ++column) {
        columns[totals[static_cast<std::size_t>(column)]].push_back(column);
    }
    std::vector<Tie> ties;
    const auto &sheet = *state.setup.sheet;
    for (auto &[total, tied] : columns) {
        if (tied.size() < 2) {
            continue;
        }
        Tie tie{.columns = std::move(tied)};
        for (int i = 0; i < static_cast<int>(sheet.tieBreak.size()) && !tie.decidedBy; ++i) {
            std::vector<int> values;
            for (const int column : tie.columns) {
                const int row = findRow(sheet.rows, sheet.tieBreak[static_cast<std::size_t>(i)].row);
                values.push_back(workedOut(state).game.at(row, column).value_or(0));
            }
            if (std::ranges::adjacent_find(values, std::not_equal_to<>()) != values.end()) {
                tie.decidedBy = i;
                tie.values = std::move(values);
            }
        }
        ties.push_back(std::move(tie));
    }
    if (sheet.best == Best::High) {
        std::ranges::reverse(ties);
    }
    return ties;
}

/// How far each total is from so many points, upward or downward.
std::vector<int> missingTo(int points, bool upward, const std::vector<int> &totals)
{
    std::vector<int> missing;
    std::ranges::transform(totals, std::back_inserter(missing),
        [=](int total) { return std::max(0, upward ? points - total : total - points); });
    return missing;
}
}

Standing standing(const State &state)
{
    Standing standing{.now = momentOf(state), .missing = missing(state), .byRound = totalsByRound(state)};
    const auto &sheet = *state.setup.sheet;
    const auto &totals = standing.now.totals;
    standing.ties = tiesOf(state, totals);
    if (sheet.end.kind == EndKind::Reach || sheet.end.kind == EndKind::Fall) {
        standing.toEnd = missingTo(sheet.end.points, sheet.end.kind == EndKind::Reach, totals);
    } else if (sheet.end.kind == EndKind::Rounds) {
        standing.roundsLeft
            = std::max(0, sheet.end.rounds - state.round + (state.phase == Phase::Round ? 1 : 0));
    }
    if (sheet.winAt) {
        standing.toWin = missingTo(*sheet.winAt, sheet.best == Best::High, totals);
    }
    return standing;
}
}
