// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/formula.h"

#include "model/record/text.h"
#include "model/sheet/parser.h"

namespace OwnSheet
{
tl::expected<Operations, FormulaFault> readFormula(
    const std::vector<Row> &rows, int row, std::string_view formula)
{
    if (Text::length(formula) > MaxFormula) {
        return tl::unexpected(FormulaFault{Problem::TooLong, MaxFormula, {}});
    }
    Parser parser(rows, row, formula);
    if (!parser.whole()) {
        return tl::unexpected(parser.fault());
    }
    return std::move(parser.operations());
}

std::optional<Problem> whyNotNamed(const std::vector<Row> &rows, int row, int named, int part, bool itself)
{
    const auto &other = rows[static_cast<std::size_t>(named)];
    if (named > row || (named == row && !itself)) {
        return Problem::NotAbove;
    }
    if (isOfRound(rows[static_cast<std::size_t>(row)]) && !isOfRound(other)) {
        return Problem::GameRow;
    }
    return part > partsOf(other) ? std::optional(Problem::NoPart) : std::nullopt;
}

Offers offersAt(const std::vector<Row> &rows, int row, std::string_view formula, int place)
{
    const auto before = Text::start(Text::start(formula, MaxFormula), static_cast<std::size_t>(place));
    Parser parser(rows, row, before);
    parser.whole();
    return parser.offers();
}
}
