// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/named.h"
#include "model/record/game.h"

namespace ThroughTheAges
{
/// The rules an action can break. Where it breaks several, the first in this order is reported. What the hint
/// tells of each:
enum class Code {
    GameOver,
    /// subject: the tactic, the event, the card, or `sacrifice`
    NotInEdition,
    /// subject: the phase
    WrongPhase,
    FirstRound,
    /// seat: who was named
    NoSuchPlayer,
    /// subject: the technology, government or tactic; count: the age it is of
    TooEarly,
    /// count: so many are left; most: of so many
    NotFirstAction,
    /// count: so many are short
    NotEnoughCivil,
    NotEnoughMilitary,
    /// subject: the technology or government
    AlreadyKnown,
    NotKnown,
    /// subject: the card's name
    BadCard,
    /// subject: the technology, or `pool`; count: so many are short
    NoWorker,
    BankEmpty,
    /// subject: the type; most: the limit
    UrbanLimit,
    /// subject: the technology
    WrongUpgrade,
    /// subject: the wonder's name
    WonderUnderWay,
    NoWonder,
    /// most: so many are left
    TooManyStages,
    /// seat: whom the war is declared on
    WarUnderWay,
    /// seat: who was named
    NoWar,
    NoToken,
    /// count: so much is short
    NotEnoughFood,
    NotEnoughResources,
    NotEnoughScience,
    NoSacrifice,
    NoUnit,
    /// count: so much more is needed
    NotStronger,
    /// subject: the card
    NoTarget,
    /// count: so much is short; least: what must be bid
    BidTooLow,
    /// count: so many cards
    HandCount,
    BadPick,
    /// subject: `worker`, or `colony`
    NeedsChoice,
    /// subject: the event
    AlreadyScored,
    /// count: so many events
    ImpactCount,
    NoNextAge,
    /// subject: the member; least and most that it may be
    OutOfRange,
};

struct Error {
    Code code;
    Hint hint;
    bool operator==(const Error &) const = default;
};
}

template<>
inline constexpr std::array<std::string_view, 37> ids<ThroughTheAges::Code> = {"game-over", "not-in-edition",
    "wrong-phase", "first-round", "no-such-player", "too-early", "not-first-action", "not-enough-civil",
    "not-enough-military", "already-known", "not-known", "bad-card", "no-worker", "bank-empty", "urban-limit",
    "wrong-upgrade", "wonder-under-way", "no-wonder", "too-many-stages", "war-under-way", "no-war",
    "no-token", "not-enough-food", "not-enough-resources", "not-enough-science", "no-sacrifice", "no-unit",
    "not-stronger", "no-target", "bid-too-low", "hand-count", "bad-pick", "needs-choice", "already-scored",
    "impact-count", "no-next-age", "out-of-range"};
