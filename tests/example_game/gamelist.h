// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the shared code includes as the list of games, with another list in it: this game alone.
#define GameList GamesOfTheApp
#include "app/gamelist.h"
#undef GameList

#include "tests/example_game/package.h"

using GameList = std::tuple<Example::Package>;
