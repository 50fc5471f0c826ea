// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/cells.h"

/// The rows of the grid, and their cells.
namespace OwnSheet
{
/// Cells of earlier rounds that were written over later.
std::vector<CellAt> correctedIn(const Play &play);

class GridCells
{
public:
    explicit GridCells(const Play &play);
    SheetCell cell(const CellAt &at) const;

private:
    SheetCell worked(const CellAt &at) const;
    SheetCell entered(const Row &row, const CellAt &at) const;
    void type(const Row &row, const CellAt &at, SheetCell &cell) const;

    const Play &m_play;
    const State &m_state;
    const Template &m_sheet;
    QStringList m_columns;
    std::vector<CellAt> m_corrected;
};

class GridRows
{
public:
    explicit GridRows(const Play &play);
    SheetRow row(int index, int round) const;
    /// With the cell of one column alone.
    SheetRow rowOf(int column, int index, int round) const;
    /// The rows of a round or of the whole game, with what folds.
    QList<SheetRow> rows(Per per, int round) const;

private:
    SheetRow head(int index, int round) const;
    int quietBefore(int row) const;
    SheetRow quietLine() const;
    QList<SheetRow> plainRows(const std::vector<int> &section, int round) const;
    QList<SheetRow> sectionRows(const std::vector<int> &section, int subtotal, int round) const;

    const Play &m_play;
    const State &m_state;
    const Template &m_sheet;
    GridCells m_cells;
};
}
