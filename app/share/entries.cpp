// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/entries.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Paper
{
namespace
{
constexpr auto Left = Qt::AlignLeft | Qt::AlignVCenter;
constexpr auto Right = Qt::AlignRight | Qt::AlignVCenter;

/// The name at the left and what is said of it at the right; where both are too long they share the room.
void drawWords(QPainter &painter, const QRectF &area, const Entry &entry, int size)
{
    constexpr double Between = 8;
    const double name = widthOf(entry.name, textFace(size));
    const double text = entry.text.isEmpty() ? 0 : widthOf(entry.text, textFace(size - 1)) + Between;
    const double room = area.width() * std::min(1.0, name / std::max(1.0, name + text));
    const double split = name + text <= area.width() ? area.width() - text : room;
    write(painter, {area.left(), area.top(), split, area.height()}, Left, entry.name, textFace(size), Ink);
    if (text > 0) {
        write(painter, area.adjusted(split + Between, 0, 0, 0), Right, entry.text, textFace(size - 1), Ink2);
    }
}
}

double drawEntries(QPainter &painter, const QRectF &area, const QList<Entry> &entries)
{
    constexpr double Lowest = 15;
    constexpr double Highest = 24;
    constexpr double Between = 14;
    constexpr double NumberWidth = 34;
    if (entries.isEmpty()) {
        write(painter, {area.left(), area.top(), area.width(), Highest}, Left, u"·"_s, textFace(15), Ink3);
    }
    const auto rowsIn
        = [&](int columns) { return (static_cast<int>(entries.size()) + columns - 1) / columns; };
    int columns = 1;
    while (columns < 3 && rowsIn(columns) * Lowest > area.height()) {
        ++columns;
    }
    const double width = (area.width() - (columns - 1) * Between) / columns;
    const double height = std::min(Highest, area.height() / std::max(1, rowsIn(columns)));
    const int size = std::max(7, static_cast<int>(height * 0.62));
    const double side = std::min(20.0, height - 2);
    for (int i = 0; i < entries.size(); ++i) {
        auto entry = entries.at(i);
        if (columns > 1) {
            entry.text.clear();
        }
        const QRectF row(area.left() + i / rowsIn(columns) * (width + Between),
            area.top() + i % rowsIn(columns) * height, width, height);
        drawIcon(painter, {row.left(), row.center().y() - side / 2, side, side}, entry.icon, entry.colour);
        const double end = entry.number.isEmpty() ? 0 : NumberWidth;
        drawWords(painter, row.adjusted(side + 8, 0, -end, 0), entry, size);
        write(painter, row.adjusted(row.width() - end, 0, 0, 0), Right, entry.number, displayFace(size + 3),
            entry.colour == Harm ? Harm : Ink);
    }
    return area.top() + rowsIn(columns) * height;
}

void drawTotal(QPainter &painter, const QRectF &area, const Total &total)
{
    constexpr double NumberWidth = 90;
    QRectF row(area.left(), area.top() + 4, area.width(), 44);
    drawDoubleRule(painter, row.left(), row.right(), row.top(), LineControl);
    row.translate(0, 6);
    write(painter, row.adjusted(0, 0, -NumberWidth, 0), Left, total.label, displayFace(22), Ink);
    write(painter, row.adjusted(row.width() - NumberWidth, 0, 0, 0), Right, total.number, displayFace(40),
        Accent);
    if (!total.note.isEmpty()) {
        row.translate(0, row.height());
        drawIcon(painter, {row.left(), row.top() + 4, 14, 14}, u"ui-edit"_s, Ink3);
        write(painter, {row.left() + 20, row.top(), row.width() - 20, 22}, Left, total.note, textFace(12),
            Ink3);
    }
}
}
