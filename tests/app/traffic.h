// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games.h"
#include "app/table/tables.h"
#include "app/traffic/gamedata.h"
#include "app/words/language.h"
#include "model/record/write.h"
#include "tests/app/tables.h"
#include "tests/db/randomgames.h"
#include "tests/db/support.h"
#include "tests/suites.h"

#include <QTemporaryDir>

#include <thread>

/// A store in a folder of its own, with all that goes out of it and comes into it.
class TrafficHouse : public QObject
{
protected:
    static std::string clock() { return "2026-11-15T12:00:00Z"; }

    /// A store with what keeps it.
    struct House {
        explicit House(const std::string &path)
            : file(path)
            , shelf(file.store(), clock)
            , gameData(file, shelf, clock)
        {
        }
        void take(const std::vector<Record> &records)
        {
            Support::must(Exchange(file.store()).import(records, RandomGames::colours));
        }
        int games() { return gameData.games(); }

        StoreFile file;
        Shelf shelf;
        GameData gameData;
    };

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<House> m_house;

    QUrl url(const QString &name) const { return QUrl::fromLocalFile(m_folder->filePath(name)); }
    QByteArray bytes(const QString &name) const
    {
        return Support::bytesOf(m_folder->filePath(name).toStdString());
    }
    QUrl written(const QString &name, const QByteArray &content) const
    {
        Support::write(m_folder->filePath(name).toStdString(), content);
        return url(name);
    }
    GameImport &gameImport() { return *m_house->gameData.gameImport(); }
    Backups &backups() { return *m_house->gameData.backups(); }
    LongWork &work() { return *m_house->gameData.work(); }

    // All of it, and what is said then.
    static QString whenDone(LongWork &work)
    {
        work.finish();
        return work.told();
    }
    static QString saveArchive(House &house, const QUrl &file)
    {
        house.gameData.saveArchive(file);
        return whenDone(*house.gameData.work());
    }
    static QString saveTable(House &house, const QUrl &file)
    {
        house.gameData.saveTable(file);
        return whenDone(*house.gameData.work());
    }
    static void keepDaily(Backups &backups)
    {
        backups.keepDaily();
        backups.finishDaily();
    }
    static QString backUpTo(Backups &backups, const QUrl &file)
    {
        backups.backUpTo(file);
        return whenDone(*backups.work());
    }
    static QString restoreDay(Backups &backups, int day)
    {
        backups.restoreDay(day);
        return whenDone(*backups.work());
    }
    static QString restoreFile(Backups &backups, const QUrl &file)
    {
        backups.restoreFile(file);
        return whenDone(*backups.work());
    }
    static QString rescue(Backups &backups)
    {
        backups.rescue();
        return whenDone(*backups.work());
    }

    static void read(GameImport &gameImport, const QList<QUrl> &files)
    {
        gameImport.read(files);
        gameImport.finish();
    }
    static void accept(GameImport &gameImport, bool replaceDifferent)
    {
        gameImport.accept(replaceDifferent);
        gameImport.finish();
    }
    /// Large enough to be still at it when the event loop comes round.
    static constexpr int Many = 400;
    static const std::vector<Record> &many()
    {
        static const auto records = RandomGames::games(5000, Many);
        return records;
    }
    QUrl manyGames(const QString &name) const
    {
        static const auto archive = QByteArray::fromStdString(writeArchive(many()));
        return written(name, archive);
    }
    /// Without the event loop, so that it cannot be over yet.
    static void awaitFirst(const GameImport &gameImport)
    {
        while (gameImport.step() == 0) {
            std::this_thread::yield();
        }
    }
    /// However slow the machine.
    static constexpr int LongEnough = 120'000;

    void begin()
    {
        QVERIFY(useLanguage(QStringLiteral("en")));
        m_folder = std::make_unique<QTemporaryDir>();
        m_house = std::make_unique<House>(Support::pathIn(*m_folder));
    }
    void end() { m_house.reset(); }
};
