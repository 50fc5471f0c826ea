// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/paper.h"
#include "app/bronze_age/words/papershapes.h"
#include "app/share/ink.h"

#include <QPainter>

using namespace Paper;

namespace BronzeAge
{
namespace
{
constexpr Bricks Small{.side = 19, .gap = 3};
constexpr Bricks Large{.side = 22, .gap = 3};
constexpr int Houses = FirstCities + countOf<City>;

/// A house of the sheet with the die it brings in its gable.
struct House {
    Figure figure;
    QPointF die;
};

/// From the ground up, two abreast; an odd one stands alone under the roof.
void addBoxes(Figure &figure, int count, double roof)
{
    const auto &bricks = figure.bricks;
    const int rows = (count + 1) / 2;
    for (int i = 0; i < count; ++i) {
        const bool alone = i == count - 1 && count % 2 == 1;
        const double left = (figure.size.width() - bricks.span(alone ? 1 : 2)) / 2;
        const int row = i / 2;
        figure.boxes << QPointF(left + i % 2 * bricks.pitch(), roof + (rows - 1 - row) * bricks.pitch());
    }
}

House houseOf(int number)
{
    const bool early = number <= FirstCities;
    const auto &bricks = early ? Small : Large;
    const double pad = std::round(bricks.side * 0.3);
    const double roof = bricks.side * 1.28 + (early ? 4 : 0);
    const int count = early ? 0 : boxes(static_cast<City>(number - FirstCities - 1));
    const int rows = (count + 1) / 2;
    const double body = early ? bricks.side * (0.35 + 0.2 * number) : rows * bricks.pitch() + pad - 1;
    const double width = early ? std::round(bricks.side * 1.75) : bricks.span(2) + 2 * pad;

    House house{.figure = {.bricks = bricks, .size = {width, roof + body}}};
    house.die = {width / 2, roof * (early ? 0.86 : 0.62)};
    const double foot = roof + body - 1;
    house.figure.outline.addPolygon(QPolygonF(
        {{width / 2, 1}, {width - 1, roof * 0.62}, {width - 1, foot}, {1, foot}, {1, roof * 0.62}}));
    house.figure.outline.closeSubpath();
    addBoxes(house.figure, count, roof);
    return house;
}

void drawDie(QPainter &painter, const House &house, bool built)
{
    const double r = house.figure.bricks.side * 0.36;
    painter.translate(house.die);
    if (built) {
        painter.setPen(QPen(Accent, StrongLine));
        painter.setBrush(Surface);
        painter.drawEllipse(QPointF(), 1.45 * r, 1.45 * r);
    }
    const double side = 0.87 * r;
    const double half = 0.5 * r;
    painter.setPen(
        QPen(built ? Accent : Ink2, std::max(1.2, r * 0.17), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(
        QPolygonF({{0, -r}, {side, -half}, {side, half}, {0, r}, {-side, half}, {-side, -half}}));
    painter.drawPolyline(QPolygonF({{-side, -half}, {0, 0}, {side, -half}}));
    painter.drawLine(QPointF(), QPointF(0, r));
    painter.translate(-house.die);
}
}

void drawCities(QPainter &painter, const QRectF &area, const Player &player)
{
    QList<House> houses;
    double width = 0;
    for (int number = 1; number <= Houses; ++number) {
        houses << houseOf(number);
        width += houses.back().figure.size.width();
    }
    const double gap = (area.width() - width) / (Houses - 1);
    double x = area.left();
    for (int i = 0; i < Houses; ++i) {
        const auto &house = houses[i];
        const auto city = static_cast<City>(i - FirstCities);
        const bool built = i < FirstCities || isBuilt(player, city);
        painter.save();
        painter.translate(x, area.bottom() - house.figure.size.height());
        drawOutline(painter, house.figure, built);
        drawDie(painter, house, built);
        drawBoxes(painter, house.figure, i < FirstCities ? 0 : player.cityBoxes[city]);
        painter.restore();
        x += house.figure.size.width() + gap;
    }
}
}
