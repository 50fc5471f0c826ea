// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/package.h"

#include "app/sheet/draft.h"
#include "app/sheet/sheetoptions.h"
#include "app/sheet/sheettable.h"
#include "app/sheet/telling.h"
#include "app/table/playedof.h"

namespace OwnSheet
{
Stored<std::unique_ptr<GameTable>> Package::open(OpenGame game, const Clock &clock)
{
    return openAt<SheetTable, Play>(std::move(game), clock);
}

std::unique_ptr<GameOptions> Package::options()
{
    return std::make_unique<SheetOptions>();
}
}
