// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

/// What every sheet on paper is drawn with. Lengths are quarters of a millimetre on A4.
namespace Paper
{
constexpr QColor ink(unsigned rgb)
{
    return QColor(
        static_cast<int>(rgb >> 16), static_cast<int>(rgb >> 8 & 0xFF), static_cast<int>(rgb & 0xFF));
}

// The theme's light colours.
inline constexpr QColor Surface = ink(0xFDF9F2);
inline constexpr QColor Board = ink(0xE7D6B9);
inline constexpr QColor Hole = ink(0xF9F2E5);
inline constexpr QColor Line = ink(0xDDCFB8);
inline constexpr QColor LineControl = ink(0xB9A78D);
inline constexpr QColor LineStrong = ink(0x8C775E);
inline constexpr QColor Ink = ink(0x2A2018);
inline constexpr QColor Ink2 = ink(0x5A4B3D);
inline constexpr QColor Ink3 = ink(0x6A5948);
inline constexpr QColor Accent = ink(0x95500F);
inline constexpr QColor OnAccent = ink(0xFFFFFF);
inline constexpr QColor AccentSoft = ink(0xF6E2C4);
inline constexpr QColor Harm = ink(0x911A30);
inline constexpr QColor OnHarm = ink(0xFFFFFF);
inline constexpr QColor Umber = ink(0x55290F);
inline constexpr QColor Slate = ink(0x625D5A);
inline constexpr QColor Terracotta = ink(0xA03A28);
inline constexpr QColor Azure = ink(0x1D5A9B);
inline constexpr QColor Ochre = ink(0x8A6408);
inline constexpr QColor Leaf = ink(0x3C5A12);
inline constexpr QColor OnPeg = ink(0xFFFFFF);

inline constexpr double HairLine = 1;
inline constexpr double StrongLine = 1.5;
inline constexpr double PillWidth = 30;

QFont displayFace(int size);
QFont textFace(int size, QFont::Weight weight = QFont::Normal);

double widthOf(const QString &text, const QFont &font);

/// One line of text. What is too long becomes smaller, for nothing that counts is ever cut.
void write(QPainter &painter, const QRectF &area, Qt::Alignment alignment, const QString &text, QFont font,
    const QColor &color);
/// Words that wrap, from the top of the area; gives back the height they took.
double writeLines(QPainter &painter, const QRectF &area, Qt::Alignment alignment, const QString &text,
    QFont font, const QColor &color);

/// Words that wrap in the area: smaller where they have to be, but not below a size that can be read. What is
/// still too long ends with "…".
void writeWithin(QPainter &painter, const QRectF &area, Qt::Alignment alignment, const QString &text,
    QFont font, int smallest, const QColor &color);

/// An icon of the app in one colour.
void drawIcon(QPainter &painter, const QRectF &area, const QString &name, const QColor &color);
/// Two fine lines, one above the other.
void drawDoubleRule(QPainter &painter, double left, double right, double y, const QColor &color = Line);
/// Icon, words, a double rule and perhaps a note at its end; gives back what is left of the area below.
QRectF drawSection(QPainter &painter, const QRectF &area, const QString &icon, const QString &title,
    const QString &note = {});

enum class Mark { Empty, Ticked, Harm };
/// A box to be ticked.
void drawBox(QPainter &painter, const QRectF &box, Mark mark);

/// A number that was scored, or could have been.
void drawPill(QPainter &painter, const QPointF &centre, const QString &text, bool filled);

/// The winner's wreath, open at the top.
void drawLaurel(QPainter &painter, const QRectF &area, const QColor &color);
}
