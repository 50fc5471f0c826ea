// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/bronze_age/actions.h"
#include "model/record/outcome.h"

namespace BronzeAge
{
/// What a finished game tells statistics; nothing if it is not over or an action breaks a rule.
///
/// Of each seat:
///     points/PART          a part of the score, disasters negative
///     development/ID       as the how many-th it was bought
///     monument/ID          as the how many-th it was finished
///     first/ID             1, if the higher points of that monument are the seat's
///     strikes/DISASTER     how often it struck
///     cost/DISASTER        points lost to it; for a revolt, goods
///     dice, skulls         how many were rolled
/// Of the whole game: rounds, turns. What never happened is left out; points, dice and skulls never are.
std::optional<Outcome> conclude(const Setup &setup, std::span<const Action> actions);

/// How many skulls so many dice show on average: every die has one face of each kind.
constexpr double expectedSkulls(double dice)
{
    return dice / countOf<Face>;
}
}
