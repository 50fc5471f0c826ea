// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/named.h"
#include "model/record/game.h"

namespace RiseOfEmpires
{
/// The rules an action can break. Where it breaks several, the first in this order is reported (D80). What
/// the hint tells of each:
enum class Code {
    GameOver,
    /// subject: the phase, or `wonder`
    WrongPhase,
    /// subject: the member; least and most that it may be
    OutOfRange,
    /// seat: whose turn it is
    NotYourTurn,
    /// seat
    AlreadyKept,
    /// count: the place; seat: who has it
    PositionTaken,
    /// subject: the row
    RowFull,
    /// subject: the row
    NoDisc,
    NoEmpireTile,
    /// subject: the territory
    NoTileLeft,
    /// subject: the tile's name; count: its era
    WrongEra,
    /// subject: the tile's name
    AlreadyOwned,
    /// seat; most: the greatest index there is, -1 without any
    NoSuchTile,
    /// seat; subject: the city's name; count: its index
    NoUpkeep,
    /// subject: the tile's name
    NotAFreeAction,
    /// subject: the tile's name
    JustTaken,
    /// subject: the tile's name
    TileUsed,
    /// subject: the region; count: the era in which it opens, 0 where only a Navigation tile is missing
    RegionClosed,
    /// subject: the region
    NeedsWater,
    OneOverseas,
    /// count: so many are allowed
    TooManyRegions,
    /// count: so many are allowed
    BattleLimit,
    /// subject: the region; seat: whose cubes
    NoTarget,
    /// seat: who has it
    SpaceTaken,
    /// count: the price
    WrongPayment,
    /// count: so many are short, of all of these
    NotEnoughGold,
    NotEnoughCubes,
    NotEnoughResources,
    NotEnoughFood,
    NotEnoughVp,
    /// seat; count: resources that are short
    UpkeepUnpaid,
};

struct Error {
    Code code;
    Hint hint;
    bool operator==(const Error &) const = default;
};
}

template<>
inline constexpr std::array<std::string_view, 31> ids<RiseOfEmpires::Code> = {"game-over", "wrong-phase",
    "out-of-range", "not-your-turn", "already-kept", "position-taken", "row-full", "no-disc",
    "no-empire-tile", "no-tile-left", "wrong-era", "already-owned", "no-such-tile", "no-upkeep",
    "not-a-free-action", "just-taken", "tile-used", "region-closed", "needs-water", "one-overseas",
    "too-many-regions", "battle-limit", "no-target", "space-taken", "wrong-payment", "not-enough-gold",
    "not-enough-cubes", "not-enough-resources", "not-enough-food", "not-enough-vp", "upkeep-unpaid"};
