// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/state.h"

namespace OwnSheet
{
/// Numbers that are entered may be negative.
inline constexpr Bounds NumbersEntered{
    .least = -MaxCount, .most = MaxCount, .fewestItems = 1, .mostItems = MaxTerms};

/// A cell as an action names it.
struct CellName {
    int player = 0;
    std::string row;
    /// Only of a round row; without one it is the running round.
    std::optional<int> round;
    bool operator==(const CellName &) const = default;
    static void members(auto &is, auto &cell)
    {
        is.required("player", cell.player);
        is.required("row", cell.row);
        is.optional("round", cell.round);
    }
};

struct Enter {
    static constexpr std::string_view id = "enter";
    CellName cell;
    /// One number or a pair, or terms that are added up.
    std::variant<Number, std::vector<int>> entry;
    bool operator==(const Enter &) const = default;
    static void members(auto &is, auto &enter)
    {
        CellName::members(is, enter.cell);
        is.oneOf({"value", "terms"}, enter.entry, NumbersEntered);
    }
};

/// What it writes in its cell.
Entry entryOf(const Enter &enter);

struct Clear {
    static constexpr std::string_view id = "clear";
    CellName cell;
    bool operator==(const Clear &) const = default;
    static void members(auto &is, auto &clear) { CellName::members(is, clear.cell); }
};

struct EndRound {
    static constexpr std::string_view id = "end-round";
    bool operator==(const EndRound &) const = default;
};

struct Final {
    static constexpr std::string_view id = "final";
    std::vector<Enter> cells;
    /// One for each column.
    std::optional<std::vector<int>> totals;
    bool operator==(const Final &) const = default;
    static void members(auto &is, auto &final)
    {
        is.leftOut("cells", final.cells);
        is.optional("totals", final.totals, {.least = -MaxCount, .most = MaxCount});
    }
};

/// The table's word: points beside the rows.
struct Adjust {
    static constexpr std::string_view id = "adjust";
    int player = 0;
    std::optional<int> extra;
    std::string why;
    bool operator==(const Adjust &) const = default;
    static void members(auto &is, auto &adjust)
    {
        is.required("player", adjust.player);
        is.object("set",
            [&](auto &set) { set.optional("extra", adjust.extra, {.least = -MaxCount, .most = MaxCount}); });
        is.leftOut("why", adjust.why);
    }
};

struct Finish {
    static constexpr std::string_view id = "finish";
    std::string why;
    bool operator==(const Finish &) const = default;
    static void members(auto &is, auto &finish) { is.leftOut("why", finish.why); }
};

using Action = std::variant<Enter, Clear, EndRound, Final, Adjust, Finish>;

/// The kinds of action, in the order of the variant.
enum class Kind { Enter, Clear, EndRound, Final, Adjust, Finish };

inline Kind kindOf(const Action &action)
{
    return static_cast<Kind>(action.index());
}
}

template<>
inline constexpr auto ids<OwnSheet::Kind> = idsOf<OwnSheet::Action>;
