// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/template.h"

#include "model/record/text.h"

#include <algorithm>
#include <numeric>

namespace OwnSheet
{
bool areDifferent(const std::vector<Choice> &choices)
{
    for (std::size_t i = 0; i < choices.size() && i < MaxChoices; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (Text::sameName(choices[i].label, choices[j].label)) {
                return false;
            }
        }
    }
    return true;
}

std::vector<int> counted(std::size_t size)
{
    std::vector<int> numbers(size);
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
}

bool areRising(const std::vector<int> &numbers)
{
    return std::ranges::adjacent_find(numbers, std::greater_equal<>()) == numbers.end();
}

bool isRowId(std::string_view id)
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    return !id.empty() && id.size() <= MaxRowId && isLetter(id.front())
        && std::ranges::all_of(id, [&](char c) { return isLetter(c) || isDigit(c); });
}

Limits limitsOf(const Row &row, std::size_t of)
{
    switch (row.kindId()) {
    case KindId::Number:
        return {row.as<Kinds::Number>()->min, row.as<Kinds::Number>()->max};
    case KindId::Flag:
        return {0, 1};
    case KindId::Choice:
        return {0, static_cast<int>(row.as<Kinds::Choices>()->choices.size()) - 1};
    case KindId::Pairs:
        return {0, row.as<Kinds::Pairs>()->max[of]};
    default:
        return {};
    }
}

const std::string *ofRow(const Row &row)
{
    if (const auto *rank = row.as<Kinds::Rank>()) {
        return &rank->of;
    }
    const auto *lookup = row.as<Kinds::Lookup>();
    return lookup && lookup->of ? &*lookup->of : nullptr;
}

bool Template::isTemplateId(std::string_view id)
{
    return Text::isId(id);
}

bool hasRounds(const Template &sheet)
{
    return std::ranges::any_of(sheet.rows, isOfRound);
}

int findRow(const std::vector<Row> &rows, std::string_view id)
{
    const auto found = std::ranges::find(rows, id, &Row::id);
    return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}
}
