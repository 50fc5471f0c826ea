// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/outcome.h"
#include "model/rise_of_empires/actions.h"

namespace RiseOfEmpires
{
/// What a finished game tells statistics; nothing if it is not over or an action breaks a rule. The variant
/// is always "base".
///
/// Of each seat:
///     points/SOURCE        where points came from, those lost negative; with
///     points/gold, points/resources    what was added at the end: together the score
///     era-1/SOURCE, era-2/SOURCE, era-3/SOURCE    the same by the era they came in, without the end
///     row/ID               how many discs were used there, idle ones not
///     idle                 how many discs did nothing
///     paid                 what was paid for discs, of all kinds together
///     back/ID, price/ID    how many discs were taken back from a row, idle ones too, and what was paid there
///     territory/ID         how many were taken
///     wonders              how many were built
///     free                 how many free actions
///     battles              how many were fought
///     placed               cubes that went to the map
///     first                how often a region was led, shared or alone
///     hungry               how often food was missing
///     short                food that was missing
/// Of the whole game: rounds, turns, which are disc actions. What never happened is left out; points never
/// are.
std::optional<Outcome> conclude(const Setup &setup, std::span<const Action> actions);
}
