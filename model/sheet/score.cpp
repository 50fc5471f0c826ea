// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/score.h"

#include <algorithm>
#include <map>

namespace OwnSheet
{
namespace
{
std::int64_t sumOf(
    const Sheet &sheet, const Values &values, int column, std::optional<Per> per = std::nullopt)
{
    std::int64_t sum = 0;
    for (int row = 0; row < sheet.size(); ++row) {
        if (isCounted(sheet.row(row)) && (!per || sheet.row(row).per == *per)) {
            sum += values.at(row, column).value_or(0);
        }
    }
    return sum;
}

/// Without a look at those that the table gave.
std::vector<int> workedTotals(const State &state, const Values &game)
{
    std::vector<int> totals;
    for (int column = 0; column < columnsOf(state); ++column) {
        totals.push_back(
            held(sumOf(state.setup.sheet, game, column) + state.extra[static_cast<std::size_t>(column)]));
    }
    return totals;
}

/// More is better.
int inOrder(Best best, int value)
{
    return best == Best::High ? value : -value;
}

/// Whether the end is met, ties or not.
bool isThere(const State &state, const std::vector<int> &totals)
{
    const auto &end = state.setup.sheet->end;
    const auto isOne
        = [&](int total) { return end.kind == EndKind::Reach ? total >= end.points : total <= end.points; };
    return end.kind == EndKind::Hand  ? false
        : end.kind == EndKind::Rounds ? state.round >= end.rounds
                                      : std::ranges::any_of(totals, isOne);
}

/// Whether those in front play on because they are tied.
bool arePlayingOn(const State &state, const Values &game, const std::vector<int> &totals)
{
    return state.setup.sheet->end.tied == Tied::On && groupsOf(state, game, totals).front().size() > 1;
}

bool isMet(const State &state, const Values &game)
{
    const auto totals = totalsOf(state, game);
    return isThere(state, totals) && !arePlayingOn(state, game, totals);
}
}

std::vector<int> totalsOf(const State &state, const Values &game)
{
    return state.totals ? *state.totals : workedTotals(state, game);
}

std::vector<int> totalsOf(const State &state)
{
    return totalsOf(state, workedOut(state).game);
}

Score columnScore(const State &state, int column)
{
    const auto &sheet = state.setup.sheet;
    const auto &game = workedOut(state).game;
    Score score{totalsOf(state)[static_cast<std::size_t>(column)], {}};
    for (int row = 0; row < sheet.size(); ++row) {
        if (isCounted(sheet.row(row))) {
            score.parts.emplace_back(sheet.row(row).id, game.at(row, column).value_or(0));
        }
    }
    const int extra = state.extra[static_cast<std::size_t>(column)];
    if (extra != 0) {
        score.parts.emplace_back("extra", extra);
    }
    if (state.totals) {
        score.parts.emplace_back("rest", score.total - (sumOf(sheet, game, column) + extra));
    }
    return score;
}

Groups groupsOf(const State &state, const Values &game, const std::vector<int> &totals)
{
    const auto &sheet = *state.setup.sheet;
    std::map<std::vector<int>, std::vector<int>, std::greater<>> groups;
    for (int column = 0; column < columnsOf(state); ++column) {
        std::vector<int> merits = {inOrder(sheet.best, totals[static_cast<std::size_t>(column)])};
        for (const auto &[row, best] : sheet.tieBreak) {
            merits.push_back(inOrder(best, game.at(findRow(sheet.rows, row), column).value_or(0)));
        }
        groups[merits].push_back(column);
    }
    Groups sorted;
    for (auto &[merits, columns] : groups) {
        sorted.push_back(std::move(columns));
    }
    return sorted;
}

Groups groupsOf(const State &state)
{
    return groupsOf(state, workedOut(state).game, totalsOf(state));
}

std::vector<int> seatsOf(const Setup &setup, const std::vector<int> &columns)
{
    std::vector<int> seats;
    for (int seat = 0; seat < setup.players; ++seat) {
        if (std::ranges::find(columns, columnOf(setup, seat)) != columns.end()) {
            seats.push_back(seat);
        }
    }
    return seats;
}

Ranking ranking(const State &state)
{
    Ranking ranking;
    for (const auto &group : groupsOf(state)) {
        ranking.push_back(seatsOf(state.setup, group));
    }
    return ranking;
}

bool hasReached(const Template &sheet, int total)
{
    return !sheet.winAt || inOrder(sheet.best, total) >= inOrder(sheet.best, *sheet.winAt);
}

Alone verdict(const State &state)
{
    const auto first = static_cast<std::size_t>(groupsOf(state).front().front());
    if (!hasReached(*state.setup.sheet, totalsOf(state)[first])) {
        return Alone::Lost;
    }
    return state.setup.sheet->winAt ? Alone::Won : Alone::Unjudged;
}

bool isEndMet(const State &state)
{
    return isMet(state, workedOut(state).game);
}

bool isEndMet(const State &state, int counted)
{
    return isMet(state, seenFromGame(state, counted));
}

bool isLastRound(const State &state)
{
    return state.phase == Phase::Round && isEndMet(state);
}

bool isKeptUpByTie(const State &state)
{
    const auto totals = totalsOf(state);
    return state.phase == Phase::Round && isThere(state, totals)
        && arePlayingOn(state, workedOut(state).game, totals);
}

std::vector<int> pointsOfRound(const State &state, int round)
{
    std::vector<int> points;
    for (int column = 0; column < columnsOf(state); ++column) {
        points.push_back(held(sumOf(state.setup.sheet, valuesAt(state, round), column, Per::Round)));
    }
    return points;
}

std::vector<std::vector<int>> totalsByRound(const State &state)
{
    std::vector<std::vector<int>> rounds;
    const int ended = hasRounds(state) ? workedOut(state).counted - 1 : 0;
    for (const auto &seen : seenAfterRounds(state, ended, CellsOfGame::Empty)) {
        rounds.push_back(workedTotals(state, seen));
    }
    rounds.push_back(totalsOf(state));
    return rounds;
}

std::vector<std::vector<int>> pointsByRoundOf(const State &state)
{
    std::vector<std::vector<int>> rounds;
    for (const auto &totals : totalsByRound(state)) {
        auto &points = rounds.emplace_back();
        for (int seat = 0; seat < state.setup.players; ++seat) {
            points.push_back(totals[static_cast<std::size_t>(columnOf(state.setup, seat))]);
        }
    }
    return rounds;
}
}
