// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/package.h"

#include "app/bronze_age/bronzeoptions.h"
#include "app/bronze_age/bronzetable.h"

namespace BronzeAge
{
Stored<std::unique_ptr<GameTable>> Package::open(Store &store, std::int64_t game, const Clock &clock)
{
    using Running = BronzeTable::Running;
    return Running::open(store, game, clock).map([](Running running) -> std::unique_ptr<GameTable> {
        return std::make_unique<BronzeTable>(std::move(running));
    });
}

std::unique_ptr<GameOptions> Package::options()
{
    return std::make_unique<BronzeOptions>();
}
}
