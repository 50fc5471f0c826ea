// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/game.h"
#include "model/stone_age/state.h"

#include <vector>

namespace StoneAge
{
/// The score of a game that ended now.
struct Points {
    int track = 0;
    PerId<Craft, int> crafts;
    int symbols = 0;
    int resources = 0;

    int total() const { return track + sumOf(crafts) + symbols + resources; }
    bool operator==(const Points &) const = default;
};

Points points(const Player &player);
/// How many different symbols are in each set that can be made, the largest first.
std::vector<int> symbolSets(PerId<Symbol, int> symbols);
/// Each set of different symbols counts its number squared.
int symbolPoints(const PerId<Symbol, int> &symbols);
/// What one of a craft is worth: the track or the buildings that it counts.
int measureOf(const Player &player, Craft craft);
/// What decides between equal totals: agriculture, tools and people.
int tieBreak(const Player &player);
Ranking ranking(const State &state);
}
