// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/why.h"

#include <algorithm>

namespace OwnSheet
{
namespace
{
std::vector<Piece> piecesOf(const State &state, const CellAt &cell)
{
    const auto &text = state.setup.sheet.row(cell.row).as<Kinds::Formula>()->formula;
    const auto sums = sumsBefore(state, cell.round);
    const int round = cell.round > 0 ? cell.round : workedOut(state).counted;
    const Surroundings around{valuesAt(state, cell.round), sums, round};
    std::vector<Piece> pieces;
    int at = 0;
    const auto addText = [&](int until) {
        if (until > at) {
            pieces.push_back(
                {text.substr(static_cast<std::size_t>(at), static_cast<std::size_t>(until - at))});
        }
        at = until;
    };
    for (const auto &operation : state.setup.sheet.operations(cell.row)) {
        if (operation.end == 0) {
            continue;
        }
        addText(operation.begin);
        addText(operation.end);
        auto &piece = pieces.back();
        piece.row = operation.row;
        piece.isNumber = true;
        piece.value = namesRow(operation)              ? named(operation, around).at(cell.column)
            : operation.kind == Operation::Kind::Round ? round
                                                       : columnsOf(state);
    }
    addText(static_cast<int>(text.size()));
    return pieces;
}

std::optional<LookupLine> lineAt(const State &state, const CellAt &cell, const Kinds::Lookup &lookup)
{
    const auto &values = valuesAt(state, cell.round);
    const int of = state.setup.sheet.of(cell.row);
    const auto n = of >= 0 ? values.at(of, cell.column) : values.at(cell.row, cell.column, 1);
    const bool isEmpty = of < 0 && !entryAt(state, cell);
    if (!n || isEmpty) {
        return std::nullopt;
    }
    const auto line = lineOf(lookup, *n);
    const bool isLast = line && *line + 1 == lookup.table.size();
    return LookupLine{*n, line, isLast ? *n - lookup.from[*line] : 0};
}

std::vector<PlaceInRank> placesAt(const State &state, const CellAt &cell, const Kinds::Rank &rank)
{
    const auto values = columnsOf(valuesAt(state, cell.round), state.setup.sheet.of(cell.row));
    const auto placed = placesIn(rank, values);
    std::vector<PlaceInRank> places;
    for (std::size_t i = 0; i < values.size(); ++i) {
        places.push_back({values[i], placed[i]});
    }
    return places;
}

/// Goes from an open value down to the cells it waits for, to each row once.
class Waiting
{
public:
    Waiting(const State &state, const CellAt &cell)
        : m_state(state)
        , m_cell(cell)
        , m_seen(static_cast<std::size_t>(state.setup.sheet.size()))
    {
        lookAt(cell.row);
        std::ranges::sort(m_cells, {}, &CellAt::row);
    }
    std::vector<CellAt> cells() && { return std::move(m_cells); }

private:
    void lookAt(int row)
    {
        if (m_seen[static_cast<std::size_t>(row)] || valuesAt(m_state, m_cell.round).at(row, m_cell.column)) {
            return;
        }
        m_seen[static_cast<std::size_t>(row)] = true;
        const auto &sheet = m_state.setup.sheet;
        if (isEntered(sheet.row(row))) {
            m_cells.push_back({row, m_cell.column, m_cell.round});
        } else if (sheet.of(row) >= 0) {
            lookAt(sheet.of(row));
        }
        for (const auto &operation : sheet.operations(row)) {
            if (operation.kind == Operation::Kind::Name) {
                lookAt(operation.row);
            }
        }
    }

    const State &m_state;
    CellAt m_cell;
    std::vector<bool> m_seen;
    std::vector<CellAt> m_cells;
};
}

Why why(const State &state, const CellAt &cell)
{
    const auto &sheet = state.setup.sheet;
    const auto &row = sheet.row(cell.row);
    const auto &values = valuesAt(state, cell.round);
    Why why{.value = values.at(cell.row, cell.column)};
    if (isOfRound(row) && cell.round == 0) {
        for (int round = 1; round <= workedOut(state).counted; ++round) {
            why.rounds.push_back(valuesAt(state, round).at(cell.row, cell.column));
        }
        return why;
    }
    if (isEntered(row)) {
        why.entry = entryAt(state, cell);
    }
    if (const auto *lookup = row.as<Kinds::Lookup>()) {
        why.line = lineAt(state, cell, *lookup);
    } else if (const auto *rank = row.as<Kinds::Rank>()) {
        why.places = placesAt(state, cell, *rank);
    } else if (row.kindId() == KindId::Formula) {
        why.formula = piecesOf(state, cell);
    } else if (row.kindId() == KindId::Subtotal) {
        for (const int part : rowsOfSubtotal(sheet, cell.row)) {
            why.subtotal.push_back({part, values.at(part, cell.column)});
        }
    }
    why.waitsFor = Waiting(state, cell).cells();
    return why;
}
}
