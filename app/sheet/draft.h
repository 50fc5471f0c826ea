// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/step.h"
#include "model/sheet/advice.h"
#include "model/sheet/codec.h"

namespace OwnSheet
{
enum class Stage { Cells, Over };

/// Digits of a cell: the terms of a sum or the numbers of a pair, each as it was typed.
struct Typed {
    std::vector<std::string> parts;
    bool empty() const { return parts.empty(); }
    bool operator==(const Typed &) const = default;
};

/// What was typed in a cell and not written when it was left, since it did not fit or was only begun.
struct Unfit {
    CellAt cell;
    Typed typed;
    bool broughtBack = false;
    bool operator==(const Unfit &) const = default;
};

/// What has been entered and is not an action yet.
struct Draft {
    Stage step = Stage::Cells;
    /// The current one; none: the keys are folded away.
    std::optional<CellAt> cell;
    Typed typed;
    /// It had been written, and an undo brought it back: going elsewhere does not write it again.
    bool broughtBack = false;
    std::vector<Unfit> unfit;
    /// An earlier round that is open in place of the running one; 0: none.
    int round = 0;
    /// The section that was opened by hand, by the row of its subtotal; -1: none.
    int section = -1;
    /// Digits are typed where a few values would do.
    bool digits = false;
    /// Only totals are written, one for each column; then `cell` has no row.
    std::optional<std::vector<Typed>> totals;
    std::vector<Adjust> corrections = {};
    bool operator==(const Draft &) const = default;
};
/// The row of a cell in which a total is written.
inline constexpr int TotalRow = -1;

using Play = PlayOf<Rules, Draft>;
using Answer = AnswerOf<Rules, Draft>;
using Step = StepOf<Play>;

Draft freshDraft(const State &state);
Draft draftOf(const Action &action, const State &before);
Answer answer(const Play &play, const Touch &touch);
const Step &stepOf(const Draft &draft);
/// Every cell is a turn of its own as far as touches go.
bool isSameTurn(const State &one, const State &other);

/// Which way the pencil goes; remembered with the sheet.
Walk walkOf(const Play &play);
bool showsQuiet(const Play &play);
/// The round whose rows are open.
int openRound(const Play &play);
}

template<>
inline constexpr std::array<std::string_view, 2> ids<OwnSheet::Stage> = {"cells", "over"};
