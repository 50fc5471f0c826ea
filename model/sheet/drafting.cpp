// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/drafting.h"

#include "model/record/text.h"
#include "model/sheet/score.h"

#include <algorithm>
#include <numeric>

namespace OwnSheet
{
namespace
{
bool isNamed(const Sheet &sheet, int row)
{
    const auto names = [&](int other) {
        return sheet.of(other) == row
            || (other != row
                && std::ranges::find(sheet.operations(other), row, &Operation::row)
                    != sheet.operations(other).end());
    };
    for (int other = 0; other < sheet.size(); ++other) {
        if (names(other)) {
            return true;
        }
    }
    return std::ranges::find(sheet->tieBreak, sheet.row(row).id, &TieBreak::row) != sheet->tieBreak.end();
}

/// The smallest number that may be entered, not below another.
std::optional<int> firstFitting(const Kinds::Number &number, int from)
{
    const int least = std::max(number.min, from);
    const int beyond = (least % number.step + number.step) % number.step;
    const int first = beyond == 0 ? least : least + number.step - beyond;
    return first <= number.max ? std::optional(first) : std::nullopt;
}

/// How many letters must be changed, put in or left out.
int distanceOf(std::string_view a, std::string_view b)
{
    std::vector<int> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (std::size_t i = 0; i < a.size(); ++i) {
        int diagonal = std::exchange(row[0], static_cast<int>(i) + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            const int changed = diagonal + (Text::sameName(a.substr(i, 1), b.substr(j, 1)) ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

std::optional<Number> sampleNumber(const Row &row, int seed)
{
    switch (row.kindId()) {
    case KindId::Number: {
        const auto &number = *row.as<Kinds::Number>();
        const auto first = firstFitting(number, number.max >= number.step ? number.step : number.min);
        const int steps = first ? std::min((number.max - *first) / number.step, MostOffered) : 0;
        return first ? std::optional<Number>(*first + seed % (steps + 1) * number.step) : std::nullopt;
    }
    case KindId::Flag:
        return (seed + 1) % 2;
    case KindId::Choice:
        return seed % static_cast<int>(row.as<Kinds::Choices>()->choices.size());
    case KindId::Pairs: {
        const auto &max = row.as<Kinds::Pairs>()->max;
        return std::array{1 + seed % std::min(max[0], 9), 1 + (seed / 2) % std::min(max[1], 5)};
    }
    default:
        return 1 + seed % MostOffered;
    }
}
}

std::vector<Doubt> doubtsOf(const Template &sheet)
{
    std::vector<Doubt> doubts;
    Setup setup{.players = std::max(2, sheet.players.min), .sheet = Sheet(sheet)};
    if (isEndMet(start(setup))) {
        doubts.push_back({DoubtKind::EndAtStart, std::nullopt});
    }
    for (int i = 0; i < setup.sheet.size(); ++i) {
        const auto &row = setup.sheet.row(i);
        const auto *number = row.as<Kinds::Number>();
        // A subtotal is there to be looked at.
        if (!isCounted(row) && row.kindId() != KindId::Subtotal && !isNamed(setup.sheet, i)) {
            doubts.push_back({DoubtKind::Unused, i});
        }
        if (number && !firstFitting(*number, number->min)) {
            doubts.push_back({DoubtKind::NothingFits, i});
        }
    }
    return doubts;
}

std::optional<std::string> nearestName(const std::vector<Row> &rows, int row, std::string_view word)
{
    constexpr std::size_t LongestWorth = MaxRowId + 2;
    std::optional<std::string> nearest;
    int least = std::min<int>(2, static_cast<int>(word.size()) / 2) + 1;
    for (int i = 0; i < static_cast<int>(rows.size()) && word.size() <= LongestWorth; ++i) {
        const auto &id = rows[static_cast<std::size_t>(i)].id;
        if (whyNotNamed(rows, row, i)) {
            continue;
        }
        if (const int distance = distanceOf(word, id); distance < least) {
            least = distance;
            nearest = id;
        }
    }
    return nearest;
}

State sampleState(const Template &sheet, int columns, int seed)
{
    auto state = start({.players = columns, .sheet = Sheet(sheet)});
    for (int row = 0; row < state.setup.sheet.size(); ++row) {
        const auto &described = state.setup.sheet.row(row);
        if (!isEntered(described)) {
            continue;
        }
        for (int column = 0; column < columnsOf(state); ++column) {
            const auto number = sampleNumber(described, 7 * row + 5 * column + 3 * seed);
            if (number) {
                pageOf(state, isOfRound(described) ? state.round : 0).at(row, column) = Entry{*number, {}};
            }
        }
    }
    workOut(state, state.setup.sheet.hasRounds() ? state.round : 0);
    return state;
}

tl::expected<std::vector<Value>, FormulaFault> tryFormula(
    const State &sample, int row, const std::string &formula)
{
    auto sheet = *sample.setup.sheet;
    if (const auto read = readFormula(sheet.rows, row, formula); !read) {
        return tl::unexpected(read.error());
    }
    auto &changed = sheet.rows[static_cast<std::size_t>(row)];
    changed.kind = Kinds::Formula{formula};
    auto state = sample;
    state.setup.sheet = Sheet(sheet);
    state.worked = {};
    workOut(state);
    return columnsOf(valuesAt(state, isOfRound(changed) ? state.round : 0), row);
}
}
