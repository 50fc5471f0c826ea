// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/share/ink.h"

#include <QList>

/// Lists on paper.
namespace Paper
{
/// A thing, what is said of it, and a number.
struct Entry {
    QString icon;
    QString name;
    QString text = {};
    QString number = {};
    QColor colour = Ink2;
};
/// Entries one below the other, the rows as high as there is room for. Where they would be too low, there are
/// several columns, which have no room for what is said of each. Gives back where they end.
double drawEntries(QPainter &painter, const QRectF &area, const QList<Entry> &entries);

/// What a list adds up to.
struct Total {
    QString label;
    QString number;
    /// That it was corrected by hand; else empty.
    QString note = {};
};
inline constexpr double TotalHeight = 76;
void drawTotal(QPainter &painter, const QRectF &area, const Total &total);
}
