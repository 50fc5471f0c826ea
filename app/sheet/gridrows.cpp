// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/gridrows.h"
#include "app/sheet/sheettable.h"
#include "app/sheet/words/shipped.h"
#include "app/sheet/words/texts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet
{
namespace
{
/// With more rows than this, sections fold.
constexpr int ManyRows = 20;
/// Where the line for all helping rows stands, among the rows of a section.
constexpr int QuietLine = -1;

QString signOf(const Row &row)
{
    switch (row.kindId()) {
    case KindId::Formula:
        return u"sheet-formula"_s;
    case KindId::Rank:
        return u"sheet-rank"_s;
    case KindId::Subtotal:
        return u"sheet-subtotal"_s;
    case KindId::Lookup:
        return isEntered(row) ? QString() : u"sheet-lookup"_s;
    default:
        return {};
    }
}

QString spoken(const Row &row, const QString &title)
{
    //: Spoken: a row of a sheet that is worked out.
    return !isEntered(row) ? SheetTable::tr("%1, worked out").arg(title)
        //: Spoken: a row of a sheet that is not part of the total.
        : !isCounted(row) ? SheetTable::tr("%1, only helps").arg(title)
                          : title;
}
}

GridRows::GridRows(const Play &play)
    : m_play(play)
    , m_state(play.state())
    , m_sheet(*play.setup().sheet)
    , m_cells(play)
{
}

SheetRow GridRows::row(int index, int round) const
{
    auto row = head(index, round);
    for (int column = 0; column < columnsOf(m_state); ++column) {
        row.cells << m_cells.cell({index, column, round});
    }
    return row;
}

SheetRow GridRows::rowOf(int column, int index, int round) const
{
    auto row = head(index, round);
    row.cells << m_cells.cell({index, column, round});
    return row;
}

SheetRow GridRows::head(int index, int round) const
{
    const auto &row = m_state.setup.sheet.row(index);
    const auto title = rowTitle(m_sheet, row);
    const auto &at = m_play.draft.cell;
    return {.kind = u"row"_s,
        .title = title,
        .icon = row.counts || row.kindId() == KindId::Subtotal || !signOf(row).isEmpty() ? signOf(row)
                                                                                         : u"sheet-feeds"_s,
        .about = u"row-"_s + QString::number(index),
        .spoken = spoken(row, title),
        .worked = !isEntered(row),
        .helps = !isCounted(row),
        .current = at && at->row == index && at->round == round,
        .subtotal = row.kindId() == KindId::Subtotal};
}

QList<SheetRow> GridRows::rows(Per per, int round) const
{
    QList<SheetRow> list;
    std::vector<int> section;
    const bool folds = m_state.setup.sheet.size() > ManyRows;
    const auto flush = [&](int subtotal) {
        list += folds && subtotal >= 0 ? sectionRows(section, subtotal, round) : plainRows(section, round);
        section.clear();
        if (subtotal >= 0 && !folds) {
            list << row(subtotal, round);
        }
    };
    for (int i = 0; i < m_state.setup.sheet.size(); ++i) {
        const auto &described = m_state.setup.sheet.row(i);
        if (described.per != per) {
            continue;
        }
        if (described.quiet && quietBefore(i) == 0) {
            section.push_back(QuietLine);
        }
        if (described.quiet && !showsQuiet(m_play)) {
            continue;
        }
        if (described.kindId() == KindId::Subtotal) {
            flush(i);
        } else {
            section.push_back(i);
        }
    }
    flush(-1);
    return list;
}

/// How many of all helping rows come before this one; there is one line for all.
int GridRows::quietBefore(int row) const
{
    return static_cast<int>(std::count_if(
        m_sheet.rows.begin(), m_sheet.rows.begin() + row, [](const Row &before) { return before.quiet; }));
}

SheetRow GridRows::quietLine() const
{
    const bool open = showsQuiet(m_play);
    const int count = quietBefore(m_state.setup.sheet.size());
    //: Rows that other rows are worked out from.
    const auto title = SheetTable::tr("%n helping rows", nullptr, count);
    return {.kind = u"quiet"_s, .opener = {.id = u"quiet"_s, .title = title}, .title = title, .open = open};
}

QList<SheetRow> GridRows::plainRows(const std::vector<int> &section, int round) const
{
    QList<SheetRow> list;
    for (const int index : section) {
        list << (index == QuietLine ? quietLine() : row(index, round));
    }
    return list;
}

/// Open while one is at it, folded to its sums when it is full, to one line while it is empty.
QList<SheetRow> GridRows::sectionRows(const std::vector<int> &section, int subtotal, int round) const
{
    int cells = 0;
    int filled = 0;
    for (const int index : section) {
        for (int column = 0;
             index != QuietLine && isEntered(m_state.setup.sheet.row(index)) && column < columnsOf(m_state);
             ++column) {
            ++cells;
            filled += entryAt(m_state, {index, column, round}) ? 1 : 0;
        }
    }
    const auto &at = m_play.draft.cell;
    const bool here = at && at->round == round && std::ranges::find(section, at->row) != section.end();
    const bool open = here || m_play.draft.section == subtotal || (!at && filled < cells);
    auto head = row(subtotal, round);
    head.kind = u"section"_s;
    head.open = open;
    const auto count = static_cast<int>(section.size());
    head.note = filled == cells ? SheetTable::tr("%n rows, all filled", nullptr, count)
        : filled == 0           ? SheetTable::tr("%n rows, empty", nullptr, count)
                                : SheetTable::tr("%n of %1 cells", nullptr, filled).arg(cells);
    head.opener = {.id = u"section-"_s + QString::number(subtotal),
        .title = head.title,
        //: A section of a sheet, and how many rows it has.
        .spoken = SheetTable::tr("%1, %2").arg(head.title, head.note),
        .enabled = !here};
    QList<SheetRow> list{head};
    return open ? list + plainRows(section, round) : list;
}
}
