// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/package.h"

#include "app/stone_age/memory.h"
#include "app/stone_age/stoneoptions.h"
#include "app/stone_age/stonetable.h"

namespace StoneAge
{
Stored<std::unique_ptr<GameTable>> Package::open(Store &store, std::int64_t game, const Clock &clock)
{
    rememberEarlier(store, clock());
    return Running::open(store, game, clock).map([](Running running) -> std::unique_ptr<GameTable> {
        return std::make_unique<StoneTable>(std::move(running));
    });
}

std::unique_ptr<GameOptions> Package::options()
{
    return std::make_unique<StoneOptions>();
}
}
