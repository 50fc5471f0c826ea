// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/traffic.h"

#include <QFile>

using namespace Qt::StringLiterals;
using namespace Support;

/// Days to go back to, and stores that are damaged or in use.
class BackupsTest : public TrafficHouse
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void aNewPhoneWithOnlyTheBackupsOffersThem()
    {
        m_house->take(RandomGames::games(2000, 3));
        keepDaily(backups());
        QCOMPARE(m_house->gameData.backups()->found(), QString());
        m_house.reset();
        for (const auto &name : QDir(m_folder->path()).entryList({u"games.db*"_s}, QDir::Files)) {
            QVERIFY(QFile::remove(m_folder->filePath(name)));
        }
        m_house = std::make_unique<House>(pathIn(*m_folder));
        auto &backups = *m_house->gameData.backups();
        QCOMPARE(m_house->games(), 0);
        QCOMPARE(backups.found(), u"15 November 2026"_s);
        QVERIFY(restoreDay(backups, 0).startsWith(u"Your games are back."_s));
        QCOMPARE(m_house->games(), 3);
        QCOMPARE(backups.found(), QString());
    }

    void backupsAreMadeOnceADay()
    {
        auto &backups = *m_house->gameData.backups();
        keepDaily(backups);
        QCOMPARE(backups.days(), QList<QString>()); // there is nothing to keep yet
        m_house->take(RandomGames::games(2000, 3));
        keepDaily(backups);
        keepDaily(backups);
        QCOMPARE(backups.days(), QList<QString>{u"15 November 2026"_s});
        m_house->take(RandomGames::games(2003, 2));
        QCOMPARE(m_house->games(), 5);
        const auto said = restoreDay(backups, 0);
        QVERIFY2(said.contains(u"games.db.kept-1"_s), qPrintable(said));
        QCOMPARE(m_house->games(), 3);
        QVERIFY(QFile::exists(m_folder->filePath(u"games.db.kept-1"_s)));
        backups.restoreDay(7);
        QVERIFY(!work().isRunning());
    }

    void aBackupIsOneFileToGoBackTo()
    {
        auto &backups = *m_house->gameData.backups();
        m_house->take(RandomGames::games(2000, 3));
        QVERIFY(backUpTo(backups, url(u"my.tallystone-store"_s)).contains(u"my.tallystone-store"_s));
        m_house->take(RandomGames::games(2003, 1));
        const auto refused = restoreFile(backups, written(u"junk"_s, "junk"));
        QVERIFY2(refused.contains(u"no backup"_s), qPrintable(refused));
        QCOMPARE(m_house->games(), 4);
        restoreFile(backups, url(u"my.tallystone-store"_s));
        QCOMPARE(m_house->games(), 3);
        m_house->take(RandomGames::games(2003, 1)); // the app goes on with the file that is there now
        m_house.reset();
        QCOMPARE(House(pathIn(*m_folder)).games(), 4);
    }

    void aDamagedStoreIsRescuedByOneCall()
    {
        m_house->take(RandomGames::games(2000, 12));
        m_house.reset();
        auto damaged = bytes(u"games.db"_s);
        damaged.replace(0, 16, QByteArray(16, 'x'));
        written(u"games.db"_s, damaged);

        m_house = std::make_unique<House>(pathIn(*m_folder));
        auto &backups = *m_house->gameData.backups();
        QCOMPARE(backups.trouble(), u"damaged"_s);
        QCOMPARE(m_house->games(), 0);
        m_house->take(RandomGames::games(2003, 1)); // into the stand-in, which is not kept
        const auto said = rescue(backups);
        QVERIFY2(said.startsWith(u"12 games were rescued."_s), qPrintable(said));
        QCOMPARE(backups.trouble(), QString());
        QCOMPARE(m_house->games(), 12);
        QCOMPARE(bytes(u"games.db.kept-1"_s), damaged);
    }

    void aStoreInUseCanBeTriedAgain()
    {
        m_house->take(RandomGames::games(2000, 2));
        House second(pathIn(*m_folder));
        QCOMPARE(second.gameData.backups()->trouble(), u"in-use"_s);
        second.gameData.backups()->tryAgain();
        QVERIFY(second.shelf.problem().contains(u"already open"_s));
        // What came in now would be gone with the window.
        auto &gameImport = *second.gameData.gameImport();
        read(gameImport, {manyGames(u"many.json"_s)});
        QCOMPARE(gameImport.rejections(), QList{second.shelf.problem()});
        QCOMPARE(gameImport.fresh(), 0);
        m_house.reset();
        second.gameData.backups()->tryAgain();
        QCOMPARE(second.gameData.backups()->trouble(), QString());
        QCOMPARE(second.shelf.problem(), QString());
        QCOMPARE(second.games(), 2);
    }
};
TALLYSTONE_SUITE(BackupsTest)
#include "backups_test.moc"
