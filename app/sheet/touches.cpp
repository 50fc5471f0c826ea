// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/cells.h"
#include "app/sheet/correction.h"
#include "app/sheet/pasting.h"
#include "app/sheet/pencil.h"
#include "app/sheet/typing.h"

#include <algorithm>
#include <map>

/// What touches in the grid and on its keys come to.
namespace OwnSheet
{
namespace
{
Answer done(Draft draft, Doing course)
{
    return {{afterCorrection(std::move(draft), course.state), std::move(course.actions)}};
}

Answer kept(Draft draft)
{
    return {{std::move(draft)}};
}

Answer next(const Play &play, Walk walk)
{
    auto draft = play.draft;
    if (draft.totals) {
        draft.cell = CellAt{TotalRow, (draft.cell->column + 1) % columnsOf(play.state()), 0};
        return kept(std::move(draft));
    }
    if (isHalfPair(play)) {
        draft.typed = withTerm(draft.typed);
        return kept(std::move(draft));
    }
    Doing course{play.state(), {}};
    const auto from = draft.cell;
    write(draft, course);
    goTo(draft, course.state, nextUp(course.state, from, walk).cell);
    return done(std::move(draft), std::move(course));
}

Answer endRound(const Play &play, Walk walk)
{
    auto draft = play.draft;
    Doing course{play.state(), {}};
    write(draft, course);
    if (course.state.phase == Phase::Round) {
        course.take(EndRound{});
    }
    draft.round = 0;
    goTo(draft, course.state, nextUp(course.state, std::nullopt, walk).cell);
    return done(std::move(draft), std::move(course));
}

Answer final(const Play &play)
{
    auto draft = play.draft;
    Doing course{play.state(), {}};
    Final last;
    if (draft.totals) {
        last.totals.emplace();
        for (const auto &typed : *draft.totals) {
            last.totals->push_back(sumOf(typed).value_or(0));
        }
    }
    write(draft, course);
    if (!isOver(course.state)) {
        course.take(last);
    }
    return done(std::move(draft), std::move(course));
}

Answer back(const Play &play, Walk walk)
{
    auto draft = play.draft;
    Doing course{play.state(), {}};
    write(draft, course);
    draft.round = 0;
    goTo(draft, course.state, nextUp(course.state, std::nullopt, walk).cell);
    return done(std::move(draft), std::move(course));
}

/// A row of 0 to 2 that may stay empty is nearly a flag.
bool isTally(const Row &row)
{
    constexpr int Most = 2;
    const auto *number = row.as<Kinds::Number>();
    return number && row.optional && number->min == 0 && number->max <= Most && number->step == 1;
}

/// Where nothing is missing, the pencil goes on along a row that may stay empty.
std::optional<CellAt> emptyAlong(const State &state, const CellAt &from)
{
    for (int column = from.column + 1; column < columnsOf(state) && state.setup.sheet.row(from.row).optional;
         ++column) {
        if (const CellAt cell{from.row, column, from.round}; !entryAt(state, cell)) {
            return cell;
        }
    }
    return std::nullopt;
}

/// What a tap in the grid writes at once: it turns a flag, and counts one where there is hardly more to say.
std::optional<int> tapped(const State &state, const CellAt &cell)
{
    const auto &row = state.setup.sheet.row(cell.row);
    const auto &now = entryAt(state, cell);
    if (row.kindId() == KindId::Flag) {
        return now && std::get<int>(now->value) != 0 ? 0 : 1;
    }
    return isTally(row) && !now ? std::optional(1) : std::nullopt;
}

/// By a finger a cell may be written at once; by the keyboard it is only gone to.
enum class By { Tap, Keyboard };

Answer cell(const Play &play, const CellAt &cell, By by)
{
    auto draft = play.draft;
    if (draft.totals || cell.row == TotalRow) {
        if (draft.totals && cell.row == TotalRow) {
            draft.cell = cell;
        }
        return kept(std::move(draft));
    }
    Doing course{play.state(), {}};
    leave(draft, course);
    if (isOver(course.state) || cell.round > course.state.round) {
        return done(std::move(draft), std::move(course));
    }
    const auto number = by == By::Tap ? tapped(course.state, cell) : std::nullopt;
    if (!number) {
        goTo(draft, course.state, cell);
        return done(std::move(draft), std::move(course));
    }
    course.take(Enter{nameOf(course.state, cell), Number(*number)});
    // A flag is turned beside the pencil; whoever counted one may still mean two, and presses that next.
    if (isTally(course.state.setup.sheet.row(cell.row)) && !isOver(course.state)) {
        goTo(draft, course.state, cell);
    }
    return done(std::move(draft), std::move(course));
}

Answer value(const Play &play, int number, Walk walk)
{
    auto draft = play.draft;
    Doing course{play.state(), {}};
    const auto from = *draft.cell;
    draft.typed = {};
    course.take(Enter{nameOf(course.state, from), Number(number)});
    const auto step = isOver(course.state) ? NextStep() : nextUp(course.state, from, walk);
    const auto onward = step.cell || isOver(course.state) ? step.cell : emptyAlong(course.state, from);
    if (onward) {
        goTo(draft, course.state, onward);
    }
    return done(std::move(draft), std::move(course));
}

Answer clear(const Play &play, const CellAt &cell)
{
    Doing course{play.state(), {}};
    if (const Clear clear{nameOf(course.state, cell)}; !refusal(course.state, clear)) {
        course.take(clear);
    }
    return done(play.draft, std::move(course));
}

/// The cell is as it was before anything was typed.
Answer drop(const Play &play)
{
    auto draft = play.draft;
    draft.typed = {};
    return kept(std::move(draft));
}

/// Whatever stands there or was typed.
Answer empty(const Play &play)
{
    auto answered = clear(play, *play.draft.cell);
    answered->next.typed = {};
    return answered;
}

/// What stands there is as though it had just been typed, so that a term can be changed.
Answer terms(const Play &play)
{
    auto draft = play.draft;
    const auto &entry = entryAt(play.state(), *draft.cell);
    if (draft.typed.empty() && entry) {
        draft.typed = typedOf(*entry);
    }
    draft.digits = !cellNow(play.state(), *draft.cell).values.empty();
    return kept(std::move(draft));
}

/// From the current cell on, downward and to the right. What does not fit stays, marked.
Answer paste(const Play &play, const std::string &text)
{
    auto draft = play.draft;
    Doing course{play.state(), {}};
    draft.typed = {};
    for (const auto &[cell, typed] : pastedAt(course.state, *draft.cell, text).cells) {
        if (isOver(course.state)) {
            break;
        }
        std::erase_if(draft.unfit, [&, at = cell](const Unfit &unfit) { return unfit.cell == at; });
        const auto enter = enterOf(course.state, cell, typed);
        if (enter && !refusal(course.state, *enter)) {
            course.take(*enter);
        } else {
            draft.unfit.push_back({.cell = cell, .typed = typed});
        }
    }
    return done(std::move(draft), std::move(course));
}

/// Digits of the cell, or of the total.
template<typename Change>
Answer typed(const Play &play, Change change)
{
    auto draft = play.draft;
    auto &digits = draft.totals ? (*draft.totals)[static_cast<std::size_t>(draft.cell->column)] : draft.typed;
    digits = change(std::move(digits));
    draft.broughtBack = false;
    return kept(std::move(draft));
}

/// The first that could be written, if all are.
std::optional<CellAt> anyCell(const State &state)
{
    for (int row = 0; row < state.setup.sheet.size(); ++row) {
        const auto &described = state.setup.sheet.row(row);
        if (isEntered(described) && described.kindId() != KindId::Flag) {
            return CellAt{row, 0, isOfRound(described) ? state.round : 0};
        }
    }
    return std::nullopt;
}

/// Folding them away writes nothing: what was typed waits in its cell.
Answer keys(const Play &play, Walk walk)
{
    auto draft = play.draft;
    if (draft.cell) {
        setAside(draft);
        goTo(draft, play.state(), std::nullopt);
        return kept(std::move(draft));
    }
    const auto step = nextUp(play.state(), std::nullopt, walk);
    goTo(draft, play.state(), step.cell ? step.cell : anyCell(play.state()));
    return kept(std::move(draft));
}

Answer totals(const Play &play)
{
    auto draft = play.draft;
    if (draft.totals) {
        draft = freshDraft(play.state());
        draft.unfit = play.draft.unfit;
        draft.corrections = play.draft.corrections;
        return kept(std::move(draft));
    }
    Doing course{play.state(), {}};
    leave(draft, course);
    draft.totals.emplace(static_cast<std::size_t>(columnsOf(course.state)));
    draft.cell = CellAt{TotalRow, 0, 0};
    return done(std::move(draft), std::move(course));
}

Answer toggled(const Play &play, const char *kind, bool on)
{
    DoneOf<Rules, Draft> done{play.draft};
    (on ? done.remember : done.forget).push_back({kind, play.setup().sheet->id});
    return done;
}

Answer round(const Play &play, int round)
{
    auto draft = play.draft;
    Doing course{play.state(), {}};
    leave(draft, course);
    if (isOver(course.state)) {
        return done(std::move(draft), std::move(course));
    }
    goTo(draft, course.state, std::nullopt);
    draft.round = round < course.state.round ? round : 0;
    return done(std::move(draft), std::move(course));
}

bool needsCell(std::string_view id)
{
    constexpr std::array<std::string_view, 5> Ids = {"clear", "drop", "empty", "terms", "paste"};
    return std::ranges::find(Ids, id) != Ids.end();
}

/// While only totals are written, nothing leads to the rows but the way back to them.
bool isOfTotals(std::string_view id)
{
    constexpr std::array<std::string_view, 5> Ids = {"next", "final", "totals", "delete", "sign"};
    return id.starts_with("key-") || std::ranges::find(Ids, id) != Ids.end();
}
}

Answer cellsTouch(const Play &play, const Touch &touch)
{
    const auto &draft = play.draft;
    const auto walk = touch.id.ends_with(ByPlayer) ? Walk::ByPlayer : Walk::ByRow;
    const auto id = std::string_view(touch.id).substr(
        0, touch.id.size() - (walk == Walk::ByPlayer ? ByPlayer.size() : 0));
    if (const auto at = cellIn(id, "cell-")) {
        return cell(play, *at, By::Tap);
    }
    if (const auto at = cellIn(id, "at-")) {
        return cell(play, *at, By::Keyboard);
    }
    if (const auto at = cellIn(id, "clear-")) {
        return clear(play, *at);
    }
    if (draft.totals ? !isOfTotals(id) : !draft.cell && needsCell(id)) {
        return kept(draft);
    }
    if (id == "paste") {
        return paste(play, touch.text);
    }
    if (const auto digit = numberAfter(id, "key-")) {
        return typed(play, [&](Typed now) { return withDigit(std::move(now), *digit); });
    }
    if (const auto number = numberAfter(id, "value-")) {
        return value(play, *number, walk);
    }
    if (const auto number = numberAfter(id, "round-")) {
        return round(play, *number);
    }
    if (const auto row = numberAfter(id, "section-")) {
        auto other = draft;
        other.section = draft.section == *row ? -1 : *row;
        return kept(std::move(other));
    }
    if (id == "type") {
        auto other = draft;
        other.digits = !draft.digits;
        return kept(std::move(other));
    }
    static const std::map<std::string_view, Answer (*)(const Play &, Walk)> Rows = {
        {"next", next},
        {"end-round", endRound},
        {"back", back},
        {"keys", keys},
        {"final", [](const Play &now, Walk) { return final(now); }},
        {"totals", [](const Play &now, Walk) { return totals(now); }},
        {"clear", [](const Play &now, Walk) { return clear(now, *now.draft.cell); }},
        {"drop", [](const Play &now, Walk) { return drop(now); }},
        {"empty", [](const Play &now, Walk) { return empty(now); }},
        {"terms", [](const Play &now, Walk) { return terms(now); }},
        {"delete", [](const Play &now, Walk) { return typed(now, withoutLast); }},
        {"sign", [](const Play &now, Walk) { return typed(now, withSign); }},
        {"plus", [](const Play &now, Walk) { return typed(now, withTerm); }},
        {"walk",
            [](const Play &now, Walk) { return toggled(now, ByPlayerMemo, walkOf(now) == Walk::ByRow); }},
        {"quiet", [](const Play &now, Walk) { return toggled(now, QuietMemo, !showsQuiet(now)); }},
    };
    const auto found = Rows.find(id);
    return found == Rows.end() ? kept(draft) : found->second(play, walk);
}
}
