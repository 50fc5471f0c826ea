// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/sheet.h"

#include <algorithm>

namespace OwnSheet
{
Sheet::Sheet()
{
    static const Sheet empty{Template{}};
    m_shared = empty.m_shared;
}

Sheet::Sheet(Template sheet)
{
    Shared shared{.sheet = std::move(sheet)};
    const auto &rows = shared.sheet.rows;
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        const auto &row = rows[static_cast<std::size_t>(i)];
        Line line;
        if (const auto *formula = row.as<Kinds::Formula>()) {
            line.operations = readFormula(rows, i, formula->formula).value_or(Operations());
        }
        if (const auto *of = ofRow(row)) {
            line.of = findRow(rows, *of);
        }
        shared.looksBack = shared.looksBack
            || std::ranges::find(line.operations, Operation::Kind::Before, &Operation::kind)
                != line.operations.end();
        shared.hasCellsOfGame = shared.hasCellsOfGame || (isEntered(row) && !isOfRound(row));
        shared.lines.push_back(std::move(line));
    }
    shared.hasRounds = OwnSheet::hasRounds(shared.sheet);
    m_shared = std::make_shared<const Shared>(std::move(shared));
}
}
