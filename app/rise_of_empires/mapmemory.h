// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/draft.h"

/// What of the map is remembered, beside its regions.
namespace RiseOfEmpires
{
/// Of the empire tile, if one was chosen.
std::vector<Memo> memosOfTile(const Play &play);
/// Of what a free action does.
Memo memoOf(const State &state, const FreeAction &action);
}
