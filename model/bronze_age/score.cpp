// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/score.h"

namespace BronzeAge
{
namespace
{
int bonus(const State &state, const Player &player, Development development)
{
    switch (development) {
    case Development::Architecture:
        return rulebook(state).pointsPerMonument * monumentsBuilt(player);
    case Development::Empire:
        return cities(player);
    case Development::Commerce:
        return sumOf(player.goods);
    default:
        return 0;
    }
}
}

Points points(const State &state, int seat)
{
    const auto &player = playerAt(state, seat);
    Points points{.disasters = player.disasters};
    for (const auto development : player.developments) {
        points.developments += rulebook(state).developments[development].points;
        points.bonuses += bonus(state, player, development);
    }
    for (const Monument monument : valuesOf<Monument>()) {
        points.monuments += monumentPoints(state, seat, monument).value_or(0);
    }
    return points;
}

int tieBreak(const State &state, int seat)
{
    const auto &goods = playerAt(state, seat).goods;
    return state.setup.tieBreak == TieBreak::Value ? goodsValue(goods) : sumOf(goods);
}

Ranking ranking(const State &state)
{
    std::vector<std::pair<int, int>> standings;
    for (int seat = 0; seat < state.setup.players; ++seat) {
        standings.emplace_back(points(state, seat).total(), tieBreak(state, seat));
    }
    return rank(standings);
}
}
