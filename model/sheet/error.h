// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/named.h"
#include "model/record/game.h"

namespace OwnSheet
{
/// The rules an action can break. Where it breaks several, the first in this order is reported. What the hint
/// tells of each:
enum class Code {
    GameOver,
    NoRounds,
    /// subject: the phase
    WrongPhase,
    /// most: so many rounds there may be
    RoundLimit,
    /// subject: the row as it was named
    NoSuchRow,
    /// subject: the row, as in all that follow
    ComputedRow,
    /// least and most: the rounds there are; both 0 for a row of the game
    WrongRound,
    /// subject: the row; count: so many numbers are entered there
    WrongKind,
    /// count: the step; least and most: what would fit around the number
    NotAStep,
    EmptyCell,
    /// seat: whose cell; count: the round, 0 for a row of the game
    CellTwice,
    /// count: so many are needed
    TotalsCount,
    /// subject: the row or the member; least and most that it may be
    OutOfRange,
};

struct Error {
    Code code;
    Hint hint;
    bool operator==(const Error &) const = default;
};
}

template<>
inline constexpr std::array<std::string_view, 13> ids<OwnSheet::Code> = {"game-over", "no-rounds",
    "wrong-phase", "round-limit", "no-such-row", "computed-row", "wrong-round", "wrong-kind", "not-a-step",
    "empty-cell", "cell-twice", "totals-count", "out-of-range"};
