// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/ink.h"

#include <QFile>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace Paper
{
namespace
{
constexpr double SectionHeight = 34;
constexpr double Pi = std::numbers::pi;

QFont face(const QString &family, int size, QFont::Weight weight)
{
    QFont font(family);
    font.setPixelSize(size);
    font.setWeight(weight);
    // Paper has no pixels to bend the letters to.
    font.setHintingPreference(QFont::PreferNoHinting);
    // Shaped, Inter swaps the signs between digits and capitals for others that a document cannot name: they
    // would be seen and not found. Other scripts are shaped all the same.
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

void shrinkTo(QFont &font, double width, const QString &text)
{
    while (font.pixelSize() > 1 && widthOf(text, font) > width) {
        font.setPixelSize(font.pixelSize() - 1);
    }
}

/// The text in lines of a width.
QStringList linesOf(const QString &text, const QFont &font, double width, QTextOption::WrapMode mode)
{
    QTextLayout layout(text, font);
    QTextOption breaking;
    breaking.setWrapMode(mode);
    layout.setTextOption(breaking);
    QStringList lines;
    layout.beginLayout();
    for (auto line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}
bool fits(const QStringList &lines, const QFont &font, const QSizeF &room)
{
    return QFontMetricsF(font).height() * static_cast<double>(lines.size()) <= room.height()
        && std::ranges::all_of(
            lines, [&](const QString &line) { return widthOf(line, font) <= room.width(); });
}

void addLeaf(QPainterPath &path, const QPointF &at, double degrees, double scale)
{
    QPainterPath leaf;
    leaf.quadTo(9, -7, 20, 0);
    leaf.quadTo(9, 7, 0, 0);
    path.addPath(QTransform::fromTranslate(at.x(), at.y()).rotate(degrees).scale(scale, scale).map(leaf));
}
}

QFont displayFace(int size)
{
    return face(u"Gentium Basic"_s, size, QFont::Bold);
}

QFont textFace(int size, QFont::Weight weight)
{
    return face(u"Inter"_s, size, weight);
}

double widthOf(const QString &text, const QFont &font)
{
    return QFontMetricsF(font).horizontalAdvance(text);
}

void write(QPainter &painter, const QRectF &area, Qt::Alignment alignment, const QString &text, QFont font,
    const QColor &color)
{
    shrinkTo(font, area.width(), text);
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(area, static_cast<int>(alignment) | Qt::TextSingleLine | Qt::TextDontClip, text);
}

double writeLines(QPainter &painter, const QRectF &area, Qt::Alignment alignment, const QString &text,
    QFont font, const QColor &color)
{
    for (const auto &word : text.split(u' ')) {
        shrinkTo(font, area.width(), word);
    }
    painter.setFont(font);
    painter.setPen(color);
    QRectF taken;
    painter.drawText(
        area, static_cast<int>(alignment | Qt::AlignTop) | Qt::TextWordWrap | Qt::TextDontClip, text, &taken);
    return taken.height();
}

void writeWithin(QPainter &painter, const QRectF &area, Qt::Alignment alignment, const QString &text,
    QFont font, int smallest, const QColor &color)
{
    auto lines = linesOf(text, font, area.width(), QTextOption::WordWrap);
    while (font.pixelSize() > smallest && !fits(lines, font, area.size())) {
        font.setPixelSize(font.pixelSize() - 1);
        lines = linesOf(text, font, area.width(), QTextOption::WordWrap);
    }
    const QFontMetricsF metrics(font);
    if (!fits(lines, font, area.size())) {
        lines = linesOf(text, font, area.width(), QTextOption::WrapAtWordBoundaryOrAnywhere);
        const auto room = std::max(qsizetype(1), static_cast<qsizetype>(area.height() / metrics.height()));
        if (lines.size() > room) {
            const auto rest = lines.sliced(room - 1).join(u' ');
            lines.resize(room);
            lines.last() = metrics.elidedText(rest, Qt::ElideRight, area.width());
        }
    }
    painter.setFont(font);
    painter.setPen(color);
    const double height = metrics.height() * static_cast<double>(lines.size());
    QRectF line(area.left(), alignment.testFlag(Qt::AlignTop) ? area.top() : area.center().y() - height / 2,
        area.width(), metrics.height());
    for (const auto &words : lines) {
        painter.drawText(line,
            static_cast<int>((alignment & Qt::AlignHorizontal_Mask) | Qt::AlignVCenter) | Qt::TextSingleLine
                | Qt::TextDontClip,
            words);
        line.translate(0, metrics.height());
    }
}

void drawIcon(QPainter &painter, const QRectF &area, const QString &name, const QColor &color)
{
    QFile file(u":/paper/%1.svg"_s.arg(name));
    if (file.open(QIODevice::ReadOnly)) {
        // The icons hold one colour, so tinting is replacing it.
        QSvgRenderer(file.readAll().replace("#000000", color.name().toLatin1())).render(&painter, area);
    }
}

void drawDoubleRule(QPainter &painter, double left, double right, double y, const QColor &color)
{
    painter.setPen(QPen(color, HairLine));
    painter.drawLine(QPointF(left, y - HairLine), QPointF(right, y - HairLine));
    painter.drawLine(QPointF(left, y + HairLine), QPointF(right, y + HairLine));
}

QRectF drawSection(
    QPainter &painter, const QRectF &area, const QString &icon, const QString &title, const QString &note)
{
    const double middle = area.top() + SectionHeight / 2 - 4;
    const QRectF words(area.left() + 28, middle - 14, area.width() - 28, 28);
    drawIcon(painter, {area.left(), middle - 10, 20, 20}, icon, Ink2);
    write(painter, words, Qt::AlignLeft | Qt::AlignVCenter, title, displayFace(22), Ink);
    write(painter, words, Qt::AlignRight | Qt::AlignVCenter, note, textFace(13), Ink2);
    const double from = words.left() + widthOf(title, displayFace(22)) + 12;
    const double to = words.right() - (note.isEmpty() ? 0 : widthOf(note, textFace(13)) + 12);
    if (from < to) {
        drawDoubleRule(painter, from, to, middle);
    }
    return area.adjusted(0, SectionHeight, 0, 0);
}

void drawBox(QPainter &painter, const QRectF &box, Mark mark)
{
    const double side = box.width();
    const double corner = std::max(2.0, side * 0.16);
    if (mark == Mark::Empty) {
        const double inset = HairLine / 2;
        painter.setPen(QPen(LineStrong, HairLine));
        painter.setBrush(Surface);
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner, corner);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(mark == Mark::Harm ? Harm : Ink2);
    painter.drawRoundedRect(box, corner, corner);
    painter.setPen(
        QPen(mark == Mark::Harm ? OnHarm : Surface, std::max(1.5, side * 0.1), Qt::SolidLine, Qt::RoundCap));
    const double inset = side * 0.27;
    const auto cross = box.adjusted(inset, inset, -inset, -inset);
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.topRight(), cross.bottomLeft());
}

void drawPill(QPainter &painter, const QPointF &centre, const QString &text, bool filled)
{
    const auto font = textFace(13, QFont::Bold);
    const QRectF pill(centre.x() - PillWidth / 2, centre.y() - 10, PillWidth, 20);
    painter.setPen(filled ? QPen(Qt::NoPen) : QPen(LineStrong, StrongLine));
    painter.setBrush(filled ? Accent : Surface);
    painter.drawRoundedRect(pill, 10, 10);
    write(painter, pill, Qt::AlignCenter, text, font, filled ? OnAccent : Ink);
}

void drawLaurel(QPainter &painter, const QRectF &area, const QColor &color)
{
    const double ring = area.width() * 0.42;
    const QPointF middle(area.center().x(), area.top() + area.height() * 0.46);
    const auto at = [&](double angle) { return middle + ring * QPointF(std::cos(angle), std::sin(angle)); };
    QPainterPath leaves;
    leaves.setFillRule(Qt::WindingFill);
    QPainterPath stems;
    for (const int side : {-1, 1}) {
        for (int i = 0; i < 8; ++i) {
            const double angle = Pi / 2 + side * (0.32 + i * 0.3);
            for (const int tilt : {-34, 34}) {
                addLeaf(leaves, at(angle), angle * 180 / Pi + side * 90 + tilt, area.width() / 150);
            }
        }
        // Painter paths count angles the other way round.
        const QRectF circle(middle - QPointF(ring, ring), QSizeF(2 * ring, 2 * ring));
        const double from = -(Pi / 2 + side * 0.12) * 180 / Pi;
        stems.arcMoveTo(circle, from);
        stems.arcTo(circle, from, -side * 2.38 * 180 / Pi);
    }
    painter.fillPath(leaves, color);
    painter.strokePath(stems, QPen(color, area.width() / 80));
}
}
