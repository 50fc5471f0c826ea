// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/traffic/gamedata.h"

#include "app/traffic/exportgames.h"
#include "app/traffic/files.h"
#include "app/traffic/place.h"
#include "app/words/days.h"
#include "app/words/storeproblems.h"

using namespace Qt::StringLiterals;

GameData::GameData(StoreFile &file, Shelf &shelf, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_file(file)
    , m_clock(clock)
    , m_gameImport(shelf)
    , m_backups(file, shelf, clock)
{
    connect(&shelf, &Shelf::changed, this, &GameData::changed);
}

int GameData::games() const
{
    const auto games = Exchange(m_file.store()).games();
    return games ? static_cast<int>(games->size()) : 0;
}

QUrl GameData::folder() const
{
    return usualFolder();
}

QString GameData::fileName(const QString &ending) const
{
    return u"tallystone-%1.%2"_s.arg(Days::moment(m_clock()).date().toString(Qt::ISODate), ending);
}

QString GameData::saveArchive(const QUrl &file)
{
    return save(file, Kind::Archive);
}

QString GameData::saveTable(const QUrl &file)
{
    return save(file, Kind::Table);
}

QString GameData::save(const QUrl &file, Kind kind)
{
    const Exchange exchange(m_file.store());
    int count = 0;
    Progress progress;
    const auto problem = writeFile(pathOf(file), [&](QIODevice &device) -> std::optional<QString> {
        const auto games = exchange.games();
        const auto exportFormat = kind == Kind::Archive ? ExportFormat::Records : ExportFormat::Rows;
        const auto written = games ? exportGames(exchange, *games, exportFormat, device, progress)
                                   : tl::unexpected(games.error());
        count = written.value_or(0);
        return written ? std::nullopt : std::optional(problemText(written.error()));
    });
    //: %1 is a file, %2 why it could not be written.
    return problem ? tr("%1 was not written: %2").arg(nameOf(file), *problem)
                   : tr("%n games are in %1 now.", nullptr, count).arg(nameOf(file));
}

void GameData::retranslate()
{
    m_gameImport.retranslate();
    m_backups.retranslate();
    Q_EMIT changed();
}
