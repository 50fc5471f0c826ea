// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/draft.h"

/// What was written in cells, one after the other.
namespace OwnSheet
{
struct Written {
    /// Of the actions.
    int action = 0;
    CellAt cell;
    /// Nothing: it was cleared.
    const Enter *enter = nullptr;
    /// The round that was running then; one more than there are once rounds are over.
    int running = 1;
};

/// Of actions alone: to ask for the states between them would take long in a long game.
template<typename Take>
void eachWritten(const Play &play, Take take)
{
    const auto &setup = play.setup();
    int running = 1;
    for (int i = 0; i < play.head; ++i) {
        const auto &action = play.story.action(i);
        const auto *enter = std::get_if<Enter>(&action);
        const auto *clear = std::get_if<Clear>(&action);
        if (enter || clear) {
            const auto &name = enter ? enter->cell : clear->cell;
            const int row = findRow(setup.sheet->rows, name.row);
            const int round = name.round.value_or(std::min(running, play.state().round));
            take(Written{i, {row, columnOf(setup, name.player), isOfRound(setup.sheet.row(row)) ? round : 0},
                enter, running});
        }
        running += std::holds_alternative<EndRound>(action) ? 1 : 0;
    }
}
}
