// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/sharing.h"

#include "app/games.h"
#include "app/share/bgstats.h"
#include "app/share/chat.h"
#include "app/share/csv.h"
#include "app/share/paper.h"
#include "app/share/qr.h"
#include "app/share/result.h"
#include "app/traffic/files.h"
#include "app/traffic/place.h"
#include "model/record/write.h"

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace
{
/// Fine enough to print A4.
constexpr int PictureWidth = 1654;

/// Letters and digits of any script; everything else could mean something to a file system.
QString forFileName(const QString &text)
{
    QString name;
    const auto lower = text.toLower();
    for (const QChar c : lower) {
        if (c.isLetterOrNumber()) {
            name += c;
        } else if (!name.isEmpty() && !name.endsWith(u'-')) {
            name += u'-';
        }
    }
    constexpr qsizetype Longest = 40;
    name.truncate(Longest);
    return name.endsWith(u'-') ? name.chopped(1) : name;
}
}

Sharing::Sharing(QObject *parent)
    : QObject(parent)
{
}

QString Sharing::title() const
{
    return m_record ? gameTitle(*m_record) : QString();
}

QString Sharing::text() const
{
    return m_record ? chatText(*m_record) : QString();
}

QString Sharing::pictures() const
{
    return u"image://share/%1"_s.arg(m_number);
}

QUrl Sharing::folder() const
{
    return usualFolder();
}

QImage Sharing::sheet(int place, int width) const
{
    return m_record && place >= 0 && place < static_cast<int>(m_seats.size())
        ? paperPicture(*m_record, m_seats[static_cast<std::size_t>(place)], width)
        : QImage();
}

void Sharing::take(GameTable *table)
{
    show(table->record(), *table);
}

void Sharing::takePast(PastGame *game)
{
    auto record = game->table()->record();
    record.place = game->place().toStdString();
    record.note = game->note().toStdString();
    show(std::move(record), *game->table());
}

void Sharing::show(Record record, const GameTable &table)
{
    m_record = std::move(record);
    m_seats.clear();
    m_names.clear();
    m_colours.clear();
    for (const auto &standing : resultOf(*m_record).standings) {
        if (!standing.person) {
            continue;
        }
        m_seats.push_back(standing.seats.front());
        m_names << standing.name;
        QStringList colours;
        for (const int seat : standing.seats) {
            colours << table.colourOf(seat);
        }
        m_colours << colours.join(u' ');
    }
    draw();
}

void Sharing::draw()
{
    m_link = bgStatsLink(*m_record, BgStatsLink::Web);
    m_code = qrCode(m_link).value_or(QImage());
    ++m_number;
    Q_EMIT changed();
}

void Sharing::retranslate()
{
    if (m_record) {
        draw();
    }
}

QString Sharing::fileName(const QString &ending, int place) const
{
    QStringList parts{u"tallystone"_s};
    const auto result = resultOf(*m_record);
    if (result.startedAt.isValid()) {
        parts << result.startedAt.date().toString(Qt::ISODate);
    }
    parts << forFileName(place < 0 ? m_names.join(u'-') : m_names.value(place));
    parts.removeAll(QString());
    return parts.join(u'-') + u'.' + ending;
}

void Sharing::copyText() const
{
    QGuiApplication::clipboard()->setText(text());
}

void Sharing::copyLink() const
{
    QGuiApplication::clipboard()->setText(m_link);
}

QString Sharing::saveDocument(const QUrl &file) const
{
    return save(file, paperDocument(*m_record));
}

QString Sharing::savePicture(const QUrl &file, int place) const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    sheet(place, PictureWidth).save(&buffer, "PNG");
    return save(file, bytes);
}

QString Sharing::saveRecord(const QUrl &file) const
{
    return save(file, QByteArray::fromStdString(writeRecord(*m_record)));
}

QString Sharing::saveTable(const QUrl &file) const
{
    CsvParts parts;
    parts.add(*m_record);
    return save(file, csvHeader(parts) + csvRows(*m_record, parts));
}

QString Sharing::save(const QUrl &file, const QByteArray &bytes)
{
    const auto problem = writeFile(pathOf(file), bytes);
    return problem ? tr("%1 was not written: %2").arg(nameOf(file), *problem)
                   : tr("Saved as %1.").arg(nameOf(file));
}
