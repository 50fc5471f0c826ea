// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/bronze_age/state.h"
#include "model/record/game.h"

namespace BronzeAge
{
/// The score of a game that ended now.
struct Points {
    int developments = 0;
    int monuments = 0;
    int bonuses = 0;
    /// Boxes ticked, so never negative here.
    int disasters = 0;

    int total() const { return developments + monuments + bonuses - disasters; }
    bool operator==(const Points &) const = default;
};

Points points(const State &state, int seat);
/// What decides between equal totals: goods left, by number or by value.
int tieBreak(const State &state, int seat);
Ranking ranking(const State &state);
}
