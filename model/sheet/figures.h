// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/outcome.h"
#include "model/sheet/state.h"

namespace OwnSheet
{
/// What a finished game tells statistics. The variant is the sheet's id, and after a slash the house rules or
/// expansion if any were named; so games on all versions of a sheet stand together.
///
/// Of each seat:
///     points/ROW           each row that counts, extra and rest too; together the score
///     value/ROW            a row that does not count, if it is not open
/// Of the whole game: rounds, of a sheet that has them; by-totals if only the end was written down.
Outcome outcomeOf(const State &state);
}
