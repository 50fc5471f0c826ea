// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/score.h"

#include <algorithm>

namespace RiseOfEmpires
{
Points points(const Player &player)
{
    return {player.vp, player.gold / GoodsPerPoint, player.resources / GoodsPerPoint};
}

int trackIn(const Score &score)
{
    return static_cast<int>(std::ranges::find(score.parts, "track", &Score::Part::first)->second);
}

Ranking ranking(const State &state)
{
    std::vector<std::pair<int, int>> standings;
    for (const auto &player : seats(state)) {
        standings.emplace_back(points(player).total(), player.gold);
    }
    return rank(standings);
}
}
