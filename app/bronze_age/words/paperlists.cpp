// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/paper.h"

#include "app/bronze_age/words/amounts.h"
#include "app/bronze_age/words/texts.h"
#include "app/share/ink.h"
#include "model/bronze_age/score.h"

#include <QCoreApplication>
#include <QPainter>

using namespace Paper;
using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
/// Developments + monuments + bonuses − disasters = total, one below the other.
class ScoreColumn
{
    Q_DECLARE_TR_FUNCTIONS(BronzeAge)

public:
    ScoreColumn(QPainter &painter, const QRectF &area)
        : m_painter(painter)
        , m_row(area.left(), area.top(), area.width(), 25)
    {
    }

    void draw(const Points &points, bool corrected)
    {
        part(tr("Developments"), points.developments, Ink);
        part(tr("Monuments"), points.monuments, Ink);
        part(tr("Bonuses"), points.bonuses, Ink);
        part(tr("Disasters"), -points.disasters, points.disasters > 0 ? Harm : Ink);
        drawDoubleRule(m_painter, m_row.left(), m_row.right(), m_row.top() + 3, LineControl);
        m_row = QRectF(m_row.left(), m_row.top() + 8, m_row.width(), 36);
        write(m_painter, label(), Left, tr("Total"), displayFace(22), Ink);
        write(m_painter, number(), Right, scoreText(points.total()), displayFace(34), Accent);
        if (corrected) {
            mark(label().adjusted(widthOf(tr("Total"), displayFace(22)) + 14, 0, 0, 0));
        }
    }

private:
    static constexpr auto Left = Qt::AlignLeft | Qt::AlignVCenter;
    static constexpr auto Right = Qt::AlignRight | Qt::AlignVCenter;
    static constexpr double NumberWidth = 60;

    QRectF label() const { return m_row.adjusted(0, 0, -NumberWidth, 0); }
    QRectF number() const { return m_row.adjusted(m_row.width() - NumberWidth, 0, 0, 0); }

    void part(const QString &name, int points, const QColor &color)
    {
        write(m_painter, label(), Left, name, textFace(15), Ink2);
        write(m_painter, number(), Right, scoreText(points), displayFace(21), color);
        m_row.translate(0, m_row.height());
    }
    /// The table's word changed this sheet.
    void mark(const QRectF &area)
    {
        drawIcon(m_painter, {area.left(), area.center().y() - 6, 13, 13}, u"ui-edit"_s, Ink3);
        write(m_painter, area.adjusted(18, 0, 0, 0), Left, tr("Corrected by hand"), textFace(12), Ink3);
    }

    QPainter &m_painter;
    QRectF m_row;
};
}

void drawDevelopments(QPainter &painter, const QRectF &area, const State &state, int seat)
{
    const auto &book = rulebook(state);
    const double height = area.height() / book.developmentCount;
    QRectF row(area.left(), area.top(), area.width(), height);
    for (const Development development : valuesOf<Development>()) {
        if (!isInEdition(state.setup, development)) {
            continue;
        }
        const bool owned = has(playerAt(state, seat), development);
        const auto middle = row.center().y();
        const auto left = Qt::AlignLeft | Qt::AlignVCenter;
        write(painter, {row.left(), row.top(), 18, height}, Qt::AlignRight | Qt::AlignVCenter,
            QString::number(book.developments[development].cost), textFace(12), Ink3);
        drawBox(painter, {row.left() + 27, middle - 8.5, 17, 17}, owned ? Mark::Ticked : Mark::Empty);
        write(painter, {row.left() + 54, row.top(), row.width() - 54 - 34, height}, left, nameOf(development),
            textFace(15, owned ? QFont::DemiBold : QFont::Normal), owned ? Ink : Ink2);
        const auto points = QString::number(book.developments[development].points);
        if (owned) {
            drawPill(painter, {row.right() - 14, middle}, points, true);
        } else {
            write(painter, {row.right() - 28, row.top(), 28, height}, Qt::AlignCenter, points,
                textFace(13, QFont::Medium), Ink2);
        }
        row.translate(0, height);
    }
}

void drawDisasters(QPainter &painter, const QRectF &area, int count)
{
    constexpr int Columns = 15;
    constexpr double Gap = 2;
    constexpr double GroupGap = 8;
    const double side = (area.width() - 12 * Gap - 2 * GroupGap) / Columns;
    for (int i = 0; i < DisasterBoxes; ++i) {
        const int column = i % Columns;
        const int row = i / Columns;
        const int group = column / 5;
        const double x = column * (side + Gap) + group * (GroupGap - Gap);
        drawBox(painter, {area.left() + x, area.top() + row * (side + Gap), side, side},
            i < count ? Mark::Harm : Mark::Empty);
    }
    if (count > DisasterBoxes) {
        write(painter, {area.left(), area.top() + 3 * (side + Gap), area.width(), 16}, Qt::AlignRight,
            u"%1 + %2"_s.arg(DisasterBoxes).arg(count - DisasterBoxes), textFace(12, QFont::DemiBold), Harm);
    }
}

void drawScore(QPainter &painter, const QRectF &area, const State &state, int seat, bool corrected)
{
    ScoreColumn(painter, area).draw(points(state, seat), corrected);
}
}
