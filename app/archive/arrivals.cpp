// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/arrivals.h"

#include "app/archive/files.h"
#include "app/archive/intake.h"
#include "app/games.h"
#include "app/lists.h"
#include "app/playercolours.h"
#include "app/storeproblems.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{
/// Nobody reads a longer list.
constexpr int MostListed = 50;

QString titleOf(const Record &record)
{
    const auto title = entryFor(record).title();
    const auto began = QDateTime::fromString(QString::fromStdString(record.startedAt), Qt::ISODate);
    return began.isValid()
        ? u"%1, %2"_s.arg(title, QLocale().toString(began.toLocalTime().date(), QLocale::LongFormat))
        : title;
}

QString playersOf(const Record &record)
{
    QStringList names;
    for (const auto &name : record.players) {
        names << QString::fromStdString(name);
    }
    return listOf(names);
}
}

Arrivals::Arrivals(Shelf &shelf, QObject *parent)
    : QObject(parent)
    , m_shelf(shelf)
{
}

QList<ArrivingGame> Arrivals::games() const
{
    QList<ArrivingGame> list;
    for (std::size_t i = 0; i < m_arrivals.size() && list.size() < MostListed; ++i) {
        if (m_arrivals[i] != Arrival::Known) {
            list << ArrivingGame{.title = titleOf(m_records[i]),
                .note = playersOf(m_records[i]),
                .state = m_arrivals[i] == Arrival::New ? u"new"_s : u"different"_s};
        }
    }
    return list;
}

int Arrivals::more() const
{
    return std::max(0, fresh() + different() - MostListed);
}

int Arrivals::count(Arrival arrival) const
{
    return static_cast<int>(std::ranges::count(m_arrivals, arrival));
}

void Arrivals::read(const QList<QUrl> &files)
{
    forget();
    QStringList names;
    QStringList paths;
    for (const auto &file : files) {
        names << nameOf(file);
        paths << pathOf(file);
    }
    m_from = listOf(names);
    auto intake = takeIn(paths);
    for (const auto &rejection : intake.rejections) {
        //: A file and what is wrong with it.
        m_rejections << tr("%1: %2").arg(nameOf(QUrl::fromLocalFile(rejection.file)), rejection.sentence);
    }
    if (m_rejections.isEmpty()) {
        auto arrivals = Exchange(m_shelf.store()).preview(intake.records);
        if (arrivals) {
            m_records = std::move(intake.records);
            m_arrivals = std::move(*arrivals);
        } else {
            m_rejections << problemText(arrivals.error());
        }
    }
    Q_EMIT changed();
}

void Arrivals::accept(bool replaceDifferent)
{
    const auto conflict = replaceDifferent ? Conflict::Replace : Conflict::Keep;
    const auto arrivals = Exchange(m_shelf.store()).import(m_records, PlayerColours, conflict);
    if (arrivals) {
        const auto changed = std::ranges::count_if(*arrivals,
            [](Arrival arrival) { return arrival == Arrival::New || arrival == Arrival::Replaced; });
        forget();
        m_done = tr("%n games were taken in.", nullptr, static_cast<int>(changed));
        m_shelf.renew();
    } else {
        m_rejections = {problemText(arrivals.error())};
    }
    Q_EMIT changed();
}

void Arrivals::forget()
{
    m_from.clear();
    m_records.clear();
    m_arrivals.clear();
    m_rejections.clear();
    m_done.clear();
    Q_EMIT changed();
}
