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
    draft.broughtBack = false;
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
        draft.broughtBack = kept->broughtBack;
        draft.digits = true;
        draft.unfit.erase(kept);
    }
}

void setAside(Draft &draft)
{
    if (draft.cell && !draft.totals && !draft.typed.empty()) {
        draft.unfit.push_back(
            {*draft.cell, std::exchange(draft.typed, {}), std::exchange(draft.broughtBack, false)});
    }
}

void leave(Draft &draft, Doing &course)
{
    if (std::exchange(draft.broughtBack, false)) {
        draft.typed = {};
    }
    write(draft, course);
}

void write(Draft &draft, Doing &course)
{
    draft.broughtBack = false;
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

bool mayStillFit(const State &state, const CellAt &cell, const Typed &typed)
{
    constexpr int Ten = 10;
    const auto entered = typed.empty() ? std::nullopt : numberOf(typed.parts.back());
    const auto limits = cellNow(state, cell).limits;
    if (!entered || limits.empty()) {
        return false;
    }
    const int last = entered.value_or(0);
    const auto &row = state.setup.sheet.row(cell.row);
    const bool pair = row.kindId() == KindId::Pairs;
    const auto [least, most] = limits[pair ? std::min(typed.parts.size(), limits.size()) - 1 : 0];
    const auto *number = row.as<Kinds::Number>();
    const int step = number ? number->step : 1;
    const int before = pair ? 0 : sumOf(typed).value_or(0) - last;
    const bool negative = typed.parts.back().starts_with('-');
    for (int power = Ten; power < MaxPoints && std::abs(last) <= MaxPoints / power; power *= Ten) {
        const int near = before + last * power;
        const int far = near + (negative ? 1 - power : power - 1);
        const int low = std::max(least, std::min(near, far));
        const int high = std::min(most, std::max(near, far));
        // The last multiple of the step that is not above the high end.
        const int multiple = high - ((high % step) + step) % step;
        if (multiple >= low) {
            return true;
        }
    }
    return false;
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
