// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/draft.h"
#include "model/rise_of_empires/offers.h"

/// What players have described once, so that nobody need do it again: tiles, spaces, empire tiles, effects
/// of free actions, regions. What the app ships is among them, last.
namespace RiseOfEmpires
{
std::vector<KnownProgress> knownProgress(const Play &play);
std::vector<KnownCity> knownCities(const Play &play);
std::vector<KnownWonder> knownWonders(const Play &play);
std::vector<KnownSpace> knownSpaces(const Play &play);
std::vector<KnownEmpire> knownEmpires(const Play &play);
std::vector<KnownFree> knownFree(const Play &play);
/// Of any era, as last described.
std::vector<Region> knownRegions(const TableMemory &memory);

/// How many progress tiles, cities and wonders were described.
int tilesIn(const TableMemory &memory);

// All that is remembered of a thing, however it was described: what is forgotten with it. None of what the
// app ships.
std::vector<Memo> memosAbout(const Play &play, const ProgressTile &tile);
std::vector<Memo> memosAbout(const Play &play, const CityTile &city);
std::vector<Memo> memosAbout(const Play &play, const BuildWonder &wonder);
std::vector<Memo> memosAbout(const Play &play, const TradeSpace &space);
std::vector<Memo> memosAbout(const Play &play, const KnownEmpire &tile);

// What is remembered of a thing from now on whose figures were changed: for when it came is what is known.
Memo memoOfChanged(const Play &play, const BuildWonder &known, const BuildWonder &now);
std::vector<Memo> memosOfChanged(const Play &play, const TradeSpace &known, const TradeSpace &now);

/// What is to be remembered when this is done: what players described in the rows of discs.
std::vector<Memo> memosOf(const Play &play, const Action &action);
/// Of a region that was described for a game's map.
Memo memoOf(const Region &region);
/// Of a tile, also one whose figures were changed without taking it.
Memo memoOf(const ProgressTile &tile);
Memo memoOf(const KnownCity &city);
}
