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

std::vector<int> symbolSets(PerId<Symbol, int> symbols)
{
    std::vector<int> sets;
    for (;;) {
        int different = 0;
        for (int &count : symbols.items) {
            different += count > 0 ? 1 : 0;
            --count;
        }
        if (different == 0) {
            return sets;
        }
        sets.push_back(different);
    }
}

int symbolPoints(const PerId<Symbol, int> &symbols)
{
    int sum = 0;
    for (const int different : symbolSets(symbols)) {
        sum += different * different;
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
