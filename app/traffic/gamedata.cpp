// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/traffic/gamedata.h"

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
    connect(&m_backups, &Backups::leaving, &m_gameImport, &GameImport::stop);
}

int GameData::games() const
{
    return Exchange(m_file.store()).count().value_or(0);
}

QUrl GameData::folder() const
{
    return usualFolder();
}

QString GameData::fileName(const QString &ending) const
{
    return u"tallystone-%1.%2"_s.arg(Days::moment(m_clock()).date().toString(Qt::ISODate), ending);
}

void GameData::saveArchive(const QUrl &file)
{
    save(file, ExportFormat::Records);
}

void GameData::saveTable(const QUrl &file)
{
    save(file, ExportFormat::Rows);
}

void GameData::save(const QUrl &file, ExportFormat exportFormat)
{
    work()->start(u"saving"_s, [this, file, exportFormat](Progress &progress) -> LongWork::End {
        const Exchange exchange(m_file.store());
        int count = 0;
        const auto problem = writeFile(pathOf(file), [&](QIODevice &device) -> std::optional<QString> {
            const auto games = exchange.games();
            const auto written = games ? exportGames(exchange, *games, exportFormat, device, progress)
                                       : tl::unexpected(games.error());
            count = written.value_or(0);
            return written ? std::nullopt : std::optional(problemText(written.error()));
        });
        return [this, file, count, problem](bool stopped) {
            if (!problem) {
                work()->tell(tr("%n games are in %1 now.", nullptr, count).arg(nameOf(file)));
            } else if (!stopped) {
                //: %1 is a file, %2 why it could not be written.
                work()->tell(tr("%1 was not written: %2").arg(nameOf(file), *problem));
            }
        };
    });
}

void GameData::retranslate()
{
    m_gameImport.retranslate();
    m_backups.retranslate();
    Q_EMIT changed();
}
