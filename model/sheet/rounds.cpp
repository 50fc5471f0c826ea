// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/plays.h"
#include "model/sheet/score.h"

#include <algorithm>

/// From round to round, and the end.
namespace OwnSheet
{
namespace
{
/// A round that does not count when all rounds are over falls away (S21).
void dropUnbegunRound(State &state)
{
    if (state.phase == Phase::Round && countedRounds(state) < state.round) {
        state.pages.pop_back();
        --state.round;
    }
}

/// Whoever knows only the totals of a game of the past gives them before anything else (S24).
bool isTooEarly(const State &state, const Final &final)
{
    const bool onlyTotals = final.totals && !state.touched;
    return state.phase == Phase::Round && state.setup.sheet->end.kind != EndKind::Hand && !onlyTotals;
}

/// One cell twice, by whatever seat. Seats that are not there have no cells in common.
void judgeTwice(const State &state, const std::vector<Enter> &cells, Judge &judge)
{
    std::vector<std::array<int, 3>> written;
    for (const auto &[cell, entry] : cells) {
        const int row = findRow(state.setup.sheet->rows, cell.row);
        if (row < 0) {
            continue;
        }
        const bool ofRound = isOfRound(state.setup.sheet.row(row));
        const int column
            = isSeat(state, cell.player) ? columnOf(state.setup, cell.player) : MaxPlayers + cell.player;
        written.push_back({row, ofRound ? cell.round.value_or(state.round) : 0, column});
    }
    std::ranges::sort(written);
    const auto twice = std::ranges::adjacent_find(written);
    if (twice != written.end()) {
        const auto [row, round, column] = *twice;
        judge.forbid(true, Code::CellTwice,
            {.subject = state.setup.sheet.row(row).id,
                .count = round,
                .seat = column < columnsOf(state) ? firstSeatOf(state.setup, column) : -1});
    }
}
}

void judge(const State &state, const EndRound &, Judge &judge)
{
    judge.forbid(!state.setup.sheet.hasRounds(), Code::NoRounds);
    judge.forbid(state.phase == Phase::Rows, Code::WrongPhase, {.subject = idOf(Phase::Rows)});
    judge.forbid(state.phase == Phase::Round && state.round == MaxRounds && !isEndMet(state, state.round),
        Code::RoundLimit, {.most = MaxRounds});
}

void play(State &state, const EndRound &, Told &told)
{
    told.deed.push_back(RoundEnded{state.round, pointsOfRound(state, state.round)});
    state.touched = true;
    if (isEndMet(state, state.round)) {
        // It counts, even if it is empty.
        state.phase = Phase::Rows;
        endRounds(state, told);
        return;
    }
    ++state.round;
    state.pages.emplace_back(state.setup);
    workOut(state);
    told.next.push_back(RoundBegun{state.round, turnOf(state)});
}

void judge(const State &state, const Final &final, Judge &judge)
{
    judge.forbid(isTooEarly(state, final), Code::WrongPhase, {.subject = idOf(Phase::Round)});
    for (const auto &cell : final.cells) {
        OwnSheet::judge(state, cell, judge);
    }
    judgeTwice(state, final.cells, judge);
    judge.forbid(final.totals && static_cast<int>(final.totals->size()) != columnsOf(state),
        Code::TotalsCount, {.count = columnsOf(state)});
}

void play(State &state, const Final &final, Told &told)
{
    for (const auto &cell : final.cells) {
        write(state, cell, told);
    }
    if (final.totals) {
        state.totals = final.totals;
        told.deed.push_back(TotalsGiven{*final.totals});
    }
    state.finalOnly = !state.touched;
    // Several rounds may have been written in: none of them is known any more.
    state.worked = {};
    endGame(state, told);
}

void judge(const State &, const Finish &, Judge &)
{
    // The players may stop whenever they like.
}

void play(State &state, const Finish &, Told &told)
{
    state.abandoned = true;
    endGame(state, told);
}

void judge(const State &state, const Adjust &adjust, Judge &judge)
{
    judgeSeat(state, adjust.player, judge);
    const int extra = adjust.extra.value_or(0);
    judge.forbid(extra < -MaxPoints || extra > MaxPoints, Code::OutOfRange,
        {.subject = "extra", .least = -MaxPoints, .most = MaxPoints});
}

void play(State &state, const Adjust &adjust, Told &told)
{
    const int column = columnOf(state.setup, adjust.player);
    auto &extra = state.extra[static_cast<std::size_t>(column)];
    Adjusted event{.player = firstSeatOf(state.setup, column), .why = adjust.why};
    if (adjust.extra) {
        event.extra = extra;
        extra = *adjust.extra;
    }
    told.deed.push_back(std::move(event));
    endIfMetAtOnce(state, told);
}

void endIfMetAtOnce(State &state, Told &told)
{
    const auto &sheet = state.setup.sheet;
    const bool isJudged
        = sheet->end.when == When::Once && (state.phase == Phase::Round || !sheet.hasRounds());
    if (!isJudged || !isEndMet(state)) {
        return;
    }
    if (sheet.hasRounds()) {
        endRounds(state, told);
    } else {
        endGame(state, told);
    }
}

void endRounds(State &state, Told &told)
{
    if (!state.setup.sheet.hasCellsOfGame()) {
        endGame(state, told);
        return;
    }
    dropUnbegunRound(state);
    state.phase = Phase::Rows;
    workOut(state);
    told.next.push_back(RoundsOver{});
}

void endGame(State &state, Told &told)
{
    dropUnbegunRound(state);
    state.phase = Phase::Over;
    workOut(state);
    told.next.push_back(GameOver{state.abandoned});
}
}
