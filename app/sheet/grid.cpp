// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/gridrows.h"
#include "app/sheet/sheettable.h"
#include "app/sheet/words/texts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet
{
int plainRow(const Sheet &sheet)
{
    int entered = -1;
    int shown = 0;
    int counted = 0;
    for (int i = 0; i < sheet.size(); ++i) {
        const auto &row = sheet.row(i);
        if (!isOfRound(row)) {
            continue;
        }
        if (isEntered(row) && std::exchange(entered, i) >= 0) {
            return -1;
        }
        shown += row.quiet ? 0 : 1;
        counted += isCounted(row) ? 1 : 0;
    }
    return counted == 1 && shown <= 2 ? entered : -1;
}

QList<SheetRow> openRows(const Play &play)
{
    const auto &state = play.state();
    const GridRows grid(play);
    if (!state.setup.sheet.hasRounds()) {
        return grid.rows(Per::Game, 0);
    }
    const int round = openRound(play);
    if (const int plain = plainRow(state.setup.sheet); plain >= 0) {
        auto row = grid.row(plain, round);
        row.title = roundTitle(round);
        row.icon.clear();
        row.helps = false;
        return {row};
    }
    SheetRow head{.kind = u"round"_s, .title = roundTitle(round)};
    if (round == state.round && isSurelyLast(state)) {
        head.last = true;
    } else if (round == state.round && state.phase == Phase::Round && columnsOf(state) > 1) {
        //: Who begins a round.
        head.note = SheetTable::tr("%1 begins").arg(play.nameOf(turnOf(state)));
        head.colour = play.colourOf(turnOf(state));
    }
    return QList<SheetRow>{head} + grid.rows(Per::Round, round);
}

QList<SheetRow> gameRows(const Play &play)
{
    const auto &sheet = *play.setup().sheet;
    const bool any = std::ranges::any_of(sheet.rows, [](const Row &row) { return !isOfRound(row); });
    const bool plain = plainRow(play.setup().sheet) >= 0 && !play.setup().sheet.hasCellsOfGame();
    if (!play.setup().sheet.hasRounds() || !any || plain) {
        return {};
    }
    return QList<SheetRow>{{.kind = u"round"_s, .title = SheetTable::tr("Whole game")}}
    + GridRows(play).rows(Per::Game, 0);
}

QList<SheetRow> extraRows(const Play &play)
{
    const auto &extra = play.state().extra;
    if (std::ranges::all_of(extra, [](int points) { return points == 0; })) {
        return {};
    }
    SheetRow row{.kind = u"row"_s,
        .title = extraTitle(),
        .icon = u"ui-edit"_s,
        .spoken = extraTitle(),
        .worked = true};
    for (int column = 0; column < columnsOf(play.state()); ++column) {
        const int points = extra[static_cast<std::size_t>(column)];
        SheetCell cell{.text = numberText(points), .state = u"worked"_s, .lost = points < 0};
        cell.tap.title
            = SheetTable::tr("%1, %2").arg(columnName(play.setup(), column, namesIn(play)), extraTitle());
        cell.tap.spoken = SheetTable::tr("%1, %2").arg(cell.tap.title, cell.text);
        row.cells << cell;
    }
    return {row};
}

QList<SheetRow> totalRows(const Play &play)
{
    SheetRow row{.kind = u"row"_s,
        .title = SheetTable::tr("Total"),
        .spoken = SheetTable::tr("Total"),
        .current = true};
    for (int column = 0; column < columnsOf(play.state()); ++column) {
        const CellAt at{TotalRow, column, 0};
        const auto &typed = (*play.draft.totals)[static_cast<std::size_t>(column)];
        SheetCell cell{.text = totalText(typed),
            .state = typed.empty() ? u"missing"_s : u"entered"_s,
            .current = play.draft.cell == at};
        cell.tap = {.id = idOf("cell", at), .title = cellTitle(play, at)};
        cell.tap.spoken = SheetTable::tr("%1, %2").arg(cell.tap.title, cell.text);
        row.cells << cell;
    }
    return {row};
}

QList<SheetRow> allRows(const Play &play, int column)
{
    const GridRows grid(play);
    QList<SheetRow> rows;
    for (int row = 0; row < play.setup().sheet.size(); ++row) {
        const auto &described = play.setup().sheet.row(row);
        if (described.quiet || isOfRound(described)) {
            continue;
        }
        rows << grid.rowOf(column, row, 0);
    }
    return rows;
}
}
