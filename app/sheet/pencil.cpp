// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/pencil.h"

#include "app/sheet/typing.h"

#include <algorithm>

namespace OwnSheet
{
NextStep nextUp(const State &state, const std::optional<CellAt> &after, Walk walk)
{
    return nextStep(state, after, walk, Rounds::Running);
}

void goTo(Draft &draft, const State &state, const std::optional<CellAt> &cell)
{
    draft.cell = cell;
    draft.typed = {};
    draft.digits = false;
    if (!cell) {
        return;
    }
    if (cell->round > 0) {
        draft.round = cell->round < state.round ? cell->round : 0;
    }
    const auto kept = std::ranges::find(draft.unfit, *cell, &Unfit::cell);
    if (kept != draft.unfit.end()) {
        draft.typed = kept->typed;
        draft.digits = true;
        draft.unfit.erase(kept);
    }
}

void setAside(Draft &draft)
{
    if (draft.cell && !draft.totals && !draft.typed.empty()) {
        draft.unfit.push_back({*draft.cell, std::exchange(draft.typed, {})});
    }
}

void leave(Draft &draft, Doing &course)
{
    if (!draft.cell || draft.totals || draft.typed.empty()) {
        return;
    }
    const auto enter = enterOf(course.state, *draft.cell, draft.typed);
    if (enter && !refusal(course.state, *enter)) {
        course.take(*enter);
        draft.typed = {};
    } else {
        setAside(draft);
    }
}

bool isHalfPair(const Play &play)
{
    const auto &draft = play.draft;
    return draft.cell && draft.cell->row != TotalRow
        && play.setup().sheet.row(draft.cell->row).kindId() == KindId::Pairs && draft.typed.parts.size() == 1
        && numberOf(draft.typed.parts.front());
}

std::optional<Error> whyUnfit(const State &state, const CellAt &cell, const Typed &typed)
{
    if (typed.empty() || cell.row == TotalRow) {
        return std::nullopt;
    }
    if (const auto enter = enterOf(state, cell, typed)) {
        return refusal(state, *enter);
    }
    // The first number of a pair, as though the second were the least.
    if (const auto first = numberOf(typed.parts.front())) {
        return refusal(state, Enter{nameOf(state, cell), Number(std::array{*first, 0})});
    }
    return std::nullopt;
}
}
