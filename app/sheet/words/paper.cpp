// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/words/paper.h"

#include "app/games.h"
#include "app/share/ink.h"
#include "app/sheet/words/shipped.h"
#include "app/sheet/words/texts.h"
#include "model/sheet/codec.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

using namespace Paper;
using namespace Qt::StringLiterals;

namespace OwnSheet
{
namespace
{
constexpr auto Left = Qt::AlignLeft | Qt::AlignVCenter;
constexpr double TitleShare = 0.3;
constexpr double Lowest = 12;
constexpr double Highest = 30;
constexpr int EmptyRounds = 20;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(OwnSheet)
};

/// A line of the paper: a title and what stands in each column.
struct PaperLine {
    QString title;
    QStringList cells = {};
    bool worked = false;
    bool strong = false;
};

/// Lines below each other, as high as there is room for.
class Grid
{
public:
    Grid(QPainter &painter, const QRectF &area, int columns, int lines)
        : m_painter(painter)
        , m_area(area)
        , m_columns(columns)
        , m_height(std::clamp(area.height() / std::max(1, lines), Lowest, Highest))
        , m_whole(lines * m_height)
        , m_y(area.top())
        , m_size(static_cast<int>(std::clamp(m_height * 0.58, 7.0, 15.0)))
    {
    }

    void setOff(int column)
    {
        m_painter.fillRect(cellAt(column).adjusted(0, 0, 0, m_whole - m_height), AccentSoft);
    }

    void draw(const PaperLine &line)
    {
        if (line.worked) {
            m_painter.fillRect(QRectF(m_area.left(), m_y, titleWidth(), m_height), Hole);
        }
        const auto font = textFace(m_size, line.strong ? QFont::DemiBold : QFont::Normal);
        const QRectF title(m_area.left() + 4, m_y, titleWidth() - 8, m_height);
        write(m_painter, title, Left, line.title, font, line.worked ? Ink3 : Ink);
        for (int column = 0; column < m_columns; ++column) {
            const auto cell = cellAt(column);
            m_painter.setPen(QPen(Paper::Line, HairLine));
            m_painter.drawLine(cell.topLeft(), cell.bottomLeft());
            const auto text = line.cells.value(column);
            write(m_painter, cell.adjusted(2, 0, -2, 0), Qt::AlignCenter, text, font,
                text.startsWith(QChar(0x2212)) ? Harm
                    : line.worked              ? Ink3
                                               : Ink);
        }
        m_y += m_height;
        m_painter.setPen(QPen(line.strong ? LineStrong : Paper::Line, line.strong ? StrongLine : HairLine));
        m_painter.drawLine(QPointF(m_area.left(), m_y), QPointF(m_area.right(), m_y));
    }

private:
    double titleWidth() const { return m_area.width() * TitleShare; }
    QRectF cellAt(int column) const
    {
        const double width = (m_area.width() - titleWidth()) / m_columns;
        return {m_area.left() + titleWidth() + column * width, m_y, width, m_height};
    }

    QPainter &m_painter;
    QRectF m_area;
    int m_columns;
    double m_height;
    /// Of all lines.
    double m_whole;
    double m_y;
    int m_size;
};

QString cellText(const State &state, int row, int column)
{
    const auto &described = state.setup.sheet.row(row);
    const auto value = valueText(workedOut(state).game.at(row, column));
    const auto &entry = isEntered(described) && !isOfRound(described) ? entryAt(state, {row, column, 0})
                                                                      : std::optional<Entry>();
    const bool plain = !entry || (entry->terms.empty() && described.kindId() == KindId::Number);
    return plain ? value : entryText(*state.setup.sheet, described, *entry) + u" = "_s + value;
}

QList<PaperLine> linesOf(const State &state, const QStringList &names)
{
    const int columns = columnsOf(state);
    const auto perColumn = [&](auto text) {
        QStringList cells;
        for (int column = 0; column < columns; ++column) {
            cells << text(column);
        }
        return cells;
    };
    const auto at = [](const std::vector<int> &numbers, int column) {
        return numberText(numbers[static_cast<std::size_t>(column)]);
    };
    QList<PaperLine> lines{{.title = {},
        .cells = perColumn([&](int column) { return columnName(state.setup, column, names); }),
        .strong = true}};
    for (int round = 1; state.setup.sheet.hasRounds() && round <= state.round; ++round) {
        const auto points = pointsOfRound(state, round);
        lines << PaperLine{
            .title = roundTitle(round), .cells = perColumn([&](int column) { return at(points, column); })};
    }
    for (int row = 0; row < state.setup.sheet.size(); ++row) {
        const auto &described = state.setup.sheet.row(row);
        if (!described.quiet) {
            lines << PaperLine{.title = rowTitle(*state.setup.sheet, described),
                .cells = perColumn([&](int column) { return cellText(state, row, column); }),
                .worked = !isEntered(described)};
        }
    }
    if (std::ranges::any_of(state.extra, [](int extra) { return extra != 0; })) {
        lines << PaperLine{
            .title = extraTitle(), .cells = perColumn([&](int column) { return at(state.extra, column); })};
    }
    const auto totals = totalsOf(state);
    lines << PaperLine{.title = Words::tr("Total"),
        .cells = perColumn([&](int column) { return at(totals, column); }),
        .strong = true};
    return lines;
}
}

void drawSheet(QPainter &painter, const QRectF &area, const Record &record, int seat)
{
    Course<Rules> course(record);
    for (const auto &step : record.actions) {
        if (course.advance(step)) {
            break;
        }
    }
    const auto &state = course.state();
    const auto lines = linesOf(state, seatNames(record));
    Grid grid(painter, area, columnsOf(state), static_cast<int>(lines.size()));
    grid.setOff(columnOf(state.setup, seat));
    for (const auto &line : lines) {
        grid.draw(line);
    }
}

void drawEmptySheet(QPainter &painter, const QRectF &area, const Template &sheet, int columns)
{
    QList<PaperLine> lines{{.title = {}, .strong = true}};
    for (int round = 1; hasRounds(sheet) && round <= EmptyRounds; ++round) {
        lines << PaperLine{.title = roundTitle(round)};
    }
    for (const auto &row : sheet.rows) {
        if (!row.quiet) {
            lines << PaperLine{.title = rowTitle(sheet, row), .worked = !isEntered(row)};
        }
    }
    lines << PaperLine{.title = Words::tr("Total"), .strong = true};
    Grid grid(painter, area, columns, static_cast<int>(lines.size()));
    for (const auto &line : lines) {
        grid.draw(line);
    }
}
}
