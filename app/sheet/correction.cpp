// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/correction.h"

#include "app/sheet/words/texts.h"

using namespace Qt::StringLiterals;

namespace OwnSheet
{
Beside sheetOf(const State &state, int seat)
{
    return {state.extra[static_cast<std::size_t>(columnOf(state.setup, seat))]};
}

std::vector<CountsOf<Beside>> countsByHand(const State &, const Beside &)
{
    CountsOf<Beside> counts;
    counts.add({.id = u"extra"_s,
                   .title = extraTitle(),
                   .icon = u"ui-edit"_s,
                   .least = -MaxPoints,
                   .most = MaxPoints},
        &Beside::extra);
    return {counts};
}

Adjust adjustFor(const State &state, int seat, const Beside &beside)
{
    return {.player = seat, .extra = changedTo(sheetOf(state, seat).extra, beside.extra)};
}

Draft afterCorrection(Draft draft, const State &state)
{
    const bool gone = draft.cell && draft.cell->round > state.round;
    if (isOver(state) || gone || draft.round > state.round) {
        return freshDraft(state);
    }
    return draft;
}
}
