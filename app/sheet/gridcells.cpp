// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/gridrows.h"
#include "app/sheet/pencil.h"
#include "app/sheet/sheettable.h"
#include "app/sheet/typing.h"
#include "app/sheet/words/shipped.h"
#include "app/sheet/words/texts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet
{
namespace
{
QString spokenCell(const Row &row, const SheetCell &cell)
{
    if (cell.state == u"missing") {
        return SheetTable::tr("%1, missing").arg(cell.tap.title);
    }
    if (cell.state == u"optional") {
        return SheetTable::tr("%1, may stay empty").arg(cell.tap.title);
    }
    if (cell.state == u"unfit") {
        return SheetTable::tr("%1, %2 does not fit").arg(cell.tap.title, cell.text);
    }
    if (cell.state == u"begun") {
        //: Spoken: whose cell of which row, and what was typed there and is not written.
        return SheetTable::tr("%1, %2, not written yet").arg(cell.tap.title, cell.text);
    }
    return cell.terms.isEmpty() || row.kindId() == KindId::Flag
        ? SheetTable::tr("%1, %2").arg(cell.tap.title, cell.text)
        : SheetTable::tr("%1, %2, from %3").arg(cell.tap.title, cell.text, cell.terms);
}
}

/// All actions of a long game are looked at whenever a page is made, so rows are only looked for where one
/// was.
std::vector<CellAt> correctedIn(const Play &play)
{
    std::vector<CellAt> cells;
    const auto &setup = play.setup();
    const int last = play.state().round;
    int running = 1;
    for (int i = 0; i < play.head; ++i) {
        const auto &action = play.story.action(i);
        const auto *enter = std::get_if<Enter>(&action);
        const int round = enter ? enter->cell.round.value_or(std::min(running, last)) : running;
        if (round < running) {
            const int row = findRow(setup.sheet->rows, enter->cell.row);
            if (isOfRound(setup.sheet.row(row))) {
                cells.push_back({row, columnOf(setup, enter->cell.player), round});
            }
        }
        running += std::holds_alternative<EndRound>(action) ? 1 : 0;
    }
    return cells;
}

GridCells::GridCells(const Play &play)
    : m_play(play)
    , m_state(play.state())
    , m_sheet(*play.setup().sheet)
    , m_columns(columnNames(play))
    , m_corrected(correctedIn(play))
{
}

SheetCell GridCells::cell(const CellAt &at) const
{
    const auto &row = m_state.setup.sheet.row(at.row);
    return isEntered(row) ? entered(row, at) : worked(at);
}

SheetCell GridCells::worked(const CellAt &at) const
{
    const auto value = valuesAt(m_state, at.round).at(at.row, at.column);
    SheetCell cell{
        .text = valueText(value), .state = value ? u"worked"_s : u"waits"_s, .lost = value.value_or(0) < 0};
    cell.tap = {.title = cellTitle(m_play, at, m_columns.at(at.column)), .about = idOf("why", at)};
    cell.tap.spoken = value
        //: Spoken: whose cell of which row, and its number.
        ? SheetTable::tr("%1, worked out, %2").arg(cell.tap.title, cell.text)
        //: Spoken: whose cell of which row.
        : SheetTable::tr("%1, not known yet").arg(cell.tap.title);
    return cell;
}

SheetCell GridCells::entered(const Row &row, const CellAt &at) const
{
    const auto &entry = entryAt(m_state, at);
    SheetCell cell{.state = entry ? u"entered"_s
            : row.optional        ? u"optional"_s
                                  : u"missing"_s,
        .current = m_play.draft.cell == at,
        .corrected = std::ranges::find(m_corrected, at) != m_corrected.end()};
    cell.tap = {.id = idOf("cell", at), .title = cellTitle(m_play, at, m_columns.at(at.column))};
    if (row.kindId() == KindId::Flag) {
        cell.flag = true;
        cell.tap.chosen = entry && std::get<int>(entry->value) != 0;
        cell.text = entry ? entryText(m_sheet, row, *entry) : QString();
    } else if (entry) {
        const auto value = valuesAt(m_state, at.round).at(at.row, at.column);
        cell.text = valueText(value);
        cell.lost = value.value_or(0) < 0;
        const bool plain = entry->terms.empty() && row.kindId() == KindId::Number;
        cell.terms = plain ? QString() : entryText(m_sheet, row, *entry).replace(u" + "_s, u"+"_s);
    }
    const auto kept = std::ranges::find(m_play.draft.unfit, at, &Unfit::cell);
    if (kept != m_play.draft.unfit.end()) {
        cell.state = whyUnfit(m_state, at, kept->typed) ? u"unfit"_s : u"begun"_s;
        cell.text = typedText(&row, kept->typed);
        cell.terms.clear();
    }
    if (cell.current && !m_play.draft.typed.empty()) {
        type(row, at, cell);
    }
    cell.tap.spoken = spokenCell(row, cell);
    return cell;
}

/// What is being typed stands in the cell.
void GridCells::type(const Row &row, const CellAt &at, SheetCell &cell) const
{
    const auto &typed = m_play.draft.typed;
    const auto sum = sumOf(typed);
    const bool isSum = typed.parts.size() > 1 && row.kindId() != KindId::Pairs;
    cell.text = isSum && sum ? numberText(*sum) : typedText(&row, typed);
    cell.terms = isSum ? typedText(&row, typed).replace(u" + "_s, u"+"_s) : QString();
    if (whyUnfit(m_state, at, typed) && !mayStillFit(m_state, at, typed)) {
        cell.state = u"unfit"_s;
    }
}
}
