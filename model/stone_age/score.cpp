// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/score.h"

namespace StoneAge
{
Points points(const Player &player)
{
    Points points{.track = player.score};
    for (const Craft craft : valuesOf<Craft>()) {
        points.crafts[craft] = player.crafts[craft] * measureOf(player, craft);
    }
    points.symbols = symbolPoints(player.symbols);
    points.resources = resourceSum(player.stock);
    return points;
}

int symbolPoints(PerId<Symbol, int> symbols)
{
    int sum = 0;
    for (int different = 1; different > 0; sum += different * different) {
        different = 0;
        for (int &count : symbols.items) {
            different += count > 0 ? 1 : 0;
            --count;
        }
    }
    return sum;
}

int measureOf(const Player &player, Craft craft)
{
    switch (craft) {
    case Craft::Farmers:
        return player.agriculture;
    case Craft::ToolMakers:
        return toolSum(player);
    case Craft::Builders:
        return player.buildings;
    case Craft::Shamans:
        return player.people;
    case Craft::Traders:
        break;
    }
    return player.trade;
}

int tieBreak(const Player &player)
{
    return player.agriculture + toolSum(player) + player.people;
}

Ranking ranking(const State &state)
{
    std::vector<std::pair<int, int>> standings;
    for (const auto &player : seats(state)) {
        standings.emplace_back(points(player).total(), tieBreak(player));
    }
    return rank(standings);
}
}
