// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/keeper.h"

#include "app/archive/files.h"
#include "app/archive/outlet.h"
#include "app/archive/place.h"
#include "app/days.h"
#include "app/storeproblems.h"

using namespace Qt::StringLiterals;

Keeper::Keeper(StoreFile &file, Shelf &shelf, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_file(file)
    , m_clock(clock)
    , m_arrivals(shelf)
    , m_backups(file, shelf, clock)
{
    connect(&shelf, &Shelf::changed, this, &Keeper::changed);
}

int Keeper::games() const
{
    const auto games = Exchange(m_file.store()).games();
    return games ? static_cast<int>(games->size()) : 0;
}

QUrl Keeper::folder() const
{
    return usualFolder();
}

QString Keeper::fileName(const QString &ending) const
{
    return u"tallystone-%1.%2"_s.arg(Days::moment(m_clock()).date().toString(Qt::ISODate), ending);
}

QString Keeper::saveArchive(const QUrl &file)
{
    return save(file, Kind::Archive);
}

QString Keeper::saveTable(const QUrl &file)
{
    return save(file, Kind::Table);
}

QString Keeper::save(const QUrl &file, Kind kind)
{
    const Exchange exchange(m_file.store());
    int count = 0;
    Progress progress;
    const auto problem = writeFile(pathOf(file), [&](QIODevice &device) -> std::optional<QString> {
        const auto games = exchange.games();
        const auto outlet = kind == Kind::Archive ? Outlet::Records : Outlet::Rows;
        const auto written
            = games ? handOver(exchange, *games, outlet, device, progress) : tl::unexpected(games.error());
        count = written.value_or(0);
        return written ? std::nullopt : std::optional(problemText(written.error()));
    });
    //: %1 is a file, %2 why it could not be written.
    return problem ? tr("%1 was not written: %2").arg(nameOf(file), *problem)
                   : tr("%n games are in %1 now.", nullptr, count).arg(nameOf(file));
}

void Keeper::retranslate()
{
    m_arrivals.retranslate();
    m_backups.retranslate();
    Q_EMIT changed();
}
