// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/cells.h"

#include "app/sheet/correction.h"
#include "app/sheet/sheettable.h"
#include "app/sheet/typing.h"
#include "app/sheet/words/texts.h"
#include "app/statistics/figuretexts.h"
#include "app/words/lists.h"
#include "model/sheet/score.h"

#include <algorithm>
#include <charconv>
#include <map>

using namespace Qt::StringLiterals;

namespace OwnSheet
{
namespace
{
/// Actions one after the other, and where they lead.
struct Doing {
    State state;
    std::vector<Action> actions;

    void take(const Action &action)
    {
        Events events;
        perform(state, action, events);
        actions.push_back(action);
    }
};

/// Which way the pencil went stands in the id of a touch, so that it does the same whenever it is made again.
constexpr std::string_view ByPlayer = "-p";

const Row *rowOf(const State &state, const CellAt &cell)
{
    return cell.row == TotalRow ? nullptr : &state.setup.sheet.row(cell.row);
}

/// The next cell that is up. What was left empty in earlier rounds waits until it is touched.
NextStep nextUp(const State &state, const std::optional<CellAt> &after, Walk walk)
{
    const auto first = nextStep(state, after, walk);
    auto step = first;
    while (
        step.cell && step.cell->round > 0 && step.cell->round < state.round && state.phase == Phase::Round) {
        step = nextStep(state, step.cell, walk);
        if (step.cell == first.cell) {
            return {.action = refusal(state, EndRound{}) ? Kind::Final : Kind::EndRound};
        }
    }
    return step;
}

/// Makes a cell the current one, with what was typed there before and did not fit.
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

/// Writes what was typed if it fits, and else keeps it.
void leave(Draft &draft, Doing &course)
{
    if (!draft.cell || draft.totals || draft.typed.empty()) {
        return;
    }
    const auto enter = enterOf(course.state, *draft.cell, draft.typed);
    if (enter && !refusal(course.state, *enter)) {
        course.take(*enter);
    } else {
        draft.unfit.push_back({*draft.cell, draft.typed});
    }
    draft.typed = {};
}

Answer done(Draft draft, Doing course)
{
    return {{afterCorrection(std::move(draft), course.state), std::move(course.actions)}};
}

Answer kept(Draft draft)
{
    return {{std::move(draft)}};
}

bool isHalfPair(const Play &play)
{
    const auto &draft = play.draft;
    const auto *row = draft.cell ? rowOf(play.state(), *draft.cell) : nullptr;
    return row && row->kindId() == KindId::Pairs && draft.typed.parts.size() == 1
        && numberOf(draft.typed.parts.front());
}

// What touches come to.

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
    leave(draft, course);
    goTo(draft, course.state, nextUp(course.state, from, walk).cell);
    return done(std::move(draft), std::move(course));
}

Answer endRound(const Play &play, Walk walk)
{
    auto draft = play.draft;
    Doing course{play.state(), {}};
    leave(draft, course);
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
    leave(draft, course);
    if (!isOver(course.state)) {
        course.take(last);
    }
    return done(std::move(draft), std::move(course));
}

Answer back(const Play &play, Walk walk)
{
    auto draft = play.draft;
    Doing course{play.state(), {}};
    leave(draft, course);
    draft.round = 0;
    goTo(draft, course.state, nextUp(course.state, std::nullopt, walk).cell);
    return done(std::move(draft), std::move(course));
}

Answer cell(const Play &play, const CellAt &cell)
{
    auto draft = play.draft;
    if (draft.totals || cell.row == TotalRow) {
        draft.cell = cell;
        return kept(std::move(draft));
    }
    Doing course{play.state(), {}};
    leave(draft, course);
    if (isOver(course.state) || cell.round > course.state.round) {
        return done(std::move(draft), std::move(course));
    }
    const auto &row = course.state.setup.sheet.row(cell.row);
    if (row.kindId() == KindId::Flag) {
        // A tap turns it; the pencil stays where it is.
        const auto &now = entryAt(course.state, cell);
        course.take(Enter{nameOf(course.state, cell), Number(now && std::get<int>(now->value) != 0 ? 0 : 1)});
        return done(std::move(draft), std::move(course));
    }
    goTo(draft, course.state, cell);
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
    if (step.cell) {
        goTo(draft, course.state, step.cell);
    }
    return done(std::move(draft), std::move(course));
}

Answer clear(const Play &play)
{
    Doing course{play.state(), {}};
    course.take(Clear{nameOf(course.state, *play.draft.cell)});
    return done(play.draft, std::move(course));
}

/// Digits of the cell, or of the total.
template<typename Change>
Answer typed(const Play &play, Change change)
{
    auto draft = play.draft;
    auto &digits = draft.totals ? (*draft.totals)[static_cast<std::size_t>(draft.cell->column)] : draft.typed;
    digits = change(std::move(digits));
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

Answer keys(const Play &play, Walk walk)
{
    auto draft = play.draft;
    Doing course{play.state(), {}};
    if (draft.cell) {
        leave(draft, course);
        goTo(draft, course.state, std::nullopt);
        return done(std::move(draft), std::move(course));
    }
    const auto step = nextUp(course.state, std::nullopt, walk);
    goTo(draft, course.state, step.cell ? step.cell : anyCell(course.state));
    return done(std::move(draft), std::move(course));
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

Answer cellsTouch(const Play &play, const Touch &touch)
{
    const auto &draft = play.draft;
    const auto walk = touch.id.ends_with(ByPlayer) ? Walk::ByPlayer : Walk::ByRow;
    const auto id = std::string_view(touch.id).substr(
        0, touch.id.size() - (walk == Walk::ByPlayer ? ByPlayer.size() : 0));
    if (const auto at = cellIn(id, "cell-")) {
        return cell(play, *at);
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
        {"clear", [](const Play &now, Walk) { return clear(now); }},
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

// The wide button.

QString emptyText(const State &state)
{
    const auto empty = static_cast<int>(missing(state).size());
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

TableWide actionWide(const Play &play, const State &state, Kind kind)
{
    const bool anyMissing = !missing(state).empty();
    if (kind == Kind::EndRound) {
        TableWide wide{.id = walked(play, u"end-round"_s),
            .title = SheetTable::tr("End round %1").arg(state.round),
            .hint = isLastRound(state) ? winnersText(play, state) : emptyText(state),
            .quiet = anyMissing,
            .skips = anyMissing};
        wide.enabled = !refusal(state, EndRound{});
        return wide;
    }
    TableWide wide{.id = u"final"_s,
        .title = SheetTable::tr("Finish"),
        .hint = emptyText(state),
        .quiet = anyMissing,
        .skips = anyMissing};
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
        return {.id = walked(play, u"next"_s), .title = limitsText(state, *draft.cell), .enabled = false};
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
        return {
            .id = walked(play, u"next"_s), .title = SheetTable::tr("Write"), .hint = emptyText(course.state)};
    }
    return actionWide(play, course.state, *step.action);
}

// What the page says beside the sheet.

QString missingNote(const Play &play)
{
    const auto &state = play.state();
    const auto cells = missing(state);
    if (cells.empty() || play.draft.cell) {
        return {};
    }
    const bool oneRow = std::ranges::all_of(cells, [&](const CellAt &cell) {
        return cell.row == cells.front().row && cell.round == cells.front().round;
    });
    if (!oneRow) {
        return SheetTable::tr(
            "%n cells are empty. A tap on a cell writes it.", nullptr, static_cast<int>(cells.size()));
    }
    QStringList names;
    for (const auto &cell : cells) {
        names << columnName(state.setup, cell.column, namesIn(play));
    }
    //: %1 is a row of the sheet, %2 a list of players.
    return SheetTable::tr("%1: missing for %2. A tap on a cell writes it.")
        .arg(rowTitle(*state.setup.sheet, state.setup.sheet.row(cells.front().row)), listOf(names));
}

void addLastRound(const Play &play, SheetCellsPage &page)
{
    const auto &state = play.state();
    if (!isLastRound(state)) {
        return;
    }
    const auto &end = state.setup.sheet->end;
    const auto first = groupsOf(state).front();
    const auto total = numberText(totalsOf(state)[static_cast<std::size_t>(first.front())]);
    if (first.size() > 1) {
        page.lastTitle = SheetTable::tr("A tie is shared.");
    } else {
        const auto who = columnName(state.setup, first.front(), namesIn(play));
        page.lastTitle = seatsOf(state.setup, first).size() == 1
            //: A player or several, and their points.
            ? SheetTable::tr("%1 has %2").arg(who, total)
            : SheetTable::tr("%1 have %2").arg(who, total);
    }
    page.lastText = end.kind == EndKind::Rounds
        ? SheetTable::tr("Ending this round ends the game. Until then everything can be changed.")
        //: %1 is a number of points.
        : SheetTable::tr(
            "%1 is reached: ending this round ends the game. Until then everything can be changed.")
              .arg(numberText(end.points));
}

void addNeighbours(const Play &play, SheetCellsPage &page)
{
    if (!play.draft.cell) {
        return;
    }
    const auto &at = *play.draft.cell;
    const int columns = columnsOf(play.state());
    if (at.column > 0) {
        page.left = idOf("cell", {at.row, at.column - 1, at.round});
    }
    if (at.column + 1 < columns) {
        page.right = idOf("cell", {at.row, at.column + 1, at.round});
    }
    QString last;
    bool passed = false;
    for (const auto &row : page.rows + page.gameRows) {
        if (row.cells.isEmpty()) {
            continue;
        }
        const auto id = row.cells.at(at.column).tap.id;
        if (row.cells.at(at.column).current) {
            page.above = last;
            passed = true;
        } else if (!id.isEmpty() && passed) {
            page.below = id;
            return;
        }
        last = id.isEmpty() ? last : id;
    }
}

SheetCellsPage cellsPage(const Play &play)
{
    constexpr int LongNumber = 99'999;
    const auto &state = play.state();
    const auto &draft = play.draft;
    SheetCellsPage page{.columns = columnHeads(play), .line = lineOf(play), .pad = padOf(play)};
    if (draft.totals) {
        page.rows = totalRows(play);
    } else {
        page.rows = openRows(play);
        page.rounds = roundLines(play);
        page.gameRows = gameRows(play);
        page.keys = {.id = walked(play, u"keys"_s),
            //: Keys for digits, which can be folded away.
            .title = SheetTable::tr("Keys"),
            .icon = u"sheet-pad"_s,
            .spoken = draft.cell ? SheetTable::tr("Fold the keys away") : SheetTable::tr("Show the keys")};
    }
    const auto wide = cellsWide(play);
    if (!draft.totals && !draft.cell && wide.id != u"final" && draft.round == 0 && !refusal(state, Final{})) {
        page.finish = {.id = u"final"_s, .title = SheetTable::tr("Finish"), .icon = u"ui-check"_s};
    }
    const Final onlyTotals{.totals = std::vector<int>(static_cast<std::size_t>(columnsOf(state)))};
    if (!refusal(state, onlyTotals) && (draft.totals || !draft.cell)) {
        page.totals = {.id = u"totals"_s,
            .title = draft.totals ? SheetTable::tr("Enter the rows") : SheetTable::tr("Enter only totals"),
            .icon = u"sheet-subtotal"_s,
            .chosen = draft.totals.has_value()};
    }
    page.note = missingNote(play);
    addLastRound(play, page);
    addNeighbours(play, page);
    page.longNumbers
        = std::ranges::any_of(totalsOf(state), [](int total) { return std::abs(total) > LongNumber; });
    return page;
}
}

const Step CellsStep = {"sheet", made<cellsPage>, cellsWide, cellsTouch};

QString idOf(const char *what, const CellAt &cell)
{
    return QLatin1String(what)
        + u"-%1-%2-%3"_s.arg(
            QString::number(cell.row), QString::number(cell.column), QString::number(cell.round));
}

std::optional<int> numberAfter(std::string_view id, std::string_view prefix)
{
    if (!id.starts_with(prefix)) {
        return std::nullopt;
    }
    const auto rest = id.substr(prefix.size());
    int number = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    return error == std::errc() && end == rest.data() + rest.size() ? std::optional(number) : std::nullopt;
}

std::optional<CellAt> cellIn(std::string_view id, std::string_view what)
{
    if (!id.starts_with(what)) {
        return std::nullopt;
    }
    // The row of totals is -1.
    auto rest = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()))
                    .mid(static_cast<qsizetype>(what.size()));
    const bool total = rest.startsWith(u'-');
    const auto parts = (total ? rest.mid(1) : rest).split(u'-');
    if (parts.size() != 3) {
        return std::nullopt;
    }
    return CellAt{total ? TotalRow : parts.at(0).toInt(), parts.at(1).toInt(), parts.at(2).toInt()};
}

QString walked(const Play &play, const QString &id)
{
    return walkOf(play) == Walk::ByPlayer ? id + QLatin1String(ByPlayer.data(), ByPlayer.size()) : id;
}

QStringList namesIn(const Play &play)
{
    QStringList names;
    for (const auto &seat : play.seats) {
        names << QString::fromStdString(seat.name);
    }
    return names;
}

QList<QString> coloursOf(const Play &play, int column)
{
    QList<QString> colours;
    for (const int seat : seatsOf(play.setup(), column)) {
        colours << play.colourOf(seat);
    }
    return colours;
}

QString cellTitle(const Play &play, const CellAt &cell)
{
    const auto who = columnName(play.setup(), cell.column, namesIn(play));
    const auto what = cell.row == TotalRow ? SheetTable::tr("Total")
                                           : rowTitle(*play.setup().sheet, play.setup().sheet.row(cell.row));
    //: A row of the sheet, and whose cell it is.
    return SheetTable::tr("%1 · %2").arg(what, who);
}

QString placeText(int place)
{
    return FigureTexts::ordinal(place);
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
