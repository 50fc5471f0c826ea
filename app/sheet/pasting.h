// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/draft.h"

/// Cells out of a spreadsheet: lines of values with tabs between them.
namespace OwnSheet
{
struct Pasting {
    struct Cell {
        CellAt at;
        Typed typed;
    };
    std::vector<Cell> cells;
    /// Values that no cell can take: no number, or beyond the sheet.
    int lost = 0;
};

/// From a cell on, downward over the rows in which something is entered, and to the right. Nothing is
/// nothing.
Pasting pastedAt(const State &state, const CellAt &from, std::string_view text);
}
