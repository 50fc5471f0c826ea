// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/score.h"

namespace RiseOfEmpires
{
Points points(const Player &player)
{
    return {player.vp, player.gold / GoodsPerPoint, player.resources / GoodsPerPoint};
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
