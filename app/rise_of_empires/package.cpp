// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/package.h"

#include "app/rise_of_empires/riseoptions.h"
#include "app/rise_of_empires/risetable.h"
#include "app/rise_of_empires/steps.h"
#include "app/rise_of_empires/telling.h"
#include "app/table/playedof.h"

namespace RiseOfEmpires
{
Stored<std::unique_ptr<GameTable>> Package::open(OpenGame game, const Clock &clock)
{
    return openAt<RiseTable, Play>(std::move(game), clock);
}

std::unique_ptr<GameOptions> Package::options()
{
    return std::make_unique<RiseOptions>();
}
}
