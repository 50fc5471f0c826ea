// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/judge.h"
#include "model/rise_of_empires/actions.h"
#include "model/rise_of_empires/error.h"
#include "model/rise_of_empires/events.h"

/// The inside of the rules: for each action, what it breaks and what it does.
namespace RiseOfEmpires
{
using Judge = JudgeOf<Error>;

void judge(const State &state, const TakeProgress &action, Judge &judge);
void judge(const State &state, const TakeTerritory &action, Judge &judge);
void judge(const State &state, const TakeCity &action, Judge &judge);
void judge(const State &state, const BuildWonder &action, Judge &judge);
void judge(const State &state, const TakeEmpire &action, Judge &judge);
void judge(const State &state, const Trade &action, Judge &judge);
void judge(const State &state, const Idle &action, Judge &judge);
void judge(const State &state, const FreeAction &action, Judge &judge);
void judge(const State &state, const Settle &action, Judge &judge);
void judge(const State &state, const Keep &action, Judge &judge);
void judge(const State &state, const ChooseOrder &action, Judge &judge);
void judge(const State &state, const Adjust &action, Judge &judge);
void judge(const State &state, const Finish &action, Judge &judge);

void play(State &state, const TakeProgress &action, Events &events);
void play(State &state, const TakeTerritory &action, Events &events);
void play(State &state, const TakeCity &action, Events &events);
void play(State &state, const BuildWonder &action, Events &events);
void play(State &state, const TakeEmpire &action, Events &events);
void play(State &state, const Trade &action, Events &events);
void play(State &state, const Idle &action, Events &events);
void play(State &state, const FreeAction &action, Events &events);
void play(State &state, const Settle &action, Events &events);
void play(State &state, const Keep &action, Events &events);
void play(State &state, const ChooseOrder &action, Events &events);
void play(State &state, const Adjust &action, Events &events);
void play(State &state, const Finish &action, Events &events);

void judgePhase(const State &state, Phase needed, Judge &judge);
void judgeSeat(const State &state, int seat, Judge &judge);
void judgeFigure(int figure, std::string_view subject, Judge &judge, int least = 0, int most = MostFigure);
template<typename Enum>
void judgeFigures(const PerId<Enum, int> &figures, Judge &judge)
{
    for (const Enum value : valuesOf<Enum>()) {
        judgeFigure(figures[value], idOf(value), judge);
    }
}
/// The figures entered for a tile, and its era (D04).
void judgeTile(const ProgressTile &tile, Judge &judge);
void judgeTile(const CityTile &city, Judge &judge);
/// Indices of tiles: each is there, none is named twice.
void judgeIndices(std::span<const int> indices, std::size_t size, int seat, Judge &judge);
/// What is given must be there, each kind on its own.
void judgeCosts(const Goods &have, const Goods &needed, Judge &judge);
/// Where cubes are placed, the region is open (D32).
void judgeOpen(const State &state, const PerName &place, Judge &judge);

/// Changes a player's points together with where they came from.
void score(Player &player, Source source, int vp);
/// Takes what is paid; cubes go to the bank.
void pay(Player &player, const Goods &goods);
/// Food above the track becomes gold, an odd one is lost (D52).
struct Overflow {
    int food = 0;
    int gold = 0;
};
Overflow overflowOf(int food);
/// Cubes go from the pool to the map.
void place(State &state, int seat, const PerName &cubes, Events &events);
/// Tells how points have changed since the sources were so.
void tellPoints(const State &state, int seat, const Sources &before, Events &events);

/// Ends the game where it stands.
void endGame(State &state, Events &events);
}
