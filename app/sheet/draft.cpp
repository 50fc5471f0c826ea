// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/draft.h"

#include "app/sheet/cells.h"
#include "app/sheet/correction.h"
#include "app/sheet/pencil.h"
#include "app/sheet/typing.h"

#include <algorithm>

namespace OwnSheet
{
namespace
{
const Step OverStep = {"sheet"};

CellAt cellOf(const CellName &name, const State &state)
{
    const int row = findRow(state.setup.sheet->rows, name.row);
    const bool ofRound = isOfRound(state.setup.sheet.row(row));
    return {row, columnOf(state.setup, name.player), ofRound ? name.round.value_or(state.round) : 0};
}

/// Remembered with a sheet, whichever game: the text of such a memo is the sheet's id.
bool isRemembered(const Play &play, const char *kind)
{
    const auto &known = play.memory.of(kind);
    return std::ranges::find(known, play.setup().sheet->id, [](const auto &thing) { return thing.text; })
        != known.end();
}
}

Draft freshDraft(const State &state)
{
    if (isOver(state)) {
        return {.step = Stage::Over};
    }
    return {.cell = nextUp(state, std::nullopt, Walk::ByRow).cell};
}

Draft draftOf(const Action &action, const State &before)
{
    auto draft = freshDraft(before);
    if (const auto *enter = std::get_if<Enter>(&action)) {
        draft.cell = cellOf(enter->cell, before);
        const auto now = cellNow(before, *draft.cell);
        const bool typed = now.values.empty() && (now.labels.empty() || now.limits.size() == 2);
        if (const auto *terms = std::get_if<std::vector<int>>(&enter->entry)) {
            draft.typed = typedOf(Entry{.terms = *terms});
            draft.digits = !now.values.empty();
        } else if (typed) {
            draft.typed = typedOf(Entry{.value = std::get<Number>(enter->entry)});
        }
    } else if (const auto *clear = std::get_if<Clear>(&action)) {
        draft.cell = cellOf(clear->cell, before);
    } else if (const auto *final = std::get_if<Final>(&action); final && final->totals) {
        draft.totals.emplace();
        std::ranges::transform(
            *final->totals, std::back_inserter(*draft.totals), [](int total) { return typedOf(total); });
        draft.cell = CellAt{TotalRow, columnsOf(before) - 1, 0};
    }
    if (draft.cell && draft.cell->round > 0 && draft.cell->round < before.round) {
        draft.round = draft.cell->round;
    }
    return draft;
}

Answer answer(const Play &play, const Touch &touch)
{
    if (touch.id == "finish") {
        return {{freshDraft(play.state()), {Finish{touch.text}}}};
    }
    auto draft = play.draft;
    draft.broughtBack = draft.broughtBack || (touch.afterUndo && !draft.typed.empty());
    const Play now{play.story, play.head, draft, play.seats, play.habits, play.memory};
    const auto corrected = correctTouch(now, touch);
    return corrected ? *corrected : stepOf(draft).touch(now, touch);
}

const Step &stepOf(const Draft &draft)
{
    return draft.step == Stage::Over ? OverStep : CellsStep;
}

bool isSameTurn(const State &one, const State &other)
{
    return one.worked.shared == other.worked.shared && one.round == other.round && one.phase == other.phase;
}

Walk walkOf(const Play &play)
{
    return isRemembered(play, ByPlayerMemo) ? Walk::ByPlayer : Walk::ByRow;
}

bool showsQuiet(const Play &play)
{
    return isRemembered(play, QuietMemo);
}

int openRound(const Play &play)
{
    const auto &state = play.state();
    return !state.setup.sheet.hasRounds() ? 0 : play.draft.round > 0 ? play.draft.round : state.round;
}
}
