// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"
#include "model/record/record.h"

class Shelf;

/// The moment at which pictures are taken.
inline constexpr auto SampleTime = "2026-11-15T20:41:00Z";

/// So many finished games, played by some of eight people in the months before `SampleTime`: always the same
/// ones. For pictures and for a first look at the archive's pages. Of so many kinds, the first of the list of
/// games; 0: of all.
std::vector<Record> sampleGames(int count, std::size_t kinds = 0);
void addSampleGames(Store &store, int count, std::size_t kinds = 0);

/// A whole game that nobody played, of the kind at this place of the list of games, the same for the same
/// seed; stopped after so many rounds.
Record sampleGame(std::size_t game, const std::vector<std::string> &players, unsigned seed, int rounds);

/// The one running game, as it was after so many of its actions; its number in the store.
std::int64_t layOut(Shelf &shelf, const Record &record, int actions);
