// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/named.h"
#include "model/record/game.h"

namespace BronzeAge
{
/// The rules an action can break. Where it breaks several, the first in this order is reported.
enum class Code {
    GameOver,
    NotInEdition,
    NotInOptions,
    WrongPhase,
    NeedsDevelopment,
    DiceCount,
    EitherSplit,
    NotEnoughWorkers,
    NotEnoughGoods,
    NotEnoughFood,
    NotEnoughCoins,
    BoxFull,
    MonumentNotInPlay,
    AlreadyOwned,
    RowFull,
    TradePartner,
    EmptyTrade,
    SwapLimit,
    DiscardCount,
    FirstTaken,
    OutOfRange,
};

struct Error {
    Code code;
    Hint hint;
    bool operator==(const Error &) const = default;
};
}

template<>
inline constexpr std::array<std::string_view, 21> ids<BronzeAge::Code> = {"game-over", "not-in-edition",
    "not-in-options", "wrong-phase", "needs-development", "dice-count", "either-split", "not-enough-workers",
    "not-enough-goods", "not-enough-food", "not-enough-coins", "box-full", "monument-not-in-play",
    "already-owned", "row-full", "trade-partner", "empty-trade", "swap-limit", "discard-count", "first-taken",
    "out-of-range"};
