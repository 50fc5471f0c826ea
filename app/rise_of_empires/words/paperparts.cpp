// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/paper.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/share/ink.h"
#include "app/words/lists.h"
#include "model/rise_of_empires/control.h"
#include "model/rise_of_empires/score.h"

#include <QCoreApplication>
#include <QPainter>

using namespace Paper;
using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
constexpr auto Left = Qt::AlignLeft | Qt::AlignVCenter;
constexpr auto Right = Qt::AlignRight | Qt::AlignVCenter;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RiseOfEmpires)
};

QColor colourOf(Gain gain)
{
    switch (gain) {
    case Gain::Food:
        return Leaf;
    case Gain::Gold:
        return Ochre;
    case Gain::Resources:
        return Ink;
    case Gain::Cubes:
        return Slate;
    case Gain::Vp:
        break;
    }
    return Ink2;
}

/// A thing, what is said of it, and a number.
struct Entry {
    QString icon;
    QString name;
    QString text = {};
    QString number = {};
    QColor colour = Ink2;
};

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

/// Entries one below the other, the rows as high as there is room for. Where they would be too low, there are
/// several columns, which have no room for what is said of each. Gives back where they end.
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

void drawFoodTrack(QPainter &painter, const QRectF &area, int food)
{
    const double pitch = area.width() / (MaxFood + 1);
    for (int hole = 0; hole <= MaxFood; ++hole) {
        const bool here = hole == food;
        const double radius = here ? 17 : 14;
        const QPointF centre(area.left() + (hole + 0.5) * pitch, area.center().y());
        painter.setPen(here ? Qt::NoPen : QPen(LineControl, HairLine));
        painter.setBrush(here ? Leaf : hole < food ? Board : Hole);
        painter.drawEllipse(centre, radius, radius);
        write(painter, {centre.x() - 14, centre.y() - 12, 28, 24}, Qt::AlignCenter, QString::number(hole),
            textFace(here ? 15 : 12, here ? QFont::Bold : QFont::Normal), here ? OnPeg : Ink2);
    }
}
}

void drawStock(QPainter &painter, const QRectF &area, const Player &player)
{
    drawFoodTrack(painter, {area.left(), area.top(), area.width(), 42}, player.food);
    const QList<Entry> stock{
        {iconOf(Gain::Gold), nameOf(Gain::Gold), {}, QString::number(player.gold), colourOf(Gain::Gold)},
        {iconOf(Gain::Resources), nameOf(Gain::Resources), {}, QString::number(player.resources),
            colourOf(Gain::Resources)},
        {iconOf(Gain::Cubes), Words::tr("Cubes in the pool"), {}, QString::number(player.pool),
            colourOf(Gain::Cubes)},
        {u"roe-map"_s, Words::tr("Cubes on the map"), {}, QString::number(cubesOnMap(player)),
            colourOf(Gain::Cubes)},
        {u"roe-withdraw"_s, Words::tr("Cubes in the bank"), {}, QString::number(bankOf(player)),
            colourOf(Gain::Cubes)},
    };
    // Side by side.
    constexpr double Between = 24;
    const double width = (area.width() - Between * 2) / 3;
    const QRectF left(area.left(), area.top() + 50, width, area.height() - 50);
    drawEntries(painter, left, stock.first(2));
    drawEntries(painter, left.translated(width + Between, 0), stock.sliced(2, 2));
    drawEntries(painter, left.translated(2 * (width + Between), 0), stock.last(1));
}

void drawTerritories(QPainter &painter, const QRectF &area, const Player &player)
{
    QList<Entry> entries;
    for (const Territory territory : valuesOf<Territory>()) {
        const int count = player.territories[territory];
        entries.append(
            {iconOf(territory), nameOf(territory), {}, count > 0 ? QString::number(count) : u"·"_s});
    }
    constexpr double Between = 24;
    const QRectF left(area.left(), area.top(), (area.width() - Between) / 2, area.height());
    drawEntries(painter, left, entries.first(4));
    drawEntries(painter, left.translated(left.width() + Between, 0), entries.last(4));
}

void drawTiles(QPainter &painter, const QRectF &area, const Player &player)
{
    QList<Entry> entries;
    for (const auto &owned : player.progress) {
        //: The name of a tile and its era.
        entries.append({iconOf(owned.tile),
            Words::tr("%1, %2").arg(shownName(owned.tile), eraText(owned.tile.era)), textOf(owned.tile)});
    }
    for (const auto &city : player.cities) {
        entries.append({iconOf(Row::City), shownName(city), textOf(city)});
    }
    drawEntries(painter, area, entries);
}

void drawRegions(QPainter &painter, const QRectF &area, const State &state, int seat)
{
    QList<Entry> entries;
    for (int i = 0; i < state.setup.regions.size(); ++i) {
        const auto &region = state.setup.regions[i];
        const int cubes = cubesAt(playerAt(state, seat), i);
        if (cubes == 0) {
            continue;
        }
        const auto standing = standingsIn(region, cubesIn(state, i))[static_cast<std::size_t>(seat)];
        entries.append({standing.rank == 1 ? u"roe-first"_s : iconOf(region), shownName(region),
            listOf(amountsOf(broughtBy(region, standing))), QString::number(cubes),
            standing.rank == 1 ? Accent : Ink2});
    }
    drawEntries(painter, area, entries);
}

void drawScore(QPainter &painter, const QRectF &area, const Player &player, bool corrected)
{
    QList<Entry> entries;
    for (const Source source : valuesOf<Source>()) {
        const int sum = player.sources[source];
        if (sum == 0) {
            continue;
        }
        entries.append({iconOf(source), nameOf(source), {}, scoreText(sum), sum < 0 ? Harm : Ink2});
    }
    const auto score = points(player);
    entries.append({iconOf(Gain::Gold), Words::tr("Gold ÷ 3"), {}, scoreText(score.gold)});
    entries.append({iconOf(Gain::Resources), Words::tr("Resources ÷ 3"), {}, scoreText(score.resources)});
    constexpr double TotalHeight = 76;
    const double below = drawEntries(painter, area.adjusted(0, 0, 0, -TotalHeight), entries);
    QRectF row(area.left(), below + 4, area.width(), 44);
    drawDoubleRule(painter, row.left(), row.right(), row.top(), LineControl);
    row.translate(0, 6);
    write(painter, row.adjusted(0, 0, -90, 0), Left, Words::tr("Total"), displayFace(22), Ink);
    write(painter, row.adjusted(row.width() - 90, 0, 0, 0), Right, scoreText(score.total()), displayFace(40),
        Accent);
    if (corrected) {
        row.translate(0, row.height());
        drawIcon(painter, {row.left(), row.top() + 4, 14, 14}, u"ui-edit"_s, Ink3);
        write(painter, {row.left() + 20, row.top(), row.width() - 20, 22}, Left,
            Words::tr("Corrected by hand"), textFace(12), Ink3);
    }
}
}
