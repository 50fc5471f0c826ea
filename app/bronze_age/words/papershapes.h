// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/bronze_age/ids.h"

#include <QList>
#include <QPainterPath>
#include <QSizeF>

#include <cmath>

class QPainter;

namespace BronzeAge
{
/// The boxes that a building is drawn from.
struct Bricks {
    double side = 20;
    double gap = 3;

    double pitch() const { return side + gap; }
    double pad() const { return std::round(side * 0.26); }
    double span(int count) const { return count * side + (count - 1) * gap; }
};

/// A building on paper: the corners of its boxes from the ground up, and its outline around them.
struct Figure {
    Bricks bricks;
    QSizeF size;
    QList<QPointF> boxes;
    QPainterPath outline;
    /// What grows on it.
    QPainterPath foliage;
};

Figure figureOf(Monument monument, const Bricks &bricks);
/// The outline, and what grows on it, around boxes that have their places.
void addOutline(Monument monument, Figure &figure);

void drawOutline(QPainter &painter, const Figure &figure, bool built);
void drawBoxes(QPainter &painter, const Figure &figure, int ticked);
}
