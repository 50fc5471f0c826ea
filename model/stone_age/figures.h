// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/outcome.h"
#include "model/stone_age/actions.h"

namespace StoneAge
{
/// What a finished game tells statistics; nothing if it is not over or an action breaks a rule. The variant
/// is "base" or "expansion".
///
/// Of each seat:
///     points/PART          a part of the score
///     gathered/PLACE       how many units people brought from there, jewels of a hunt too
///     village/PLACE        how often a figure was there
///     built/KIND           how many tiles of a kind
///     bought/TOP           how many cards by their upper half
///     symbol/ID            how many at the end
///     craft/ID             how many people on cards at the end
///     hungry               how often people went hungry
///     short                food that was missing, paid for or not
///     dice, pips           how many were rolled for the player's own places, and what they showed
/// Of the whole game: rounds, turns. What never happened is left out; points, dice and pips never are.
std::optional<Outcome> conclude(const Setup &setup, std::span<const Action> actions);

/// What so many dice show on average.
constexpr double expectedPips(double dice)
{
    return dice * 3.5;
}
}
