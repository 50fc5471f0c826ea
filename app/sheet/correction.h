// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/draft.h"
#include "app/table/correction.h"
#include "app/table/views.h"

namespace OwnSheet
{
/// What the table's word can change of a column: points beside the rows.
struct Beside {
    int extra = 0;
};
Beside sheetOf(const State &state, int seat);
std::vector<CountsOf<Beside>> countsByHand(const State &state, const Beside &beside);
Adjust adjustFor(const State &state, int seat, const Beside &beside);
/// What of a draft still holds in a state.
Draft afterCorrection(Draft draft, const State &state);

QList<ScorePart> scoreOf(const State &state, int seat);
}
