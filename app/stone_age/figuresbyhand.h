// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/pages.h"
#include "model/stone_age/state.h"

#include <functional>

namespace StoneAge
{
/// A number of a village that the table's word can set.
struct FigureByHand {
    StoneFigure view;
    std::function<int(const Player &)> read;
    std::function<void(Player &, int)> write;
};

/// All of them that this game has, in the order of the sheet.
std::vector<FigureByHand> figuresByHand(const Setup &setup);
}
