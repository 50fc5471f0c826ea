// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/statistics/statsection.h"
#include "app/table/gamelibrary.h"
#include "app/table/gameoptions.h"
#include "app/table/gametable.h"

struct FigureTotals;

/// A game of any kind, at its table.
Stored<std::unique_ptr<GameTable>> openTable(OpenGame game, const Clock &clock);
Stored<std::unique_ptr<GameTable>> openTable(Store &store, std::int64_t game, const Clock &clock);
/// At a table of its own: whatever is done there, nobody keeps it, and time stands still.
Stored<std::unique_ptr<GameTable>> openCopy(OpenGame copy);

/// For a new game of the kind at this place of the list of games.
std::unique_ptr<GameOptions> optionsFor(std::size_t game);

/// What such a game is chosen from before anybody sits down; nothing for most.
std::unique_ptr<GameLibrary> libraryFor(std::size_t game, const Store &store, const Clock &clock);

/// What only this game has to say in statistics.
QList<StatSection> figureSections(std::size_t game, const FigureTotals &totals);
