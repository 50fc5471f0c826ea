// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/paper.h"
#include "app/bronze_age/words/texts.h"
#include "app/share/ink.h"
#include "app/words/idtext.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

using namespace Paper;
using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
constexpr PerId<Ware, QColor> Colours = {{{Umber, Slate, Terracotta, Azure, Ochre, Leaf}}};
constexpr double PegLabelWidth = 128;
constexpr double PegRowHeight = 31;
constexpr double FoodHeight = 38;
constexpr double Corner = 12;

/// The five goods as a flight of steps, the dearest on top, and food across the foot.
class PegBoard
{
    Q_DECLARE_TR_FUNCTIONS(BronzeAge)

public:
    PegBoard(QPainter &painter, const QRectF &area, const State &state, int seat)
        : m_painter(painter)
        , m_area(area)
        , m_state(state)
        , m_player(playerAt(state, seat))
        , m_column((area.width() - PegLabelWidth - 12) / (room(Good::Wood) + 1))
    {
    }

    void draw()
    {
        board();
        for (int i = 0; i < countOf<Good>; ++i) {
            const auto good = static_cast<Good>(countOf<Good> - 1 - i);
            goodRow(good, m_area.top() + (i + 0.5) * PegRowHeight);
        }
        foodRow(m_area.top() + countOf<Good> * PegRowHeight + 2);
        if (rulebook(m_state).ships) {
            ships();
        }
    }

private:
    double rowEnd(Good good) const
    {
        return m_area.left() + PegLabelWidth + (room(good) + 1) * m_column + 12;
    }

    void board()
    {
        // Every step has one round corner at its end; the one below it covers what would show.
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(Board);
        const double foot = m_area.top() + countOf<Good> * PegRowHeight;
        QPainterPath steps(m_area.topLeft() + QPointF(0, Corner));
        steps.quadTo(m_area.topLeft(), m_area.topLeft() + QPointF(Corner, 0));
        for (int i = 0; i < countOf<Good>; ++i) {
            const double end = rowEnd(static_cast<Good>(countOf<Good> - 1 - i));
            const double top = m_area.top() + i * PegRowHeight;
            steps.lineTo(end - Corner, top);
            steps.quadTo(end, top, end, top + Corner);
            steps.lineTo(end, top + PegRowHeight);
        }
        steps.lineTo(m_area.left(), foot);
        m_painter.drawPath(steps);
        const QRectF food(m_area.left(), foot + 2, m_area.width(), FoodHeight);
        QPainterPath base(food.topLeft());
        base.lineTo(food.topRight());
        base.lineTo(food.right(), food.bottom() - Corner);
        base.quadTo(food.bottomRight(), food.bottomRight() - QPointF(Corner, 0));
        base.lineTo(food.left() + Corner, food.bottom());
        base.quadTo(food.bottomLeft(), food.bottomLeft() - QPointF(0, Corner));
        m_painter.drawPath(base);
    }

    void label(Ware ware, double middle)
    {
        drawIcon(m_painter, {m_area.left() + 10, middle - 11, 22, 22}, idText(ware), Colours[ware]);
        write(m_painter, {m_area.left() + 38, middle - 10, PegLabelWidth - 42, 20},
            Qt::AlignLeft | Qt::AlignVCenter, nameOf(ware), textFace(13, QFont::Medium), Ink);
    }

    void goodRow(Good good, double middle)
    {
        label(static_cast<Ware>(good), middle);
        for (int i = 0; i <= room(good); ++i) {
            const QPointF at(m_area.left() + PegLabelWidth + (i + 0.5) * m_column, middle);
            hole(static_cast<Ware>(good), at, 11.5, i, m_player.goods[good], valueOf(good, i));
        }
    }

    void foodRow(double top)
    {
        const double middle = top + FoodHeight / 2;
        label(Ware::Food, middle);
        const double column = (m_area.width() - PegLabelWidth + 12 - 14) / (MaxFood + 1);
        for (int i = 0; i <= MaxFood; ++i) {
            const QPointF at(m_area.left() + PegLabelWidth - 12 + (i + 0.5) * column, middle);
            hole(Ware::Food, at, column / 2 - 1, i, m_player.food, i);
        }
    }

    void hole(Ware ware, const QPointF &at, double radius, int place, int peg, int value)
    {
        const bool stands = place == peg;
        const bool passed = place > 0 && place < peg;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(stands ? Colours[ware] : passed ? passedHole(ware) : Hole);
        const double reach = stands ? radius + 2.5 : radius;
        m_painter.drawEllipse(at, reach, reach);
        const int size = radius > 10 ? 12 : 10;
        write(m_painter, {at.x() - reach, at.y() - reach, 2 * reach, 2 * reach}, Qt::AlignCenter,
            QString::number(value), stands ? textFace(size + 1, QFont::Bold) : textFace(size, QFont::Medium),
            stands       ? OnAccent
                : passed ? Ink
                         : Ink2);
    }

    /// Three tenths of the good's colour on the board.
    static QColor passedHole(Ware ware)
    {
        const auto mix = [](int below, int above) { return (7 * below + 3 * above) / 10; };
        const auto &over = Colours[ware];
        return QColor(
            mix(Board.red(), over.red()), mix(Board.green(), over.green()), mix(Board.blue(), over.blue()));
    }

    /// Where the steps leave room.
    void ships()
    {
        const double side = 24;
        const QRectF area(m_area.right() - MaxShips * side, m_area.top(), MaxShips * side, side);
        for (int i = 0; i < MaxShips; ++i) {
            drawIcon(m_painter, {area.left() + i * side + 1, area.top(), side - 2, side - 2},
                u"dev-shipping"_s, i < m_player.ships ? Accent : Line);
        }
        write(m_painter, {area.left(), area.bottom(), area.width() - 2, 18},
            Qt::AlignRight | Qt::AlignVCenter, tr("Ships"), textFace(13, QFont::Medium), Ink2);
    }

    QPainter &m_painter;
    const QRectF m_area;
    const State &m_state;
    const Player &m_player;
    const double m_column;
};
}

void drawPegBoard(QPainter &painter, const QRectF &area, const State &state, int seat)
{
    PegBoard(painter, area, state, seat).draw();
}
}
