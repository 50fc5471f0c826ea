// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/paper.h"

#include "app/bronze_age/amounts.h"
#include "app/bronze_age/texts.h"
#include "app/share/ink.h"
#include "model/bronze_age/codec.h"
#include "model/bronze_age/score.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

using namespace Paper;
using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
// The sheet is laid out in these lengths and then fitted into its area.
constexpr QSizeF Size(736, 832);
constexpr double CitiesHeight = 140;
constexpr double MiddleHeight = 428;
constexpr double LeftWidth = 236;
constexpr double BoardWidth = 452;
constexpr double Gutter = 30;
constexpr double RowGap = 16;
constexpr double DisastersHeight = 96;

QString translated(const char *text)
{
    return QCoreApplication::translate("BronzeAge", text);
}

struct Row {
    QString label;
    int points;
    bool harm = false;
};
}

void drawDevelopments(QPainter &painter, const QRectF &area, const State &state, int seat)
{
    const auto &book = rulebook(state);
    const double height = area.height() / book.developmentCount;
    QRectF row(area.left(), area.top(), area.width(), height);
    for (const Development development : valuesOf<Development>()) {
        if (!isInEdition(state.setup, development)) {
            continue;
        }
        const bool owned = has(playerAt(state, seat), development);
        const auto middle = row.center().y();
        const auto left = Qt::AlignLeft | Qt::AlignVCenter;
        write(painter, {row.left(), row.top(), 18, height}, Qt::AlignRight | Qt::AlignVCenter,
            QString::number(book.developments[development].cost), textFace(12), Ink3);
        drawBox(painter, {row.left() + 27, middle - 8.5, 17, 17}, owned ? Mark::Ticked : Mark::Empty);
        write(painter, {row.left() + 54, row.top(), row.width() - 54 - 34, height}, left, nameOf(development),
            textFace(15, owned ? QFont::DemiBold : QFont::Normal), owned ? Ink : Ink2);
        const auto points = QString::number(book.developments[development].points);
        if (owned) {
            drawPill(painter, {row.right() - 14, middle}, points, true);
        } else {
            write(painter, {row.right() - 28, row.top(), 28, height}, Qt::AlignCenter, points,
                textFace(13, QFont::Medium), Ink2);
        }
        row.translate(0, height);
    }
}

void drawDisasters(QPainter &painter, const QRectF &area, int count)
{
    constexpr int Columns = 15;
    constexpr double Gap = 2;
    constexpr double GroupGap = 8;
    const double side = (area.width() - 12 * Gap - 2 * GroupGap) / Columns;
    for (int i = 0; i < DisasterBoxes; ++i) {
        const int column = i % Columns;
        const double x = column * (side + Gap) + column / 5 * (GroupGap - Gap);
        const double y = i / Columns * (side + Gap);
        drawBox(painter, {area.left() + x, area.top() + y, side, side}, i < count ? Mark::Harm : Mark::Empty);
    }
    if (count > DisasterBoxes) {
        write(painter, {area.left(), area.top() + 3 * (side + Gap), area.width(), 16}, Qt::AlignRight,
            u"%1 + %2"_s.arg(DisasterBoxes).arg(count - DisasterBoxes), textFace(12, QFont::DemiBold), Harm);
    }
}

void drawScore(QPainter &painter, const QRectF &area, const State &state, int seat, bool corrected)
{
    const auto points = BronzeAge::points(state, seat);
    const std::array rows{
        Row{translated("Developments"), points.developments},
        Row{translated("Monuments"), points.monuments},
        Row{translated("Bonuses"), points.bonuses},
        Row{translated("Disasters"), -points.disasters, true},
    };
    constexpr double Height = 25;
    constexpr double NumberWidth = 60;
    QRectF row(area.left(), area.top(), area.width(), Height);
    for (const auto &[label, number, harm] : rows) {
        write(painter, row.adjusted(0, 0, -NumberWidth, 0), Qt::AlignLeft | Qt::AlignVCenter, label,
            textFace(15), Ink2);
        write(painter, row.adjusted(row.width() - NumberWidth, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter,
            scoreText(number), displayFace(21), harm && number != 0 ? Harm : Ink);
        row.translate(0, Height);
    }
    drawDoubleRule(painter, area.left(), area.right(), row.top() + 3, LineControl);
    row = QRectF(area.left(), row.top() + 8, area.width(), 36);
    write(painter, row.adjusted(0, 0, -NumberWidth, 0), Qt::AlignLeft | Qt::AlignVCenter, translated("Total"),
        displayFace(22), Ink);
    write(painter, row.adjusted(row.width() - NumberWidth, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter,
        scoreText(points.total()), displayFace(34), Accent);
    if (corrected) {
        drawIcon(painter, {row.left(), row.bottom() + 2, 14, 14}, u"ui-edit"_s, Ink3);
        write(painter, {row.left() + 20, row.bottom(), row.width() - 20, 18},
            Qt::AlignLeft | Qt::AlignVCenter, translated("Corrected by hand"), textFace(12), Ink3);
    }
}

void drawSheet(QPainter &painter, const QRectF &area, const Record &record, int seat)
{
    Course<Rules> course(record);
    bool corrected = false;
    for (const auto &step : record.actions) {
        if (course.advance(step)) {
            break;
        }
        corrected = corrected || std::ranges::any_of(course.events(), [&](const Event &event) {
            const auto *adjusted = std::get_if<Adjusted>(&event);
            return adjusted && adjusted->player == seat;
        });
    }
    const auto &state = course.state();
    const auto &player = playerAt(state, seat);

    const double scale = std::min(area.width() / Size.width(), area.height() / Size.height());
    painter.translate(area.center().x() - Size.width() * scale / 2, area.top());
    painter.scale(scale, scale);
    const double middle = CitiesHeight + RowGap;
    const double lower = middle + MiddleHeight + RowGap;
    const double right = LeftWidth + Gutter;
    const double score = BoardWidth + Gutter;
    const auto section
        = [&](const QRectF &whole, const QString &icon, const char *title, const QString &note = {}) {
              return drawSection(painter, whole, icon, translated(title), note);
          };
    const auto stock
        = QCoreApplication::translate("BronzeAge", "%n goods, worth %1", nullptr, sumOf(player.goods))
              .arg(goodsValue(player.goods));
    drawCities(painter, section({0, 0, Size.width(), CitiesHeight}, u"city"_s, "Cities"), player);
    drawDevelopments(
        painter, section({0, middle, LeftWidth, MiddleHeight}, u"coin"_s, "Developments"), state, seat);
    drawMonuments(painter,
        section({right, middle, Size.width() - right, MiddleHeight}, u"temple"_s, "Monuments"), state, seat);
    drawPegBoard(painter,
        section({0, lower, BoardWidth, Size.height() - lower}, u"ui-pegboard"_s, "Goods and food", stock),
        state, seat);
    drawDisasters(painter,
        section({score, lower, Size.width() - score, DisastersHeight}, u"skull"_s, "Disasters"),
        player.disasters);
    drawScore(painter,
        {score, lower + DisastersHeight, Size.width() - score, Size.height() - lower - DisastersHeight},
        state, seat, corrected);
}
}
