// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/paper.h"

#include "app/games.h"
#include "app/share/ink.h"
#include "app/share/result.h"
#include "app/words/amounts.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>
#include <QTextLayout>

#include <utility>

using namespace Paper;
using namespace Qt::StringLiterals;

namespace
{
// A4 in quarters of a millimetre.
constexpr QRectF Sheet(0, 0, 840, 1188);
constexpr double Margin = 52;
constexpr double HeadHeight = 128;
constexpr double FootHeight = 100;
constexpr double WreathSide = 132;
constexpr double StandingHeight = 46;
constexpr double LineHeight = 18;

/// The page around a game's own drawing: whose sheet it is and how the game came out.
class Page
{
    Q_DECLARE_TR_FUNCTIONS(Share)

public:
    Page(QPainter &painter, const Record &record, const Result &result, int seat)
        : m_painter(painter)
        , m_record(record)
        , m_entry(entryFor(record))
        , m_result(result)
        , m_own(result.of(seat))
    {
    }

    void draw()
    {
        background();
        auto area = Sheet.adjusted(Margin, Margin, -Margin, -Margin);
        head({area.topLeft(), QSizeF(area.width(), HeadHeight)});
        m_painter.save();
        m_entry.drawSheet(
            m_painter, area.adjusted(0, HeadHeight + 10, 0, -FootHeight - 14), m_record, m_own.seats.front());
        m_painter.restore();
        foot({area.left(), area.bottom() - FootHeight, area.width(), FootHeight});
    }

private:
    void background()
    {
        m_painter.fillRect(Sheet, Surface);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(LineControl, StrongLine));
        m_painter.drawRoundedRect(Sheet.adjusted(26, 26, -26, -26), 18, 18);
        m_painter.setPen(QPen(Line, HairLine));
        m_painter.drawRoundedRect(Sheet.adjusted(31, 31, -31, -31), 14, 14);
    }

    void head(const QRectF &area)
    {
        const QRectF wreath(area.right() - WreathSide, area.top(), WreathSide, area.height());
        const double width = wreath.left() - area.left() - 16;
        //: What a sheet is of: %1 is the game, %2 the edition.
        write(m_painter, {area.left(), area.top() + 4, width, 26}, Qt::AlignLeft | Qt::AlignVCenter,
            tr("%1, %2").arg(gameTitle(m_record), m_entry.edition(m_record)), displayFace(22), Accent);
        write(m_painter, {area.left(), area.top() + 28, width, 60}, Qt::AlignLeft | Qt::AlignVCenter,
            m_own.name, displayFace(52), Ink);
        const auto font = textFace(14);
        const auto place = QString::fromStdString(m_record.place).simplified();
        const auto occasion = occasionText(m_result);
        write(m_painter, {area.left(), area.top() + 88, width, 20}, Qt::AlignLeft | Qt::AlignVCenter,
            occasion, font, Ink2);
        words({area.left(), area.top() + 108, width, LineHeight}, place, font, 1);
        total(wreath);
    }

    /// The total, and for winners the wreath.
    void total(const QRectF &area)
    {
        if (m_own.winner) {
            drawLaurel(m_painter, area, Accent);
        }
        const bool ranked = m_result.standings.size() > 1;
        const QPointF middle(area.center().x(), area.top() + area.height() * 0.46);
        write(m_painter, {middle.x() - 46, middle.y() - (ranked ? 38 : 28), 92, 54}, Qt::AlignCenter,
            scoreText(m_own.score), displayFace(52), Accent);
        if (ranked) {
            //: %1 is a player's rank, %2 the number of players.
            write(m_painter, {middle.x() - 36, middle.y() + 16, 72, 18}, Qt::AlignCenter,
                tr("Rank %1 of %2").arg(m_own.rank).arg(m_result.standings.size()),
                textFace(12, QFont::Medium), Ink2);
        }
    }

    /// Somebody's own words, which may be of any length: so many lines, and no more.
    void words(const QRectF &area, const QString &text, const QFont &font, int lines)
    {
        QTextLayout layout(text, font);
        QTextOption breaking;
        breaking.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(breaking);
        layout.beginLayout();
        const QFontMetricsF metrics(font);
        for (int i = 0; i < lines; ++i) {
            auto line = layout.createLine();
            if (!line.isValid()) {
                break;
            }
            line.setLineWidth(area.width());
            const auto shown = i + 1 < lines
                ? text.mid(line.textStart(), line.textLength())
                : metrics.elidedText(text.mid(line.textStart()), Qt::ElideRight, area.width());
            write(m_painter, {area.left(), area.top() + i * LineHeight, area.width(), LineHeight},
                Qt::AlignLeft | Qt::AlignVCenter, shown.trimmed(), font, Ink2);
        }
        layout.endLayout();
    }

    void foot(const QRectF &area)
    {
        drawDoubleRule(m_painter, area.left(), area.right(), area.top(), LineControl);
        double y = area.top() + 12;
        if (m_result.standings.size() > 1) {
            standings({area.left(), y, area.width(), StandingHeight});
            y += StandingHeight + 6;
        }
        remark({area.left(), y, area.width() - 130, LineHeight});
        const QRectF mark(area.right() - 120, area.bottom() - 18, 120, 18);
        drawIcon(m_painter, {mark.left() + 20, mark.top(), 18, 18}, u"tallystone"_s, LineStrong);
        write(m_painter, mark, Qt::AlignRight | Qt::AlignVCenter, u"Tallystone"_s, displayFace(15), Ink3);
    }

    void standings(const QRectF &area)
    {
        const double gap = 8;
        const auto count = static_cast<double>(m_result.standings.size());
        const double width = (area.width() - (count - 1) * gap) / count;
        QRectF card(area.left(), area.top(), width, area.height());
        for (const auto &standing : m_result.standings) {
            standingCard(card, standing);
            card.translate(width + gap, 0);
        }
    }

    void standingCard(const QRectF &card, const Standing &standing)
    {
        const bool own = standing.seats == m_own.seats;
        m_painter.setPen(own ? QPen(Accent, StrongLine) : QPen(Line, HairLine));
        m_painter.setBrush(standing.winner ? AccentSoft : Surface);
        m_painter.drawRoundedRect(card, 10, 10);
        const auto inner = card.adjusted(12, 4, -12, -4);
        const double score = widthOf(scoreText(standing.score), displayFace(26)) + 1;
        write(m_painter, {inner.right() - score, inner.top(), score, inner.height()},
            Qt::AlignRight | Qt::AlignVCenter, scoreText(standing.score), displayFace(26),
            standing.winner ? Accent : Ink);
        //: One player in the ranking: %1 is the rank, %2 the player.
        const auto name = tr("%1. %2").arg(QString::number(standing.rank), standing.name);
        // Names are whole on their own page.
        const auto font = textFace(14, own ? QFont::DemiBold : QFont::Normal);
        const double width = inner.width() - score - 8;
        write(m_painter, {inner.left(), inner.top(), width, inner.height()}, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(font).elidedText(name, Qt::ElideRight, width), font, Ink);
    }

    /// That the game was stopped or what broke a tie, and below it the players' note.
    void remark(const QRectF &area)
    {
        QStringList facts;
        if (m_result.replay.abandoned) {
            facts << stoppedText(m_record);
        }
        if (m_result.tieBroken) {
            facts << m_entry.tieBreak(m_record);
        }
        const auto font = textFace(13);
        words(area, facts.join(u' '), font, 1);
        words(area.translated(0, facts.isEmpty() ? 0 : LineHeight),
            QString::fromStdString(m_record.note).simplified(), font, facts.isEmpty() ? 2 : 1);
    }

    QPainter &m_painter;
    const Record &m_record;
    const GameEntry &m_entry;
    const Result &m_result;
    const Standing &m_own;
};
}

QByteArray paperDocument(const Record &record)
{
    const auto result = resultOf(record);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({});
    writer.setCreator(u"Tallystone"_s);
    writer.setTitle(headlineText(record, result));
    QPainter painter(&writer);
    painter.scale(writer.width() / Sheet.width(), writer.height() / Sheet.height());
    bool begun = false;
    for (const auto &standing : result.standings) {
        if (!standing.person) {
            continue;
        }
        if (std::exchange(begun, true)) {
            writer.newPage();
        }
        Page(painter, record, result, standing.seats.front()).draw();
    }
    painter.end();
    return bytes;
}

QImage paperPicture(const Record &record, int seat, int width)
{
    const auto result = resultOf(record);
    const double scale = width / Sheet.width();
    QImage image(width, qRound(Sheet.height() * scale), QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(scale, scale);
    Page(painter, record, result, seat).draw();
    return image;
}
