// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/desk.h"
#include "app/stone_age/views.h"

namespace StoneAge
{
StoneSeat seatView(const StoneDesk &desk, int seat);

/// The crafts, symbols and materials that this game has.
std::vector<Material> materialsOf(const Setup &setup);
std::vector<Craft> craftsOf(const Setup &setup);
std::vector<Symbol> symbolsOf(const Setup &setup);
}
