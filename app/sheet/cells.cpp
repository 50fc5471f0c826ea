// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/cells.h"

#include "app/sheet/entries.h"
#include "app/sheet/sheettable.h"
#include "app/sheet/words/texts.h"
#include "app/statistics/figuretexts.h"
#include "app/words/lists.h"
#include "model/sheet/score.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet
{
namespace
{
QString missingNote(const Play &play)
{
    if (play.draft.cell) {
        return {};
    }
    const auto &state = play.state();
    // Of an earlier round that is open nothing else is told.
    const auto cells = play.draft.round > 0 ? missingIn(state, play.draft.round) : missing(state);
    if (cells.empty()) {
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

/// What the numbers of earlier rounds are; empty where nothing is to be told of them.
QString roundsNote(const Play &play)
{
    const auto &sheet = play.setup().sheet;
    const int plain = plainRow(sheet);
    if (plain < 0) {
        //: What the numbers of earlier rounds are.
        return SheetTable::tr("points, then total");
    }
    const auto title = rowTitle(*sheet, plain);
    return sheet->end.kind == EndKind::Fall
        //: What the numbers of earlier rounds are; %1 is a row of the sheet, such as "Visit".
        ? SheetTable::tr("%1, then what is left").arg(title)
        //: What the numbers of earlier rounds are; %1 is a row of the sheet, such as "Strokes".
        : SheetTable::tr("%1, then total").arg(title);
}

void addLastRound(const Play &play, SheetCellsPage &page)
{
    const auto &state = play.state();
    if (isOneMore(state)) {
        page.lastTitle = oneMoreText();
    }
    if (!isSurelyLast(state)) {
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
    page.lastText = state.setup.sheet.hasCellsOfGame()
        ? SheetTable::tr("After this round the rows of the whole game are filled in.")
        : end.kind == EndKind::Rounds
        ? SheetTable::tr("Ending this round ends the game. Until then everything can be changed.")
        //: %1 is a number of points.
        : SheetTable::tr(
            "%1 is reached: ending this round ends the game. Until then everything can be changed.")
              .arg(numberText(end.points));
}

bool hasLongNumbers(const State &state)
{
    constexpr int LongNumber = 99'999;
    return std::ranges::any_of(totalsOf(state), [](int total) { return std::abs(total) > LongNumber; });
}

SheetCellsPage cellsPage(const Play &play)
{
    const auto &state = play.state();
    const auto &draft = play.draft;
    SheetCellsPage page{.columns = columnHeads(play), .line = lineOf(play), .pad = padOf(play)};
    if (draft.totals) {
        page.rows = totalRows(play);
    } else {
        page.rows = openRows(play);
        page.rounds = roundLines(play, openRound(play));
        page.gameRows = gameRows(play);
        (state.setup.sheet.hasRounds() ? page.gameRows : page.rows) += extraRows(play);
        page.plain = plainRow(state.setup.sheet) >= 0;
        page.roundsNote = roundsNote(play);
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
    page.strokes = strokesOf(play, page);
    page.longNumbers = hasLongNumbers(state);
    return page;
}
}

const Step CellsStep = {"sheet", made<cellsPage>, cellsWide, cellsTouch};

SheetCellsPage wholeGrid(const Play &play)
{
    Draft draft;
    eachWritten(play, [&](const Written &one) { draft.cell = one.cell; });
    const auto &state = play.state();
    if (draft.cell && draft.cell->round > 0 && draft.cell->round < state.round) {
        draft.round = draft.cell->round;
    }
    const Play then{play.story, play.head, draft, play.seats, play.habits, play.memory};
    SheetCellsPage page{.columns = columnHeads(then),
        .rows = openRows(then),
        .rounds = roundLines(then, openRound(then)),
        .gameRows = gameRows(then),
        .plain = plainRow(state.setup.sheet) >= 0,
        .roundsNote = roundsNote(then),
        .longNumbers = hasLongNumbers(state)};
    // Nobody is asked to write there.
    for (auto *rows : {&page.rows, &page.gameRows}) {
        for (auto &row : *rows) {
            for (auto &cell : row.cells) {
                if (cell.state == u"missing" && !cell.flag) {
                    cell.state = u"waits"_s;
                    cell.text = valueText(std::nullopt);
                }
            }
        }
    }
    return page;
}

QList<TableChoice> lastEntries(const Play &play)
{
    constexpr qsizetype Shown = 3;
    std::vector<Written> written;
    eachWritten(play, [&](const Written &one) { written.push_back(one); });
    QList<TableChoice> list;
    for (auto one = written.rbegin(); one != written.rend() && list.size() < Shown; ++one) {
        const auto &sheet = *play.setup().sheet;
        const auto column = static_cast<std::size_t>(one->cell.column);
        const int by = totalsOf(play.story.before(one->action + 1))[column]
            - totalsOf(play.story.before(one->action))[column];
        list << TableChoice{//: A row of a sheet, and what was written there.
            .title = SheetTable::tr("%1: %2").arg(rowTitle(sheet, one->cell.row),
                one->enter ? entryText(sheet, play.setup().sheet.row(one->cell.row), entryOf(*one->enter))
                           //: What stands in a cell that was emptied.
                           : SheetTable::tr("empty")),
            .ink = coloursOf(play, one->cell.column).front(),
            .points = by == 0 ? QString() : gainText(by)};
    }
    return list;
}

bool isSurelyLast(const State &state)
{
    const auto &end = state.setup.sheet->end;
    const bool counted = end.kind == EndKind::Rounds && end.tied == Tied::Over;
    return isLastRound(state) && (counted || missingIn(state, state.round).empty());
}

bool isOneMore(const State &state)
{
    return isKeptUpByTie(state) && missingIn(state, state.round).empty();
}

QString oneMoreText()
{
    //: Those in front are tied, so the game goes on.
    return SheetTable::tr("A tie: one more round.");
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

QStringList columnNames(const Play &play)
{
    const auto names = namesIn(play);
    QStringList columns;
    for (int column = 0; column < columnsOf(play.state()); ++column) {
        columns << columnName(play.setup(), column, names);
    }
    return columns;
}

QString cellTitle(const Play &play, const CellAt &cell)
{
    return cellTitle(play, cell, columnName(play.setup(), cell.column, namesIn(play)));
}

QString cellTitle(const Play &play, const CellAt &cell, const QString &who)
{
    const auto what = cell.row == TotalRow ? SheetTable::tr("Total")
                                           : rowTitle(*play.setup().sheet, play.setup().sheet.row(cell.row));
    //: A row of the sheet, and whose cell it is.
    return SheetTable::tr("%1 · %2").arg(what, who);
}

QString placeText(int place)
{
    return FigureTexts::ordinal(place);
}
}
