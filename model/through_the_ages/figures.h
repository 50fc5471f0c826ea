// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/outcome.h"
#include "model/through_the_ages/actions.h"

namespace ThroughTheAges
{
/// What a finished game tells statistics; nothing if it is not over or an action breaks a rule. The variant
/// is the edition.
///
/// Of each seat:
///     points/SOURCE        where culture came from, what was lost negative: together the score
///     built/TYPE           how many workers went to a type of technology
///     learned              how many technologies, governments and specials were played
///     government/ID        how many times it came
///     workers              how many new ones
///     wonders, colonies    how many
///     leader/ID, wonder/ID those of the catalogue that came into play
///     battles, battles/won attacks and wars of this seat
///     events               how many were prepared
///     uprisings            how many turns were lost to one
///     hungry               how often food was missing
///     corruption           what it took
///     strength             the greatest there was after an own turn
///     strength/AGE         what it was after the last own turn of an age, from 0 to 4
/// Of the Rival: points/SOURCE, its own ones.
/// Against the Rival, on the player's sheet: rival/EDITION/DIFFICULTY. Of the whole game: rounds, turns. What
/// never happened is left out; points never are.
std::optional<Outcome> conclude(const Setup &setup, std::span<const Action> actions);
/// The key of games against the Rival.
std::string rivalFigure(Edition edition, Difficulty difficulty);
}
