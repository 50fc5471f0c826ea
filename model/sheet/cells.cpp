// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/plays.h"
#include "model/sheet/workout.h"

#include <algorithm>
#include <numeric>

/// What is written in cells.
namespace OwnSheet
{
namespace
{
void judgeNumber(const Row &row, int number, const Limits &limits, Judge &judge)
{
    judge.forbid(number < limits.least || number > limits.most, Code::OutOfRange,
        {.subject = row.id, .least = limits.least, .most = limits.most});
}

void judgeStep(const Row &row, int number, Judge &judge)
{
    const auto *kind = row.as<Kinds::Number>();
    const int beyond = kind ? number % kind->step : 0;
    if (beyond != 0) {
        const int below = number - beyond - (number < 0 ? kind->step : 0);
        judge.forbid(true, Code::NotAStep,
            {.subject = row.id, .count = kind->step, .least = below, .most = below + kind->step});
    }
}

int sumOf(const std::vector<int> &terms)
{
    return std::accumulate(terms.begin(), terms.end(), 0);
}

bool isKind(const Row &row, const Enter &enter)
{
    const auto *value = std::get_if<Number>(&enter.entry);
    if (!value) {
        return row.kindId() == KindId::Number || row.kindId() == KindId::Lookup;
    }
    return std::holds_alternative<int>(*value) != (row.kindId() == KindId::Pairs);
}

void judgeEntry(const Row &row, const Enter &enter, Judge &judge)
{
    if (!isKind(row, enter)) {
        judge.forbid(true, Code::WrongKind, {.subject = row.id, .count = partsOf(row)});
        return;
    }
    const auto judgeOne = [&](int number) {
        judgeStep(row, number, judge);
        judgeNumber(row, number, limitsOf(row), judge);
    };
    if (const auto *terms = std::get_if<std::vector<int>>(&enter.entry)) {
        for (const int term : *terms) {
            judgeNumber(row, term, {-MaxPoints, MaxPoints}, judge);
        }
        judgeOne(sumOf(*terms));
        return;
    }
    const auto &number = std::get<Number>(enter.entry);
    if (const auto *one = std::get_if<int>(&number)) {
        judgeOne(*one);
        return;
    }
    const auto &pair = std::get<1>(number);
    for (std::size_t i = 0; i < pair.size(); ++i) {
        judgeNumber(row, pair[i], limitsOf(row, i), judge);
    }
}
}

void judgeSeat(const State &state, int seat, Judge &judge)
{
    judge.forbid(
        !isSeat(state, seat), Code::OutOfRange, {.subject = "player", .most = state.setup.players - 1});
}

void judgeCell(const State &state, const CellName &cell, Judge &judge)
{
    judgeSeat(state, cell.player, judge);
    const int index = findRow(state.setup.sheet->rows, cell.row);
    if (index < 0) {
        judge.forbid(true, Code::NoSuchRow, {.subject = cell.row});
        return;
    }
    const auto &row = state.setup.sheet.row(index);
    judge.forbid(!isEntered(row), Code::ComputedRow, {.subject = row.id});
    if (!isOfRound(row)) {
        judge.forbid(cell.round.has_value(), Code::WrongRound, {.subject = row.id});
        return;
    }
    const int round = cell.round.value_or(state.round);
    judge.forbid(round < 1 || round > state.round, Code::WrongRound,
        {.subject = row.id, .least = 1, .most = state.round});
}

CellAt cellAt(const State &state, const CellName &cell)
{
    const int row = findRow(state.setup.sheet->rows, cell.row);
    const bool ofRound = isOfRound(state.setup.sheet.row(row));
    return {row, columnOf(state.setup, cell.player), ofRound ? cell.round.value_or(state.round) : 0};
}

void judge(const State &state, const Enter &enter, Judge &judge)
{
    judgeCell(state, enter.cell, judge);
    const int row = findRow(state.setup.sheet->rows, enter.cell.row);
    if (row >= 0 && isEntered(state.setup.sheet.row(row))) {
        judgeEntry(state.setup.sheet.row(row), enter, judge);
    }
}

Entry entryOf(const Enter &enter)
{
    const auto *terms = std::get_if<std::vector<int>>(&enter.entry);
    return terms ? Entry{sumOf(*terms), *terms} : Entry{std::get<Number>(enter.entry), {}};
}

void write(State &state, const Enter &enter, Told &told)
{
    const auto cell = cellAt(state, enter.cell);
    auto entry = entryOf(enter);
    auto &there = pageOf(state, cell.round).at(cell.row, cell.column);
    Entered event{.player = firstSeatOf(state.setup, cell.column), .row = enter.cell.row, .entry = entry};
    if (cell.round > 0) {
        event.round = cell.round;
    }
    if (there) {
        event.was = there->value;
    }
    there = std::move(entry);
    told.deed.push_back(std::move(event));
}

void play(State &state, const Enter &enter, Told &told)
{
    write(state, enter, told);
    state.touched = true;
    workOut(state, cellAt(state, enter.cell).round);
    endIfMetAtOnce(state, told);
}

void judge(const State &state, const Clear &clear, Judge &judge)
{
    judgeCell(state, clear.cell, judge);
    if (!judge.verdict()) {
        judge.forbid(
            !entryAt(state, cellAt(state, clear.cell)), Code::EmptyCell, {.subject = clear.cell.row});
    }
}

void play(State &state, const Clear &clear, Told &told)
{
    const auto cell = cellAt(state, clear.cell);
    auto &there = pageOf(state, cell.round).at(cell.row, cell.column);
    Cleared event{
        .player = firstSeatOf(state.setup, cell.column), .row = clear.cell.row, .was = there->value};
    if (cell.round > 0) {
        event.round = cell.round;
    }
    told.deed.push_back(std::move(event));
    there.reset();
    state.touched = true;
    workOut(state, cell.round);
    endIfMetAtOnce(state, told);
}
}
