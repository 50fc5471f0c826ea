// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/workout.h"

#include <algorithm>

namespace OwnSheet
{
namespace
{
/// What one number or a pair is worth in a row, without a look at other rows.
int worthOf(const Row &row, const Number &number)
{
    const auto *one = std::get_if<int>(&number);
    const auto *two = std::get_if<1>(&number);
    switch (row.kindId()) {
    case KindId::Number:
        return held(std::int64_t(*one) * row.as<Kinds::Number>()->factor);
    case KindId::Flag:
        return *one * row.as<Kinds::Flag>()->points;
    case KindId::Choice:
        return row.as<Kinds::Choices>()->choices[static_cast<std::size_t>(*one)].points;
    case KindId::Lookup:
        return lookedUp(*row.as<Kinds::Lookup>(), *one);
    default:
        return held(std::int64_t((*two)[0]) * (*two)[1]);
    }
}

/// The rows of one round, or those of the whole game.
class Level
{
public:
    Level(const Sheet &sheet, Per per, int round, const Sums &before, Values &values)
        : m_sheet(sheet)
        , m_per(per)
        , m_round(round)
        , m_before(before)
        , m_values(values)
    {
    }

    /// From top to bottom. Without a page all cells are empty.
    void workOut(const Page *page)
    {
        for (int row = 0; row < m_sheet.size(); ++row) {
            if (m_sheet.row(row).per == m_per) {
                workOut(row, page);
            }
        }
    }

private:
    void workOut(int row, const Page *page)
    {
        const auto &described = m_sheet.row(row);
        auto &line = m_values.line(row);
        switch (described.kindId()) {
        case KindId::Formula:
            line = calculate(m_sheet.operations(row), {m_values, m_before, m_round});
            return;
        case KindId::Rank:
            rank(*described.as<Kinds::Rank>(), m_sheet.of(row), line);
            return;
        case KindId::Subtotal:
            addUp(row, line);
            return;
        default:
            break;
        }
        for (int column = 0; column < m_values.columns(); ++column) {
            if (m_sheet.of(row) >= 0) {
                const auto n = m_values.at(m_sheet.of(row), column);
                line.set(column, n ? Value(lookedUp(*described.as<Kinds::Lookup>(), *n)) : std::nullopt);
            } else {
                enter(row, column, page ? page->at(row, column) : std::nullopt);
            }
        }
    }

    void enter(int row, int column, const std::optional<Entry> &entry)
    {
        const auto &described = m_sheet.row(row);
        if (!entry) {
            for (int part = 0; part <= partsOf(described) && described.optional; ++part) {
                m_values.line(row, part).set(column, 0);
            }
            return;
        }
        m_values.line(row).set(column, worthOf(described, entry->value));
        if (const auto *two = std::get_if<1>(&entry->value)) {
            m_values.line(row, 1).set(column, (*two)[0]);
            m_values.line(row, 2).set(column, (*two)[1]);
        } else {
            m_values.line(row, 1).set(column, std::get<int>(entry->value));
        }
    }

    void rank(const Kinds::Rank &kind, int of, Line &line)
    {
        const auto placed = placesIn(kind, columnsOf(m_values, of));
        for (int column = 0; column < m_values.columns(); ++column) {
            line.set(column, placed[static_cast<std::size_t>(column)].points);
        }
    }

    void addUp(int row, Line &line)
    {
        const auto parts = rowsOfSubtotal(m_sheet, row);
        for (int column = 0; column < m_values.columns(); ++column) {
            std::int64_t sum = 0;
            for (const int part : parts) {
                sum += m_values.at(part, column).value_or(0);
            }
            line.set(column, held(sum));
        }
    }

    const Sheet &m_sheet;
    Per m_per;
    int m_round;
    const Sums &m_before;
    Values &m_values;
};

std::shared_ptr<const Values> roundOf(const State &state, int round, const Sums &before)
{
    const auto &sheet = state.setup.sheet;
    Values values(sheet.size(), columnsOf(state));
    Level(sheet, Per::Round, round, before, values).workOut(&pageOf(state, round));
    return std::make_shared<const Values>(std::move(values));
}

void addUp(const Sheet &sheet, const Values &values, Sums &sums)
{
    for (int row = 0; row < sheet.size(); ++row) {
        for (int part = 0; part <= partsOf(sheet.row(row)); ++part) {
            const auto &numbers = values.line(row, part).numbers;
            auto &sum = sums.line(row, part);
            for (std::size_t i = 0; i < sum.size(); ++i) {
                sum[i] += numbers[i];
            }
        }
    }
}

Values gameOf(const State &state, const Sums &sums, int counted, CellsOfGame cells)
{
    const auto &sheet = state.setup.sheet;
    Values values(sheet.size(), columnsOf(state));
    for (int row = 0; row < sheet.size(); ++row) {
        for (int part = 0; part <= partsOf(sheet.row(row)) && isOfRound(sheet.row(row)); ++part) {
            for (int column = 0; column < values.columns(); ++column) {
                values.line(row, part).set(
                    column, held(sums.line(row, part)[static_cast<std::size_t>(column)]));
            }
        }
    }
    Level(sheet, Per::Game, counted, sums, values)
        .workOut(cells == CellsOfGame::Counted ? &pageOf(state, 0) : nullptr);
    return values;
}

Sums noSums(const State &state)
{
    return {state.setup.sheet.size(), columnsOf(state)};
}
}

void workOut(State &state, int changed)
{
    const auto &sheet = state.setup.sheet;
    auto worked = state.worked.shared ? *state.worked.shared : Worked();
    worked.rounds.resize(state.pages.size() - 1);
    worked.counted = countedRounds(state);
    auto sums = noSums(state);
    auto counted = sums;
    for (int round = 1; round <= static_cast<int>(worked.rounds.size()); ++round) {
        auto &values = worked.rounds[static_cast<std::size_t>(round - 1)];
        const bool isAfter = changed > 0 && round > changed && sheet.looksBack();
        if (!values || round == changed || isAfter) {
            values = roundOf(state, round, sums);
        }
        addUp(sheet, *values, sums);
        if (round == worked.counted) {
            counted = sums;
        }
    }
    worked.game = gameOf(state, counted, worked.counted, CellsOfGame::Counted);
    state.worked.shared = std::make_shared<const Worked>(std::move(worked));
}

Values seenFromGame(const State &state, int counted, CellsOfGame cells)
{
    return gameOf(state, sumsBefore(state, counted + 1), counted, cells);
}

std::vector<Values> seenAfterRounds(const State &state, int rounds, CellsOfGame cells)
{
    std::vector<Values> seen;
    auto sums = noSums(state);
    for (int round = 1; round <= rounds; ++round) {
        addUp(state.setup.sheet, valuesAt(state, round), sums);
        seen.push_back(gameOf(state, sums, round, cells));
    }
    return seen;
}

const Values &valuesAt(const State &state, int round)
{
    const auto &worked = workedOut(state);
    return round == 0 ? worked.game : *worked.rounds[static_cast<std::size_t>(round - 1)];
}

Sums sumsBefore(const State &state, int round)
{
    auto sums = noSums(state);
    for (int earlier = 1; earlier < round && earlier < static_cast<int>(state.pages.size()); ++earlier) {
        addUp(state.setup.sheet, valuesAt(state, earlier), sums);
    }
    return sums;
}

std::vector<int> rowsOfSubtotal(const Sheet &sheet, int row)
{
    std::vector<int> rows;
    for (int above = row - 1; above >= 0; --above) {
        const auto &other = sheet.row(above);
        if (other.per != sheet.row(row).per) {
            continue;
        }
        if (other.kindId() == KindId::Subtotal) {
            break;
        }
        if (isCounted(other)) {
            rows.insert(rows.begin(), above);
        }
    }
    return rows;
}
}
