// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/cells.h"
#include "app/sheet/pencil.h"
#include "app/sheet/typing.h"

#include <algorithm>

using namespace Qt::StringLiterals;

/// What a keyboard does on the page of a sheet.
namespace OwnSheet
{
namespace
{
/// To be gone to, and nothing else: a finger may write there at once.
QString goingTo(const SheetCell &cell)
{
    const auto at = cellIn(cell.tap.id.toStdString(), "cell-");
    return at ? idOf("at", *at) : QString();
}

/// The cells that can be written, as the page shows them.
struct Grid {
    QList<SheetRow> rows;
    qsizetype row = -1;
    int column = 0;

    Grid(const SheetCellsPage &page, int currentColumn)
        : column(currentColumn)
    {
        for (const auto &one : page.rows + page.gameRows) {
            if (one.cells.isEmpty()) {
                continue;
            }
            if (one.cells.at(column).current) {
                row = rows.size();
            }
            rows << one;
        }
    }

    QString cellAt(qsizetype ofRow, int ofColumn) const
    {
        const auto &cells = rows.at(ofRow).cells;
        return ofColumn < 0 || ofColumn >= cells.size() ? QString() : goingTo(cells.at(ofColumn));
    }
    /// The nearest row that can be written, upward or downward.
    QString vertically(int by) const
    {
        for (auto other = row + by; other >= 0 && other < rows.size(); other += by) {
            if (const auto id = cellAt(other, column); !id.isEmpty()) {
                return id;
            }
        }
        return {};
    }
    QString inReadingOrder(int by) const
    {
        auto other = row;
        for (int at = column + by; other >= 0 && other < rows.size();) {
            if (const auto id = cellAt(other, at); !id.isEmpty()) {
                return id;
            }
            other += by;
            at = by > 0 || other < 0 ? 0 : static_cast<int>(rows.at(other).cells.size()) - 1;
        }
        return {};
    }
    /// Below the cell, where it most likely counts; else above it.
    QString nearestWorked() const
    {
        const auto about
            = [&](const SheetRow &one) { return one.worked ? one.cells.at(column).tap.about : u""_s; };
        for (auto other = row + 1; other < rows.size(); ++other) {
            if (const auto id = about(rows.at(other)); !id.isEmpty()) {
                return id;
            }
        }
        for (auto other = row - 1; other >= 0; --other) {
            if (const auto id = about(rows.at(other)); !id.isEmpty()) {
                return id;
            }
        }
        return {};
    }
};

/// The round before the open one; from the first, back to the running one.
QString otherRound(const Play &play)
{
    const auto &state = play.state();
    if (!state.setup.sheet.hasRounds() || state.round == 1) {
        return {};
    }
    const int open = openRound(play);
    return open > 1 ? u"round-"_s + QString::number(open - 1) : walked(play, u"back"_s);
}

/// What is typed is written with it, so it has to fit.
QString endingOf(const Play &play)
{
    const auto &state = play.state();
    const auto &draft = play.draft;
    if (draft.totals || draft.round > 0 || (draft.cell && whyUnfit(state, *draft.cell, draft.typed))) {
        return {};
    }
    return !refusal(state, EndRound{}) ? walked(play, u"end-round"_s)
        : !refusal(state, Final{})     ? u"final"_s
                                       : QString();
}

void addCell(const Play &play, const CellAt &at, SheetStrokes &strokes)
{
    const auto &state = play.state();
    const auto &row = state.setup.sheet.row(at.row);
    const bool entry = entryAt(state, at).has_value();
    const bool typed = !play.draft.typed.empty();
    strokes.held = idOf("cell", at);
    if (typed) {
        strokes.drop = u"drop"_s;
    }
    if (typed || entry) {
        strokes.empty = u"empty"_s;
    }
    if (row.kindId() == KindId::Flag) {
        strokes.turn = strokes.held;
    } else if (row.kindId() != KindId::Choice && !typed) {
        strokes.terms = u"terms"_s;
    }
    if (isHalfPair(play)) {
        strokes.times = walked(play, u"next"_s);
    }
    if (const auto next = nextUp(state, at, walkOf(play)).cell; next && *next != at) {
        strokes.missing = idOf("at", *next);
    }
}
}

SheetStrokes strokesOf(const Play &play, const SheetCellsPage &page)
{
    SheetStrokes strokes;
    const auto &draft = play.draft;
    strokes.ending = endingOf(play);
    if (draft.totals) {
        return strokes;
    }
    strokes.round = otherRound(play);
    const Grid grid(page, draft.cell ? draft.cell->column : 0);
    strokes.why = grid.nearestWorked();
    if (!draft.cell) {
        return strokes;
    }
    addCell(play, *draft.cell, strokes);
    if (grid.row >= 0) {
        strokes.above = grid.vertically(-1);
        strokes.below = grid.vertically(1);
        strokes.left = grid.cellAt(grid.row, grid.column - 1);
        strokes.right = grid.cellAt(grid.row, grid.column + 1);
        strokes.before = grid.inReadingOrder(-1);
        strokes.after = grid.inReadingOrder(1);
    }
    return strokes;
}
}
