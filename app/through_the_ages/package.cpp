// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/package.h"

#include "app/table/playedof.h"
#include "app/through_the_ages/agesoptions.h"
#include "app/through_the_ages/agestable.h"
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/telling.h"

namespace ThroughTheAges
{
Stored<std::unique_ptr<GameTable>> Package::open(OpenGame game, const Clock &clock)
{
    return openAt<AgesTable, Play>(std::move(game), clock);
}

std::unique_ptr<GameOptions> Package::options()
{
    return std::make_unique<AgesOptions>();
}
}
