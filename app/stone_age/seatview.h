// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/draft.h"
#include "app/stone_age/views.h"

namespace StoneAge
{
StoneSeat seatView(const Play &play, int seat);
/// Food and resources, as lines and cards show them.
QList<TableCounter> stocksOf(const Setup &setup, const Player &player);
/// In the order of the table, the best first.
QList<StoneSeat> seatViews(const Play &play);
QList<StoneSeat> standings(const Play &play);

/// The crafts, symbols and materials that this game has.
std::vector<Material> materialsOf(const Setup &setup);
std::vector<Craft> craftsOf(const Setup &setup);
std::vector<Symbol> symbolsOf(const Setup &setup);
}
