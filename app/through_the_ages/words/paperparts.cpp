// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/entries.h"
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/paper.h"
#include "app/through_the_ages/words/texts.h"
#include "model/through_the_ages/board.h"
#include "model/through_the_ages/score.h"

#include <QCoreApplication>
#include <QPainter>

using namespace Paper;
using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
constexpr auto Left = Qt::AlignLeft | Qt::AlignVCenter;
/// Names that are longer wrap or end with "…".
constexpr int SmallestText = 10;

struct PaperWords {
    Q_DECLARE_TR_FUNCTIONS(ThroughTheAges)
};

Entry entryOf(const QString &icon, const QString &name, int number)
{
    return {icon, name, {}, QString::number(number)};
}

/// A card and its age, which territories have in their names.
QString datedName(const Card &card)
{
    const auto name = shownName(card);
    const auto age = ageText(card.age);
    //: The name of a card and its age.
    return name.endsWith(u' ' + age) ? name : PaperWords::tr("%1, %2").arg(name, age);
}

/// One list beside the other.
void drawColumns(QPainter &painter, const QRectF &area, const QList<QList<Entry>> &columns)
{
    constexpr double Between = 24;
    const double width = (area.width() - Between * static_cast<double>(columns.size() - 1))
        / static_cast<double>(columns.size());
    QRectF column(area.left(), area.top(), width, area.height());
    for (const auto &entries : columns) {
        drawEntries(painter, column, entries);
        column.translate(width + Between, 0);
    }
}

/// A place of the board: what lies there, or that it is not known.
void drawPlace(QPainter &painter, const QRectF &area, const Player &player, Technology technology)
{
    const bool known = player.knows(technology);
    painter.setPen(QPen(known ? LineControl : Line, HairLine));
    painter.setBrush(known ? Paper::Board : QColor(Qt::transparent));
    painter.drawRoundedRect(area.adjusted(1.5, 1.5, -1.5, -1.5), 5, 5);
    const int workers = player.workersOn(technology);
    const double room = workers > 0 ? 24 : 4;
    writeWithin(painter, area.adjusted(6, 2, -room, -2), Left, nameOf(technology), textFace(11), SmallestText,
        known ? Ink : LineControl);
    if (workers > 0) {
        const QPointF centre(area.right() - 13.5, area.center().y());
        painter.setPen(Qt::NoPen);
        painter.setBrush(Ochre);
        painter.drawEllipse(centre, 9, 9);
        write(painter, {centre.x() - 9, centre.y() - 9, 18, 18}, Qt::AlignCenter, QString::number(workers),
            textFace(12, QFont::Bold), OnPeg);
    }
}

/// Cards in columns whose rows can be read: the name, and below it what the card does, in two lines where
/// there is room for them.
void drawCardList(QPainter &painter, const QRectF &area, const QList<Entry> &cards)
{
    constexpr double Highest = 50;
    constexpr double Lowest = 30;
    constexpr double LeastForText = 24;
    constexpr double Between = 18;
    constexpr double Side = 20;
    const int count = static_cast<int>(cards.size());
    const int room = static_cast<int>(area.height() / Lowest);
    const int columns = std::clamp((count + room - 1) / room, 1, 3);
    const int rows = (count + columns - 1) / columns;
    const double width = (area.width() - Between * (columns - 1)) / columns;
    const double height = std::min(Highest, area.height() / std::max(1, rows));
    for (int i = 0; i < count; ++i) {
        const auto &card = cards.at(i);
        const QRectF row(
            area.left() + i / rows * (width + Between), area.top() + i % rows * height, width, height);
        const double side = std::min(Side, height - 2);
        drawIcon(painter, {row.left(), row.center().y() - side / 2, side, side}, card.icon, card.colour);
        const auto words = row.adjusted(Side + 8, 0, 0, 0);
        const bool telling = height >= LeastForText && !card.text.isEmpty();
        const QRectF name(words.left(), words.top(), words.width(), telling ? height * 0.46 : height);
        writeWithin(painter, name, Left, card.name, textFace(std::min(14, static_cast<int>(height * 0.38))),
            SmallestText, Ink);
        if (telling) {
            writeWithin(painter, {words.left(), name.bottom(), words.width(), height - name.height()}, Left,
                card.text, textFace(std::clamp(static_cast<int>(height * 0.27), 9, 11)), SmallestText, Ink2);
        }
    }
}
}

void drawRatings(QPainter &painter, const QRectF &area, const Player &player, Edition edition)
{
    const ThroughTheAges::Board board(edition, player);
    const auto ratings = board.ratings();
    const auto rated
        = [&](Rating rating) { return entryOf(iconOf(rating), nameOf(rating), ratings[rating]); };
    drawColumns(painter, area,
        {{rated(Rating::CivilTotal), rated(Rating::MilitaryTotal), rated(Rating::UrbanLimit),
             Entry{iconOf(player.tactic), nameOf(player.tactic)}},
            {rated(Rating::CulturePerTurn), rated(Rating::SciencePerTurn), rated(Rating::Strength),
                rated(Rating::Happiness)},
            {entryOf(iconOf(Benefit::Science), nameOf(Benefit::Science), player.science),
                entryOf(iconOf(Good::Food), nameOf(Good::Food), worthOf(player, Good::Food)),
                entryOf(iconOf(Good::Resources), nameOf(Good::Resources), worthOf(player, Good::Resources)),
                entryOf(iconOf(Benefit::Yellow), PaperWords::tr("Yellow bank"), player.yellow)}});
}

void drawBoard(QPainter &painter, const QRectF &area, const Player &player, Edition)
{
    constexpr double TypeWidth = 96;
    constexpr double HeadHeight = 20;
    const double width = (area.width() - TypeWidth) / Levels;
    const double height = (area.height() - HeadHeight) / countOf<Type>;
    for (int level = 0; level < Levels; ++level) {
        write(painter, {area.left() + TypeWidth + level * width, area.top(), width, HeadHeight},
            Qt::AlignCenter, ageText(level), textFace(13, QFont::Bold), Ink3);
    }
    for (const Type type : valuesOf<Type>()) {
        const QRectF row(
            area.left(), area.top() + HeadHeight + static_cast<int>(type) * height, TypeWidth, height);
        drawIcon(painter, {row.left(), row.center().y() - 9, 18, 18}, iconOf(type), Ink2);
        writeWithin(
            painter, row.adjusted(24, 0, -4, 0), Left, nameOf(type), textFace(12), SmallestText, Ink2);
    }
    for (const Technology technology : valuesOf<Technology>()) {
        const auto &facts = factsOf(technology);
        drawPlace(painter,
            {area.left() + TypeWidth + facts.level * width,
                area.top() + HeadHeight + static_cast<int>(facts.type) * height, width, height},
            player, technology);
    }
}

void drawCards(QPainter &painter, const QRectF &area, const Player &player, Edition edition)
{
    QList<Entry> entries;
    for (const CardKind kind : valuesOf<CardKind>()) {
        for (const auto &card : player.cards.list()) {
            if (card.kind == kind) {
                entries.append({iconOf(kind), datedName(card), capitalised(textOf(card.effect, edition))});
            }
        }
    }
    if (const auto &wonder = player.cards.wonder()) {
        entries.append({iconOf(CardKind::Wonder), shownName(*wonder),
            PaperWords::tr("%1 of %2").arg(wonder->built).arg(wonder->card.stages.size())});
    }
    drawCardList(painter, area, entries);
}

void drawScore(QPainter &painter, const QRectF &area, const Player &player, bool corrected)
{
    QList<Entry> entries;
    for (const Source source : valuesOf<Source>()) {
        const int sum = player.sources[source];
        if (sum != 0) {
            entries.append({iconOf(source), nameOf(source), {}, scoreText(sum), sum < 0 ? Harm : Ink2});
        }
    }
    const double below = drawEntries(painter, area.adjusted(0, 0, 0, -TotalHeight), entries);
    drawTotal(painter, {area.left(), below, area.width(), TotalHeight},
        {nameOf(Benefit::Culture), scoreText(pointsOf(player)),
            corrected ? PaperWords::tr("Corrected by hand") : QString()});
}

void drawRival(QPainter &painter, const QRectF &area, const State &state, bool corrected)
{
    const auto edition = editionOf(state);
    const auto &rival = state.rival;
    QList<Entry> units{
        entryOf(iconOf(Rating::Strength), nameOf(Rating::Strength), strengthOf(edition, rival.army)),
        {u"seal-rival"_s, nameOf(state.setup.rival), {},
            PaperWords::tr("%1 of %2").arg(unitsIn(rival.army)).arg(RivalLimits[state.setup.rival])}};
    for (const auto &there : rival.army) {
        units.append({iconOf(there.tactic), nameOf(there.tactic), unitsAmount(there.units),
            QString::number(valueOf(edition, there))});
    }
    QList<Entry> culture;
    for (const RivalSource source : valuesOf<RivalSource>()) {
        const int sum = rival.sources[source];
        if (sum != 0) {
            culture.append({iconOf(source), nameOf(source), {}, scoreText(sum), sum < 0 ? Harm : Ink2});
        }
    }
    constexpr double Between = 30;
    const QRectF left(area.left(), area.top(), (area.width() - Between) / 2, area.height());
    drawEntries(painter, left, units);
    const auto right = left.translated(left.width() + Between, 0);
    const double below = drawEntries(painter, right.adjusted(0, 0, 0, -TotalHeight), culture);
    drawTotal(painter, {right.left(), below, right.width(), TotalHeight},
        {nameOf(Benefit::Culture), scoreText(pointsOf(rival)),
            corrected ? PaperWords::tr("Corrected by hand") : QString()});
}
}
