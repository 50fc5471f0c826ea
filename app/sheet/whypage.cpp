// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/cells.h"
#include "app/sheet/sheettable.h"
#include "app/sheet/words/shipped.h"
#include "app/sheet/words/texts.h"
#include "model/sheet/why.h"

using namespace Qt::StringLiterals;

namespace OwnSheet
{
namespace
{
class WhyWriter
{
public:
    WhyWriter(const Play &play, const CellAt &cell)
        : m_play(play)
        , m_sheet(*play.setup().sheet)
        , m_cell(cell)
        , m_row(play.setup().sheet.row(cell.row))
        , m_why(why(play.state(), cell))
    {
    }

    SheetWhy write()
    {
        const auto name = columnName(m_play.setup(), m_cell.column, namesIn(m_play));
        SheetWhy page{.colours = coloursOf(m_play, m_cell.column),
            .title = rowTitle(m_sheet, m_row),
            //: Below the title of a row: whose number it is.
            .caption = m_row.kindId() == KindId::Rank
                ? SheetTable::tr("%1, ranked by %2").arg(name, titleOf(m_play.setup().sheet.of(m_cell.row)))
                //: Below the title of a row: whose number it is.
                : SheetTable::tr("%1, worked out").arg(name),
            .value = valueText(m_why.value),
            .note = shown(m_sheet, m_row.note)};
        addFormula(page);
        addPlaces(page);
        for (const auto &[row, value] : m_why.subtotal) {
            addLine(page, titleOf(row), {}, valueText(value));
        }
        for (std::size_t i = 0; i < m_why.rounds.size(); ++i) {
            addLine(page, roundTitle(static_cast<int>(i) + 1), {}, valueText(m_why.rounds[i]));
        }
        if (m_why.line) {
            addLine(page, SheetTable::tr("Looked up: %1").arg(numberText(m_why.line->n)), {},
                valueText(m_why.value));
        }
        for (const auto &cell : m_why.waitsFor) {
            //: A row of a sheet that is not filled in yet, and of whom.
            addCell(page, cell, SheetTable::tr("Waits for %1").arg(cellTitle(m_play, cell)), {});
        }
        return page;
    }

private:
    QString titleOf(int row) const { return rowTitle(m_sheet, m_play.setup().sheet.row(row)); }

    static void addLine(SheetWhy &page, const QString &title, const QString &note, const QString &points)
    {
        page.lines << TableChoice{.title = title, .note = note, .points = points};
    }
    static void addCell(SheetWhy &page, const CellAt &cell, const QString &title, const QString &points)
    {
        page.cells << TableChoice{.id = idOf("cell", cell), .title = title, .points = points};
    }

    /// With numbers in place of names; below it the rows that it names.
    void addFormula(SheetWhy &page) const
    {
        QString written;
        std::vector<int> named;
        for (const auto &piece : m_why.formula) {
            auto text = QString::fromStdString(piece.text);
            if (!piece.isNumber) {
                text.replace(u"//"_s, u" ÷ "_s).replace(u'*', u'×');
                page.formula += text;
                written += text;
                continue;
            }
            // Of all columns: "all(cards)".
            const auto bracket = text.indexOf(u'(') + 1;
            page.formula
                += text.startsWith(u"all("_s) ? u'(' + sumText(piece.row) + u')' : valueText(piece.value);
            written += piece.row < 0
                ? text
                : text.left(bracket) + titleOf(piece.row) + (bracket > 0 ? u")"_s : QString());
            if (piece.row >= 0 && std::ranges::find(named, piece.row) == named.end()) {
                named.push_back(piece.row);
                addNamed(page, piece.row, piece.value, bracket > 0 && !text.startsWith(u"before("_s));
            }
        }
        page.written = written;
    }
    /// What all columns have in a row: "60 + 40".
    QString sumText(int row) const
    {
        QStringList values;
        for (int column = 0; column < columnsOf(m_play.state()); ++column) {
            values << valueText(valuesAt(m_play.state(), m_cell.round).at(row, column));
        }
        return values.join(u" + "_s);
    }
    void addNamed(SheetWhy &page, int row, const Value &value, bool ofAll) const
    {
        const auto &described = m_play.setup().sheet.row(row);
        const bool here = isOfRound(described) == (m_cell.round > 0);
        if (ofAll && isEntered(described) && here && described.kindId() != KindId::Flag) {
            for (int column = 0; column < columnsOf(m_play.state()); ++column) {
                addCell(page, {row, column, m_cell.round},
                    columnName(m_play.setup(), column, namesIn(m_play)),
                    valueText(valuesAt(m_play.state(), m_cell.round).at(row, column)));
            }
        } else if (isEntered(described) && here && described.kindId() != KindId::Flag) {
            addCell(page, {row, m_cell.column, m_cell.round}, titleOf(row), valueText(value));
        } else {
            addLine(page, titleOf(row), shown(m_sheet, described.note), valueText(value));
        }
    }

    void addPlaces(SheetWhy &page) const
    {
        const auto *rank = m_row.as<Kinds::Rank>();
        if (!rank) {
            return;
        }
        const int of = m_play.setup().sheet.of(m_cell.row);
        for (int column = 0; column < static_cast<int>(m_why.places.size()); ++column) {
            const auto &[value, placed] = m_why.places[static_cast<std::size_t>(column)];
            //: A row of the sheet and its number, by which players are ranked.
            const auto by = SheetTable::tr("%1: %2").arg(titleOf(of), valueText(value));
            const auto name = columnName(m_play.setup(), column, namesIn(m_play));
            addLine(page,
                placed.place > 0 ? SheetTable::tr("%1: %2").arg(placeText(placed.place), name) : name, by,
                valueText(placed.points));
        }
        QStringList points;
        for (const int each : rank->points) {
            points << numberText(each);
        }
        //: %1 is a list of points: 8, 4, 2.
        page.note
            = SheetTable::tr("Points by place: %1.").arg(points.join(u", "_s)) + u' ' + tiesText(rank->ties);
    }
    static QString tiesText(Ties ties)
    {
        switch (ties) {
        case Ties::Share:
            return SheetTable::tr("Tied ones share, rounded down.");
        case Ties::Full:
        case Ties::Next:
            return SheetTable::tr("Tied ones all have the points of their place.");
        case Ties::None:
            break;
        }
        return SheetTable::tr("Tied ones have nothing.");
    }

    const Play &m_play;
    const Template &m_sheet;
    CellAt m_cell;
    const Row &m_row;
    Why m_why;
};
}

SheetWhy whyOf(const Play &play, const CellAt &cell)
{
    return WhyWriter(play, cell).write();
}
}
