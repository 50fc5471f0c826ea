// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The shared code about games with another list of them: this game alone.
#define GameList GamesOfTheApp
#include "app/gamelist.h"
#undef GameList

#include "tests/example_game/package.h"

using GameList = std::tuple<Example::Package>;

#include "app/games.cpp"
