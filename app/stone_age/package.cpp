// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/package.h"

#include "app/stone_age/memory.h"
#include "app/stone_age/options.h"
#include "app/stone_age/stonetable.h"
#include "app/stone_age/telling.h"
#include "app/table/playedof.h"
#include "model/stone_age/score.h"

namespace StoneAge
{
Stored<std::unique_ptr<GameTable>> Package::open(OpenGame game, const Clock &clock)
{
    if (game.store) {
        rememberEarlier(*game.store, clock());
    }
    return openAt<StoneTable, Play>(std::move(game), clock);
}

std::unique_ptr<GameOptions> Package::options()
{
    return std::make_unique<OptionRowsOf<Rules>>();
}
}
