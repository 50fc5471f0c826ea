// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

#include <span>

/// Everybody has one colour of their own, and at a table no two are alike. They throw; see exceptions.h.
namespace Colours
{
/// As whom somebody sits down beside others: in their own colour or, if somebody has it there or they have
/// none yet, in the one of the palette that fewest at the table have, and of these fewest people.
std::string give(Connection &connection, const std::string &name, std::span<const Seat> seated,
    std::span<const std::string> palette);

/// A player's own and the one noted for a seat.
struct Claim {
    std::string own;
    std::string noted;
};
/// The colours at a table, by seat: their own, but for those who sit down after somebody with the same.
std::vector<std::string> shown(std::span<const Claim> claims);

/// Where more sit than there are colours: the second of each is drawn as an outline, and says so.
std::vector<std::string> apart(std::vector<std::string> colours);
/// What it is an outline of, or the colour itself.
std::string whole(std::string colour);
}
