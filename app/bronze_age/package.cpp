// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/package.h"

#include "app/bronze_age/bronzeoptions.h"
#include "app/bronze_age/bronzetable.h"
#include "app/bronze_age/telling.h"
#include "app/table/playedof.h"
#include "model/bronze_age/score.h"

namespace BronzeAge
{
Stored<std::unique_ptr<GameTable>> Package::open(OpenGame game, const Clock &clock)
{
    return openAt<BronzeTable, Play>(std::move(game), clock);
}

std::unique_ptr<GameOptions> Package::options()
{
    return std::make_unique<BronzeOptions>();
}
}
