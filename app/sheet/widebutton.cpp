// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/cells.h"
#include "app/sheet/pencil.h"
#include "app/sheet/sheettable.h"
#include "app/sheet/typing.h"
#include "app/sheet/words/texts.h"
#include "app/words/lists.h"
#include "model/sheet/score.h"

#include <algorithm>

using namespace Qt::StringLiterals;

/// The wide button says what comes next before it is touched.
namespace OwnSheet
{
namespace
{
/// What the button would pass over: the rows of the whole game come after the rounds.
int emptyFor(const State &state, Kind kind)
{
    return static_cast<int>(std::ranges::count_if(
        missing(state), [&](const CellAt &cell) { return kind != Kind::EndRound || cell.round > 0; }));
}

QString emptyText(int empty)
{
    return empty > 0 ? SheetTable::tr("%n cells are empty", nullptr, empty)
                     : SheetTable::tr("nothing is missing");
}

QString winnersText(const Play &play, const State &state)
{
    if (verdict(state) == Alone::Lost) {
        return SheetTable::tr("nobody wins");
    }
    const auto columns = groupsOf(state).front();
    QStringList names;
    for (const int seat : seatsOf(state.setup, columns)) {
        names << play.nameOf(seat);
    }
    //: Players who would win now.
    return names.size() == 1 ? SheetTable::tr("%1 wins").arg(names.front())
                             //: Players who would win now.
                             : SheetTable::tr("%1 win").arg(listOf(names));
}

/// What ending the last round comes to.
QString lastText(const Play &play, const State &state)
{
    return state.setup.sheet.hasCellsOfGame()
        //: Beside "End round 4", the last one: what is filled in after it.
        ? SheetTable::tr("then the rows of the whole game")
        : winnersText(play, state);
}

TableWide actionWide(const Play &play, const State &state, Kind kind)
{
    const int empty = emptyFor(state, kind);
    if (kind == Kind::EndRound) {
        TableWide wide{.id = walked(play, u"end-round"_s),
            .title = SheetTable::tr("End round %1").arg(state.round),
            .hint = isSurelyLast(state) ? lastText(play, state)
                : isOneMore(state)      ? oneMoreText()
                                        : emptyText(empty),
            .quiet = empty > 0,
            .skips = empty > 0};
        wide.enabled = !refusal(state, EndRound{});
        return wide;
    }
    TableWide wide{.id = u"final"_s,
        .title = SheetTable::tr("Finish"),
        .hint = emptyText(empty),
        .quiet = empty > 0,
        .skips = empty > 0};
    if (const auto error = refusal(state, Final{})) {
        wide.enabled = false;
        wide.hint = play.sentence(*error);
    }
    return wide;
}

QString limitsText(const State &state, const CellAt &cell)
{
    const auto limits = cellNow(state, cell).limits;
    if (limits.empty()) {
        return {};
    }
    //: What a row takes.
    return SheetTable::tr("%1 to %2").arg(numberText(limits.front().least), numberText(limits.front().most));
}

TableWide totalsWide(const Play &play)
{
    const auto &draft = play.draft;
    const bool whole
        = std::ranges::all_of(*draft.totals, [](const Typed &one) { return sumOf(one).has_value(); });
    if (whole) {
        return {
            .id = u"final"_s, .title = SheetTable::tr("Finish"), .hint = SheetTable::tr("with these totals")};
    }
    const int column = (draft.cell->column + 1) % columnsOf(play.state());
    //: %1 is a player.
    return {.id = walked(play, u"next"_s),
        .title = SheetTable::tr("Next: %1").arg(columnName(play.setup(), column, namesIn(play)))};
}
}

TableWide cellsWide(const Play &play)
{
    const auto &draft = play.draft;
    const auto &state = play.state();
    if (draft.totals) {
        return totalsWide(play);
    }
    if (!draft.cell && draft.round == 0) {
        return actionWide(play, state, refusal(state, EndRound{}) ? Kind::Final : Kind::EndRound);
    }
    const auto unfit = draft.cell ? whyUnfit(state, *draft.cell, draft.typed) : std::nullopt;
    if (unfit) {
        return {.id = walked(play, u"next"_s),
            .title = unfit->code == Code::OutOfRange ? limitsText(state, *draft.cell) : play.sentence(*unfit),
            .enabled = false};
    }
    if (isHalfPair(play)) {
        const auto labels = cellNow(state, *draft.cell).labels;
        return {.id = walked(play, u"next"_s),
            .title = SheetTable::tr("Next: %1").arg(QString::fromStdString(labels.back()))};
    }
    Doing course{state, {}};
    if (draft.cell) {
        if (const auto enter = enterOf(state, *draft.cell, draft.typed)) {
            course.take(*enter);
        }
    }
    if (isOver(course.state)) {
        return {.id = walked(play, u"next"_s),
            .title = winnersText(play, course.state),
            .hint = SheetTable::tr("ends the game at once")};
    }
    if (draft.round > 0) {
        return {.id = walked(play, u"back"_s), .title = SheetTable::tr("Back to round %1").arg(state.round)};
    }
    const auto step = nextUp(course.state, draft.cell, walkOf(play));
    if (step.cell) {
        return {.id = walked(play, u"next"_s),
            .title
            = SheetTable::tr("Next: %1").arg(columnName(play.setup(), step.cell->column, namesIn(play))),
            .hint = rowTitle(*play.setup().sheet, play.setup().sheet.row(step.cell->row)),
            .skips = course.actions.empty()};
    }
    if (step.action == Kind::Final && !course.actions.empty()) {
        //: Writes the last number.
        return {.id = walked(play, u"next"_s),
            .title = SheetTable::tr("Write"),
            .hint = emptyText(emptyFor(course.state, Kind::Final))};
    }
    return actionWide(play, course.state, *step.action);
}
}
