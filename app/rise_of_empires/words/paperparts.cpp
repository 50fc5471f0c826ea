// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/paper.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/share/entries.h"
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
    const double below = drawEntries(painter, area.adjusted(0, 0, 0, -TotalHeight), entries);
    drawTotal(painter, {area.left(), below, area.width(), TotalHeight},
        {Words::tr("Total"), scoreText(score.total()),
            corrected ? Words::tr("Corrected by hand") : QString()});
}
}
