// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/named.h"
#include "model/record/game.h"

namespace StoneAge
{
/// The rules an action can break. Where it breaks several, the first in this order is reported.
enum class Code {
    GameOver,
    NotInOptions,
    WrongPhase,
    NotEnoughPeople,
    PlaceUsed,
    PlaceTaken,
    PlaceLimit,
    PlaceFull,
    NotOwned,
    DiceTotal,
    ToolUsed,
    NoSuchTool,
    NotEnoughResources,
    NotEnoughJewels,
    WrongPayment,
    CardGone,
    DeckEmpty,
    BadPick,
    NoExchange,
    ExchangeRate,
    ExchangeUsed,
    AlreadyFed,
    OutOfRange,
};

struct Error {
    Code code;
    Hint hint;
    bool operator==(const Error &) const = default;
};
}

template<>
inline constexpr std::array<std::string_view, 23> ids<StoneAge::Code> = {"game-over", "not-in-options",
    "wrong-phase", "not-enough-people", "place-used", "place-taken", "place-limit", "place-full", "not-owned",
    "dice-total", "tool-used", "no-such-tool", "not-enough-resources", "not-enough-jewels", "wrong-payment",
    "card-gone", "deck-empty", "bad-pick", "no-exchange", "exchange-rate", "exchange-used", "already-fed",
    "out-of-range"};
