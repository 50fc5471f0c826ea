// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/score.h"

namespace ThroughTheAges
{
Ranking ranking(const State &state)
{
    if (isSolo(state)) {
        const auto &player = playerAt(state, 0);
        const bool won = player.resigned == 0 && pointsOf(player) > pointsOf(state.rival);
        return won ? Ranking{{0}, {RivalSeat}} : Ranking{{RivalSeat}, {0}};
    }
    std::vector<std::pair<int, int>> standings;
    for (const auto &player : seats(state)) {
        // Nobody who is still in has less than nothing.
        const bool in = player.resigned == 0;
        standings.emplace_back(in ? pointsOf(player) : -1, in ? 0 : player.resigned);
    }
    return rank(standings);
}
}
