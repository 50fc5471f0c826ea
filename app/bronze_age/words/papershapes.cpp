// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/papershapes.h"

#include "app/share/ink.h"

#include <QPainter>

using namespace Paper;

namespace BronzeAge
{
namespace
{
/// A length as a sum of sides, gaps and paddings of the boxes, and a few units of line.
struct Length {
    double sides = 0;
    double gaps = 0;
    double pads = 0;
    double lines = 0;

    double of(const Bricks &bricks) const
    {
        return sides * bricks.side + gaps * bricks.gap + pads * bricks.pad() + lines;
    }
};

/// How a monument is laid out; the drawings on screen have the same proportions.
struct Plan {
    /// Boxes in each row, the highest first.
    std::array<int, 9> rows;
    Length width;
    Length height;
    /// Where the highest row begins.
    Length top;
    /// What lies between the highest row and the others beyond the gap.
    Length below;
};

constexpr PerId<Monument, Plan> Plans = {{{
    {{1, 2}, {3.1, 1, 2}, {2.5, 2, 1}, {0, 0, 1, 1}, {}},
    {{2, 3}, {4.3, 0, 4.8}, {2.35, 2, 2}, {0, 0, 0.75, 1}, {0.175, 0, 1, 0.25}},
    {{1, 3, 3}, {4, 2, 2}, {4.15, 2, 1.2}, {0.75, 0, 0, -2}, {0, -1, 0.6, 5.5}},
    {{1, 1, 1, 1, 1, 1, 1, 1, 1}, {1.9, 0, 2}, {10.4, 9, 1}, {0.85, 0.6}, {}},
    {{2, 4, 5}, {5.7, 4, 2}, {3.55, 3, 1.2}, {0.55, 0, 0, 0.5}, {}},
    {{13}, {13.5, 12, 2}, {1.92, 0, 1.6}, {0.92, 0, 0.7}, {}},
    {{1, 2, 3, 4, 5}, {6, 5, 2.4}, {6.15, 5, 1}, {1.15, 0, 0, 1}, {}},
}}};

/// The boxes of a row stand together in the middle; those of the stone circle stand one in each stone.
double pitchOf(Monument monument, std::size_t row, const Figure &figure)
{
    const auto &bricks = figure.bricks;
    if (monument != Monument::StoneCircle) {
        return bricks.pitch();
    }
    return row == 0 ? (figure.size.width() + 1) / 2 : 1.5 * bricks.side + 1.6 * bricks.pad();
}
}

Figure figureOf(Monument monument, const Bricks &bricks)
{
    const auto &plan = Plans[monument];
    Figure figure{.bricks = bricks, .size = {plan.width.of(bricks), plan.height.of(bricks)}};
    for (auto row = plan.rows.size(); row-- > 0;) {
        const int count = plan.rows[row];
        const double pitch = pitchOf(monument, row, figure);
        const double left = (figure.size.width() - (count - 1) * pitch - bricks.side) / 2;
        const double top = plan.top.of(bricks)
            + (row == 0 ? 0 : plan.below.of(bricks) + static_cast<double>(row) * bricks.pitch());
        for (int column = 0; column < count; ++column) {
            figure.boxes << QPointF(left + column * pitch, top);
        }
    }
    addOutline(monument, figure);
    return figure;
}

void drawOutline(QPainter &painter, const Figure &figure, bool built)
{
    painter.setPen(QPen(
        built ? Accent : Line, built ? 2 * HairLine : HairLine, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    painter.setBrush(built ? AccentSoft : Board);
    painter.drawPath(figure.outline);
    painter.fillPath(figure.foliage, built ? Accent : LineControl);
}

void drawBoxes(QPainter &painter, const Figure &figure, int ticked)
{
    const double side = figure.bricks.side;
    for (qsizetype i = 0; i < figure.boxes.size(); ++i) {
        drawBox(painter, {figure.boxes[i], QSizeF(side, side)}, i < ticked ? Mark::Ticked : Mark::Empty);
    }
}
}
