// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rise_of_empires/actions.h"

/// What actions cost beside their disc.
namespace RiseOfEmpires
{
/// 1 gold for each era that a tile is older than the running one.
int surcharge(const State &state, const ProgressTile &tile);

Goods costOf(const State &state, const TakeProgress &action);
Goods costOf(const State &state, const TakeCity &action);
Goods costOf(const State &state, const BuildWonder &action);
/// Cubes of the pool: those that come back from the map are placed first.
Goods costOf(const State &state, const TakeEmpire &action);
Goods costOf(const State &state, const Trade &action);
}
