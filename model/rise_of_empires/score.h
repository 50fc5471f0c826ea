// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rise_of_empires/rules.h"

namespace RiseOfEmpires
{
/// What a game that ended now would come to.
struct Points {
    int track = 0;
    int gold = 0;
    int resources = 0;

    int total() const { return track + gold + resources; }
    bool operator==(const Points &) const = default;
};
Points points(const Player &player);
/// Of a score as a replay tells it: what stands on the track, all that is to be seen of it before the end.
int trackIn(const Score &score);

/// More gold decides between equal totals.
Ranking ranking(const State &state);
}
