// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/ink.h"
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/paper.h"
#include "app/stone_age/words/texts.h"
#include "model/stone_age/score.h"

#include <QCoreApplication>
#include <QPainter>

using namespace Paper;
using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
constexpr auto Left = Qt::AlignLeft | Qt::AlignVCenter;
constexpr auto Right = Qt::AlignRight | Qt::AlignVCenter;
constexpr double NumberWidth = 90;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(StoneAge)
};

QColor colourOf(Material material)
{
    switch (material) {
    case Material::Wood:
        return Umber;
    case Material::Clay:
        return Terracotta;
    case Material::Stone:
        return Slate;
    case Material::Gold:
        return Ochre;
    case Material::Jewels:
        break;
    }
    return Azure;
}

/// Rows of an icon, a name and a number, one below the other.
class Rows
{
public:
    Rows(QPainter &painter, const QRectF &area, double height)
        : m_painter(painter)
        , m_row(area.left(), area.top(), area.width(), height)
    {
    }

    void add(const QString &icon, const QString &name, const QString &number, const QColor &colour = Ink2)
    {
        const double side = std::min(22.0, m_row.height() - 4);
        drawIcon(m_painter, {m_row.left(), m_row.center().y() - side / 2, side, side}, icon, colour);
        write(m_painter, m_row.adjusted(32, 0, -NumberWidth, 0), Left, name, textFace(15), Ink2);
        write(m_painter, m_row.adjusted(m_row.width() - NumberWidth, 0, 0, 0), Right, number, displayFace(21),
            Ink);
        m_row.translate(0, m_row.height());
    }
    const QRectF &next() const { return m_row; }

private:
    QPainter &m_painter;
    QRectF m_row;
};

void drawTrack(QPainter &painter, const QRectF &row, const QString &icon, const QString &name, int value,
    int most, const QColor &colour)
{
    constexpr double LabelWidth = 190;
    drawIcon(painter, {row.left(), row.center().y() - 13, 26, 26}, icon, colour);
    write(
        painter, {row.left() + 38, row.top(), LabelWidth - 38, row.height()}, Left, name, textFace(16), Ink);
    const double pitch = (row.width() - LabelWidth) / (most + 1);
    for (int hole = 0; hole <= most; ++hole) {
        const bool here = hole == value;
        const double radius = here ? 17 : 14;
        const QPointF centre(row.left() + LabelWidth + (hole + 0.5) * pitch, row.center().y());
        painter.setPen(here ? Qt::NoPen : QPen(LineControl, HairLine));
        painter.setBrush(here ? colour : hole < value ? Board : Hole);
        painter.drawEllipse(centre, radius, radius);
        write(painter, {centre.x() - 14, centre.y() - 12, 28, 24}, Qt::AlignCenter, QString::number(hole),
            textFace(here ? 15 : 12, here ? QFont::Bold : QFont::Normal), here ? OnPeg : Ink2);
    }
}
}

void drawTracks(QPainter &painter, const QRectF &area, const State &state, int seat)
{
    const auto &player = playerAt(state, seat);
    const int rows = state.setup.expansion ? 4 : 3;
    QRectF row(area.left(), area.top(), area.width(), area.height() / rows);
    const auto track = [&](Track which, int value, int most, const QColor &colour) {
        drawTrack(painter, row, iconOf(which), nameOf(which), value, most, colour);
        row.translate(0, row.height());
    };
    track(Track::People, player.people, MaxPeople, Azure);
    track(Track::Agriculture, player.agriculture, MaxAgriculture, Leaf);
    if (state.setup.expansion) {
        track(Track::Trade, player.trade, MaxTrade, Accent);
    }
    Rows(painter, row, row.height())
        .add(u"sa-building"_s, Words::tr("Buildings"), QString::number(player.buildings));
}

void drawTools(QPainter &painter, const QRectF &area, const Player &player)
{
    constexpr double Side = 64;
    for (std::size_t space = 0; space < player.tools.size(); ++space) {
        const QRectF box(area.left() + static_cast<double>(space) * (Side + 16), area.top() + 6, Side, Side);
        painter.setPen(QPen(LineStrong, StrongLine));
        painter.setBrush(player.tools[space] > 0 ? AccentSoft : Surface);
        painter.drawRoundedRect(box, 12, 12);
        write(painter, box, Qt::AlignCenter, QString::number(player.tools[space]), displayFace(34),
            player.tools[space] > 0 ? Ink : Ink3);
    }
    Rows rows(painter, area.adjusted(0, Side + 18, 0, 0), 26);
    QStringList values;
    for (const int value : player.oneUse) {
        values << QString::number(value);
    }
    rows.add(u"sa-tool"_s, Words::tr("One-use tools"), values.isEmpty() ? u"·"_s : values.join(u' '));
    QStringList extras;
    for (const Site site : player.sites) {
        extras << nameOf(placeOf(site));
    }
    for (const Bonus bonus : player.bonus) {
        extras << nameOf(bonus);
    }
    writeLines(
        painter, rows.next().adjusted(0, 4, 0, 20), Qt::AlignLeft, extras.join(u", "_s), textFace(13), Ink2);
}

void drawStock(QPainter &painter, const QRectF &area, const State &state, int seat)
{
    const auto &player = playerAt(state, seat);
    Rows rows(painter, area, area.height() / (state.setup.expansion ? 6 : 5));
    rows.add(u"food"_s, foodName(), QString::number(player.food), Leaf);
    for (const Material material : valuesOf<Material>()) {
        if (state.setup.expansion || material != Material::Jewels) {
            rows.add(iconOf(material), nameOf(material), QString::number(player.stock[material]),
                colourOf(material));
        }
    }
}

void drawSymbols(QPainter &painter, const QRectF &area, const State &state, int seat)
{
    const auto &player = playerAt(state, seat);
    Rows rows(painter, area, area.height() / (countOf<Symbol> + countOf<Craft>));
    for (const Craft craft : valuesOf<Craft>()) {
        if (state.setup.expansion || craft != Craft::Traders) {
            rows.add(iconOf(craft), nameOf(craft),
                u"%1 × %2"_s.arg(player.crafts[craft]).arg(measureOf(player, craft)));
        }
    }
    for (const Symbol symbol : valuesOf<Symbol>()) {
        if (state.setup.expansion || symbol != Symbol::Jewel) {
            rows.add(iconOf(symbol), nameOf(symbol),
                player.symbols[symbol] > 0 ? QString::number(player.symbols[symbol]) : u"·"_s);
        }
    }
}

void drawScore(QPainter &painter, const QRectF &area, const State &state, int seat, bool corrected)
{
    const auto score = points(playerAt(state, seat));
    Rows rows(painter, area, 30);
    rows.add(u"ui-star-fill"_s, Words::tr("Track"), scoreText(score.track));
    for (const Craft craft : valuesOf<Craft>()) {
        if (state.setup.expansion || craft != Craft::Traders) {
            rows.add(iconOf(craft), nameOf(craft), scoreText(score.crafts[craft]));
        }
    }
    rows.add(u"sa-card"_s, Words::tr("Symbols"), scoreText(score.symbols));
    rows.add(u"wood"_s, Words::tr("Resources"), scoreText(score.resources));
    auto row = rows.next();
    drawDoubleRule(painter, row.left(), row.right(), row.top() + 4, LineControl);
    row.translate(0, 10);
    row.setHeight(44);
    write(painter, row.adjusted(0, 0, -NumberWidth, 0), Left, Words::tr("Total"), displayFace(22), Ink);
    write(painter, row.adjusted(row.width() - NumberWidth, 0, 0, 0), Right, scoreText(score.total()),
        displayFace(40), Accent);
    if (corrected) {
        row.translate(0, row.height());
        drawIcon(painter, {row.left(), row.top() + 4, 14, 14}, u"ui-edit"_s, Ink3);
        write(painter, {row.left() + 20, row.top(), row.width() - 20, 22}, Left,
            Words::tr("Corrected by hand"), textFace(12), Ink3);
    }
}
}
