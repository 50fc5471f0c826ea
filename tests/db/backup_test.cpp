// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backup.h"
#include "db/checkup.h"
#include "db/exchange.h"
#include "db/history.h"
#include "tests/db/randomgames.h"
#include "tests/db/support.h"
#include "tests/suites.h"

#include <QDate>
#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Support;
using Code = StoreError::Code;

/// One file with everything, and back again.
class BackupTest : public QObject
{
    Q_OBJECT

    static QStringList filesIn(const QTemporaryDir &folder)
    {
        return QDir(folder.path()).entryList(QDir::Files, QDir::Name);
    }

    static int gamesIn(const std::string &path)
    {
        const auto store = must(Store::open(path, RandomGames::tell));
        return must(checkUp(store)).healthy() ? must(History(store).count({})) : -1;
    }

private Q_SLOTS:
    void aBackupIsTheWholeStore()
    {
        QTemporaryDir folder;
        const auto backup = pathIn(folder, "backup");
        auto store = must(Store::open(pathIn(folder), RandomGames::tell));
        must(Exchange(store).import(RandomGames::games(700, 20), RandomGames::colours));
        must(backUp(store, backup));
        const auto derived = must(dumpDerived(store));
        must(store.removeGame(must(History(store).page({}, 1)).front().id));
        const auto copy = must(Store::open(backup, RandomGames::tell));
        QCOMPARE(must(dumpDerived(copy)), derived);
        QVERIFY(must(checkUp(copy)).healthy());
    }

    void anOlderBackupIsReplacedOnlyByAWholeOne()
    {
        QTemporaryDir folder;
        const auto backup = pathIn(folder, "backup");
        auto store = must(Store::open(pathIn(folder), RandomGames::tell));
        must(backUp(store, backup));
        const auto before = bytesOf(backup);
        QVERIFY(QDir(folder.path()).mkpath(u"backup.part/in the way"_s));
        QCOMPARE(backUp(store, backup).error().code, Code::Unavailable);
        QCOMPARE(bytesOf(backup), before);
        QVERIFY(QDir(folder.filePath(u"backup.part"_s)).removeRecursively());
        must(store.createGame(game("a")));
        must(backUp(store, backup));
        QCOMPARE(must(must(Store::open(backup)).runningGames()).size(), std::size_t(1));
        QVERIFY(!QFile::exists(folder.filePath(u"backup.part"_s)));
    }

    void noBackupOverTheStore()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        auto store = must(Store::open(path));
        QCOMPARE(backUp(store, path).error().code, Code::Unavailable);
        QCOMPARE(backUp(store, pathIn(folder, "not/there/backup")).error().code, Code::Unavailable);
        must(store.createGame(game("a")));
    }

    void restoredAndTheOldOneKept()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        const auto backup = pathIn(folder, "backup");
        {
            auto store = must(Store::open(path, RandomGames::tell));
            must(Exchange(store).import(RandomGames::games(700, 5), RandomGames::colours));
            must(backUp(store, backup));
            must(Exchange(store).import(RandomGames::games(710, 3), RandomGames::colours));
        }
        const auto bytes = bytesOf(backup);
        const auto kept = must(restoreBackup(backup, path));
        QCOMPARE(gamesIn(path), 5);
        QCOMPARE(gamesIn(kept), 8);
        QCOMPARE(bytesOf(backup), bytes);
        QCOMPARE(filesIn(folder), QStringList({u"backup"_s, u"games.db"_s, u"games.db.kept-1"_s}));
        // And once more: nothing that was kept is lost.
        QVERIFY(must(restoreBackup(backup, path)) != kept);
        QCOMPARE(gamesIn(kept), 8);
    }

    void restoredWhereNothingWas()
    {
        QTemporaryDir folder;
        const auto backup = pathIn(folder, "backup");
        {
            auto store = must(Store::open(":memory:", RandomGames::tell));
            must(Exchange(store).import(RandomGames::games(700, 5), RandomGames::colours));
            must(backUp(store, backup));
        }
        QCOMPARE(must(restoreBackup(backup, pathIn(folder))), std::string());
        QCOMPARE(gamesIn(pathIn(folder)), 5);
    }

    void anOldBackupIsBroughtUpToDate()
    {
        QTemporaryDir folder;
        const auto backup = pathIn(folder, "backup");
        const auto path = pathIn(folder);
        sql(backup, bytesOf(SOURCE_DIR "/tests/db/schemas/v1.sql").constData());
        (void)must(restoreBackup(backup, path));
        QCOMPARE(gamesIn(path), 2);
        QCOMPARE(filesIn(folder), QStringList({u"backup"_s, u"games.db"_s}));
    }

    void whatIsNoBackupChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Code>("code");
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        {
            auto store = must(Store::open(path));
            must(store.replaceLog(must(store.createGame(game("a"))), entries(300), false, "t"));
        }
        const auto whole = bytesOf(path);
        auto newer = whole;
        newer[63] = 99;
        QTest::newRow("garbage") << QByteArray(5000, 'x') << Code::Damaged;
        QTest::newRow("cut") << whole.first(whole.size() - 4096) << Code::Damaged;
        QTest::newRow("a page lost") << QByteArray(whole).replace(8 * 4096, 4096, QByteArray(4096, '\x5A'))
                                     << Code::Damaged;
        QTest::newRow("newer") << newer << Code::TooNew;
    }
    void whatIsNoBackupChangesNothing()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(Code, code);
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        const auto backup = pathIn(folder, "backup");
        must(must(Store::open(path)).createGame(game("mine")));
        const auto before = bytesOf(path);
        write(backup, bytes);
        QCOMPARE(restoreBackup(backup, path).error().code, code);
        QCOMPARE(bytesOf(path), before);
        QCOMPARE(bytesOf(backup), bytes);
        QCOMPARE(filesIn(folder), QStringList({u"backup"_s, u"games.db"_s}));
        QCOMPARE(restoreBackup(pathIn(folder, "nowhere"), path).error().code, Code::Unavailable);
        QCOMPARE(bytesOf(path), before);
    }

    /// A power cut between the steps of the change: the next start finishes it.
    void aChangeCutShortIsFinished_data()
    {
        QTest::addColumn<bool>("logMoved");
        QTest::addColumn<bool>("fileMoved");
        QTest::newRow("nothing moved yet") << false << false;
        QTest::newRow("log moved") << true << false;
        QTest::newRow("file moved too") << true << true;
    }
    void aChangeCutShortIsFinished()
    {
        QFETCH(bool, logMoved);
        QFETCH(bool, fileMoved);
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        must(must(Store::open(path)).createGame(game("old")));
        must(must(Store::open(path + ".ready")).createGame(game("new")));
        write(path + "-wal", "the log of the old file");
        const auto old = bytesOf(path);
        const auto move = [&](const char *end) {
            QVERIFY(QFile::rename(
                QString::fromStdString(path + end), QString::fromStdString(path + ".kept-1" + end)));
        };
        if (logMoved) {
            move("-wal");
        }
        if (fileMoved) {
            move("");
        }
        QCOMPARE(must(must(Store::open(path)).runningGames()).front().uuid, std::string("new"));
        QCOMPARE(bytesOf(path + ".kept-1"), old);
        QCOMPARE(bytesOf(path + ".kept-1-wal"), QByteArray("the log of the old file"));
    }

    /// The file must not go before its log: alone, the log would be taken for the new file's.
    void theLogGoesFirst()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        must(must(Store::open(path)).createGame(game("old")));
        must(must(Store::open(path + ".ready")).createGame(game("new")));
        write(path + "-wal", "the log of the old file");
        const auto old = bytesOf(path);
        QVERIFY(QDir(folder.path()).mkpath(u"games.db.kept-1-wal/in the way"_s));
        QCOMPARE(Store::open(path).error().code, Code::Unavailable);
        QCOMPARE(bytesOf(path), old);
        QCOMPARE(bytesOf(path + "-wal"), QByteArray("the log of the old file"));
    }

    void everyDayOneBackup()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        auto store = must(Store::open(path));
        QVERIFY(dailyBackups(path).empty());
        const auto first = must(backUpDaily(store, "2026-11-14"));
        const auto bytes = bytesOf(first);
        must(store.createGame(game("a")));
        QCOMPARE(must(backUpDaily(store, "2026-11-14")), first);
        QCOMPARE(bytesOf(first), bytes);
        const auto second = must(backUpDaily(store, "2026-11-15"));
        QVERIFY(dailyBackups(path) == std::vector<std::string>({second, first}));
        for (const char *date : {"", "2026-11-31", "../../evil", "2026-11-15T00:00:00Z"}) {
            QCOMPARE(backUpDaily(store, date).error().code, Code::Unavailable);
        }
        for (int day = 1; day <= 20; ++day) {
            must(backUpDaily(store, "2027-01-" + std::string(day < 10 ? "0" : "") + std::to_string(day)));
        }
        // 14 to 20, the Sundays 3 and 10, and the last of November: the last of a month or week.
        QCOMPARE(dailyBackups(path).size(), std::size_t(7 + 2 + 1));
    }

    /// One a day for three years, thinned every day: what is left are days, weeks and months.
    void daysWeeksAndMonthsAreKept()
    {
        std::vector<std::string> dates;
        const QDate last(2026, 11, 15);
        for (auto day = last.addDays(-3 * 365); day <= last; day = day.addDays(1)) {
            dates.push_back(day.toString(Qt::ISODate).toStdString());
            dates = backupsToKeep(dates);
        }
        const std::vector<std::string> expected{"2026-11-15", "2026-11-14", "2026-11-13", "2026-11-12",
            "2026-11-11", "2026-11-10", "2026-11-09", // days
            "2026-11-08", "2026-11-01", "2026-10-31", "2026-10-25",
            "2026-10-18", // Sundays, and October's last
            "2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30", "2026-05-31", "2026-04-30", "2026-03-31",
            "2026-02-28", "2026-01-31", "2025-12-31"};
        QVERIFY(dates == expected);
        std::ranges::reverse(dates);
        QVERIFY(backupsToKeep(dates) == expected);
        QVERIFY(backupsToKeep({}).empty());
    }
};
TALLYSTONE_SUITE(BackupTest)
#include "backup_test.moc"
