// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/paper.h"
#include "app/bronze_age/words/papershapes.h"
#include "app/bronze_age/words/texts.h"
#include "app/share/ink.h"

#include <QPainter>

#include <algorithm>

using namespace Paper;

namespace BronzeAge
{
namespace
{
constexpr Bricks Stones{.side = 20, .gap = 3};
constexpr Bricks WallStones{.side = 23, .gap = 2.5};
constexpr double TagHeight = 22;
/// A name of two lines and the points below it, or both in one row.
constexpr double StackHeight = 58;
constexpr double RowHeight = 26;
constexpr double ObeliskCaption = 42;
/// A pill and the number beside it.
constexpr double BesidePill = 24;

/// The seven where the paper has them: three small ones above two large ones, the Obelisk upright at the
/// right, the Great Wall across the foot.
class Field
{
public:
    Field(QPainter &painter, const QRectF &area, const State &state, int seat)
        : m_painter(painter)
        , m_area(area)
        , m_state(state)
        , m_seat(seat)
    {
    }

    void draw()
    {
        const double wallTop = wall();
        const double aside = std::max(76.0, figureOf(Monument::Obelisk, Stones).size.width());
        const double inner = m_area.width() - aside - 6;
        const double lowerGround = wallTop - 12 - RowHeight;
        const double upperGround
            = lowerGround - figureOf(Monument::GreatPyramid, Stones).size.height() - 8 - StackHeight;
        const double left = m_area.left();
        standStacked(Monument::StepPyramid, left + inner / 6, inner / 3, upperGround);
        standStacked(Monument::StoneCircle, left + inner / 2, inner / 3, upperGround);
        standStacked(Monument::Temple, left + inner * 5 / 6, inner / 3, upperGround);
        standInRow(Monument::HangingGardens, left + inner * 0.24, inner / 2, lowerGround);
        standInRow(Monument::GreatPyramid, left + inner * 0.74, inner / 2, lowerGround);
        standStacked(
            Monument::Obelisk, m_area.right() - aside / 2, aside, lowerGround + RowHeight - ObeliskCaption);
    }

private:
    /// On the ground, in the middle of its column.
    void stand(Monument monument, double middle, double ground)
    {
        const auto figure = figureOf(monument, Stones);
        draw(monument, figure, {middle - figure.size.width() / 2, ground - figure.size.height()});
    }
    /// The name and below it the points.
    void standStacked(Monument monument, double middle, double column, double ground)
    {
        stand(monument, middle, ground);
        const QRectF caption(middle - column / 2 + 2, ground + 4, column - 4, StackHeight);
        const double height = writeLines(
            m_painter, caption, Qt::AlignHCenter, nameOf(monument), nameFace(), nameInk(monument));
        tag(monument,
            {middle - tagWidth(monument) / 2, caption.top() + height + 2, tagWidth(monument), TagHeight});
    }
    /// The name and beside it the points.
    void standInRow(Monument monument, double middle, double column, double ground)
    {
        stand(monument, middle, ground);
        const double points = tagWidth(monument);
        const double words = std::min(widthOf(nameOf(monument), nameFace()) + 1, column - points - 8);
        const double left = middle - (words + 8 + points) / 2;
        write(m_painter, {left, ground + 4, words, TagHeight}, Qt::AlignLeft | Qt::AlignVCenter,
            nameOf(monument), nameFace(), nameInk(monument));
        tag(monument, {left + words + 8, ground + 4, points, TagHeight});
    }

    /// Gives back where it begins.
    double wall()
    {
        const auto monument = Monument::GreatWall;
        const auto figure = figureOf(monument, WallStones);
        const QPointF at(m_area.left(), m_area.bottom() - figure.size.height());
        draw(monument, figure, at);
        const QRectF caption(at.x() + figure.size.width() + 12, at.y() + 6,
            m_area.width() - figure.size.width() - 12, figure.size.height() - 6);
        write(m_painter, caption, Qt::AlignLeft | Qt::AlignTop, nameOf(monument), nameFace(),
            nameInk(monument));
        tag(monument, {caption.left(), caption.bottom() - TagHeight - 4, tagWidth(monument), TagHeight});
        return at.y();
    }

    void draw(Monument monument, const Figure &figure, const QPointF &at)
    {
        const auto &player = playerAt(m_state, m_seat);
        const bool inPlay = isInPlay(m_state.setup, monument);
        m_painter.save();
        m_painter.translate(at);
        m_painter.setOpacity(inPlay ? 1 : 0.4);
        drawOutline(m_painter, figure, isBuilt(player, monument));
        drawBoxes(m_painter, figure, player.monumentBoxes[monument]);
        if (!inPlay) {
            m_painter.setPen(QPen(Ink2, 2));
            m_painter.drawLine(QPointF(0, figure.size.height()), QPointF(figure.size.width(), 0));
        }
        m_painter.restore();
    }

    static QFont nameFace() { return textFace(13, QFont::Medium); }
    QColor nameInk(Monument monument) const { return isInPlay(m_state.setup, monument) ? Ink : LineControl; }

    double tagWidth(Monument monument) const
    {
        return !isInPlay(m_state.setup, monument)       ? 0
            : monumentPoints(m_state, m_seat, monument) ? PillWidth
                                                        : PillWidth + BesidePill;
    }

    /// What it brought, or what it would have: the first one's points are struck out once somebody has them.
    void tag(Monument monument, const QRectF &area)
    {
        if (!isInPlay(m_state.setup, monument)) {
            return;
        }
        const double middle = area.center().y();
        if (const auto scored = monumentPoints(m_state, m_seat, monument)) {
            drawPill(m_painter, area.center(), QString::number(*scored), true);
            return;
        }
        const auto first = QString::number(MonumentTable[monument].first);
        const auto later = QString::number(rulebook(m_state).later[monument]);
        auto font = textFace(13, QFont::Bold);
        if (m_state.firstBuilder[monument]) {
            font.setStrikeOut(true);
            write(m_painter, {area.left(), area.top(), BesidePill, area.height()}, Qt::AlignCenter, first,
                font, Ink3);
            drawPill(m_painter, {area.right() - PillWidth / 2, middle}, later, false);
        } else {
            drawPill(m_painter, {area.left() + PillWidth / 2, middle}, first, false);
            write(m_painter, {area.right() - BesidePill, area.top(), BesidePill, area.height()},
                Qt::AlignCenter, later, font, Ink2);
        }
    }

    QPainter &m_painter;
    const QRectF m_area;
    const State &m_state;
    const int m_seat;
};
}

void drawMonuments(QPainter &painter, const QRectF &area, const State &state, int seat)
{
    Field(painter, area, state, seat).draw();
}
}
