// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/checkup.h"
#include "tests/app/traffic.h"

#include <QElapsedTimer>

using namespace Qt::StringLiterals;
using namespace Support;

/// What goes on while games come and go, and what is left of it when it is stopped.
class TrafficWorkTest : public TrafficHouse
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void theEventLoopTurnsWhileFilesAreRead()
    {
        m_house->take(RandomGames::games(2000, 3));
        int games = -1;
        QString workThen;
        gameImport().read({manyGames(u"many.json"_s)});
        QMetaObject::invokeMethod(
            &gameImport(),
            [&] {
                workThen = gameImport().work();
                games = m_house->games(); // the store can be asked meanwhile
            },
            Qt::QueuedConnection);
        QCOMPARE(gameImport().work(), u"reading"_s);
        QTRY_VERIFY_WITH_TIMEOUT(gameImport().work().isEmpty(), LongEnough);
        QCOMPARE(workThen, u"reading"_s);
        QCOMPARE(games, 3);
        QCOMPARE(gameImport().fresh(), Many);

        workThen.clear();
        gameImport().accept(false);
        QMetaObject::invokeMethod(
            &gameImport(), [&] { workThen = gameImport().work(); }, Qt::QueuedConnection);
        QTRY_VERIFY_WITH_TIMEOUT(gameImport().work().isEmpty(), LongEnough);
        QCOMPARE(workThen, u"taking"_s);
        QCOMPARE(gameImport().done(), u"%1 games were loaded."_s.arg(Many));
        QCOMPARE(m_house->games(), Many + 3);
    }

    void whatIsStoppedLeavesEverythingAsItWas()
    {
        m_house->take(RandomGames::games(2000, 3));
        const auto before = must(dumpDerived(m_house->file.store()));
        const auto file = manyGames(u"many.json"_s);
        gameImport().read({file});
        gameImport().stop();
        QCOMPARE(gameImport().work(), QString());
        QCOMPARE(gameImport().rejections(), QList<QString>());
        QCOMPARE(gameImport().fresh(), 0);

        read(gameImport(), {file});
        gameImport().accept(false);
        awaitFirst(gameImport()); // it is in, but not for good
        gameImport().stop();
        QCOMPARE(gameImport().work(), QString());
        QCOMPARE(gameImport().done(), QString());
        QCOMPARE(gameImport().rejections(), QList<QString>());
        QCOMPARE(must(dumpDerived(m_house->file.store())), before);
        QCOMPARE(m_house->games(), 3);
        // They are still there to be wanted after all.
        QCOMPARE(gameImport().fresh(), Many);
        accept(gameImport(), false);
        QCOMPARE(m_house->games(), Many + 3);
    }

    void closingTheAppMeanwhileIsSafe()
    {
        m_house->take(RandomGames::games(2000, 3));
        const auto file = manyGames(u"many.json"_s);
        gameImport().read({file});
        m_house = std::make_unique<House>(pathIn(*m_folder, "other.db"));
        read(gameImport(), {file});
        gameImport().accept(false);
        awaitFirst(gameImport());
        m_house.reset();
        QCOMPARE(House(pathIn(*m_folder)).games(), 3);
        QCOMPARE(House(pathIn(*m_folder, "other.db")).games(), 0);
    }

    void otherFilesMayComeMeanwhile()
    {
        const auto one
            = written(u"one.json"_s, QByteArray::fromStdString(writeRecord(RandomGames::game(9000))));
        const auto many = manyGames(u"many.json"_s);
        gameImport().read({many});
        read(gameImport(), {one}); // instead
        QCOMPARE(gameImport().fresh(), 1);
        read(gameImport(), {many});
        gameImport().accept(false);
        read(gameImport(), {one}); // after what somebody wanted
        QCOMPARE(m_house->games(), Many);
        QCOMPARE(gameImport().fresh(), 1);
    }

    void aTapIsAnsweredWhileGamesComeIn()
    {
        constexpr int Crowd = 1000;
        const auto id
            = Tables::create(m_house->file.store(), BronzeAge::setupFor(BronzeAge::Edition::Original, 2));
        const auto table = Tables::open(m_house->file.store(), id);
        auto crowd = RandomGames::games(6000, Crowd - Many);
        crowd.insert(crowd.end(), many().begin(), many().end());
        read(gameImport(), {written(u"many.json"_s, QByteArray::fromStdString(writeArchive(crowd)))});
        QCOMPARE(gameImport().fresh(), Crowd);
        gameImport().accept(false);
        awaitFirst(gameImport());
        qint64 slowest = 0;
        int before = 0;
        QElapsedTimer timer;
        for (const char *face : {"f", "f", "g"}) {
            timer.start();
            Tables::enter(*table, face);
            slowest = std::max(slowest, timer.elapsed());
            const int there = must(m_house->file.store().finishedCount());
            QVERIFY2(there == 0 || there == Crowd, qPrintable(QString::number(there)));
            before += there == 0 ? 1 : 0;
        }
        const auto draft = must(m_house->file.store().game(id)).draft;
        QVERIFY(!draft.empty());
        qInfo("the slowest of 3 taps took %lld ms, %d of them before the games were in", slowest, before);
        QVERIFY(before > 0);
        QTRY_VERIFY_WITH_TIMEOUT(gameImport().work().isEmpty(), LongEnough);
        QCOMPARE(gameImport().done(), u"%1 games were loaded."_s.arg(Crowd));
        m_house.reset();
        House again(pathIn(*m_folder));
        QCOMPARE(again.games(), Crowd + 1);
        QCOMPARE(must(again.file.store().game(id)).draft, draft);
        QVERIFY(must(checkUp(again.file.store())).healthy());
    }

    void whatIsStoppedIsAsIfItHadNotBegun_data()
    {
        using Begin = std::function<void(GameData &, const QUrl &)>;
        QTest::addColumn<Begin>("begin");
        QTest::newRow("saving") << Begin([](GameData &data, const QUrl &file) { data.saveArchive(file); });
        QTest::newRow("a table") << Begin([](GameData &data, const QUrl &file) { data.saveTable(file); });
        QTest::newRow("backing up") << Begin(
            [](GameData &data, const QUrl &file) { data.backups()->backUpTo(file); });
        QTest::newRow("restoring") << Begin(
            [](GameData &data, const QUrl &file) { data.backups()->restoreFile(file); });
    }

    void whatIsStoppedIsAsIfItHadNotBegun()
    {
        QFETCH(std::function<void(GameData &, const QUrl &)>, begin);
        m_house->take(RandomGames::games(2000, 3));
        const auto file = url(u"file"_s);
        backUpTo(backups(), file);
        m_house->take(many());
        const auto files = QDir(m_folder->path()).entryList(QDir::Files);
        const auto before = bytes(u"file"_s);
        begin(m_house->gameData, file);
        QVERIFY(work().isRunning());
        QVERIFY(!work().what().isEmpty());
        work().stop();
        QCOMPARE(work().what(), QString());
        QCOMPARE(work().told(), QString());
        QCOMPARE(bytes(u"file"_s), before);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), files);
        QCOMPARE(m_house->games(), static_cast<int>(Many) + 3);
        // And it can be done after all.
        begin(m_house->gameData, file);
        QVERIFY(!whenDone(work()).isEmpty());
        QVERIFY(bytes(u"file"_s) != before || m_house->games() == 3);
    }

    void aStoppedRescueLeavesTheDamagedFile()
    {
        m_house->take(many());
        m_house.reset();
        auto damaged = bytes(u"games.db"_s);
        damaged.replace(0, 16, QByteArray(16, 'x'));
        written(u"games.db"_s, damaged);
        m_house = std::make_unique<House>(pathIn(*m_folder));
        const auto files = QDir(m_folder->path()).entryList(QDir::Files);
        backups().rescue();
        while (work().step() == 0) {
            std::this_thread::yield();
        }
        work().stop();
        QCOMPARE(work().told(), QString());
        QCOMPARE(backups().trouble(), u"damaged"_s);
        QCOMPARE(bytes(u"games.db"_s), damaged);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), files);
    }

    void aBackupIsMadeWhileSomebodyPlays()
    {
        m_house->take(many());
        auto &store = m_house->file.store();
        const auto id = must(store.createGame(game("a")));
        backups().backUpTo(url(u"my"_s));
        int appended = 0;
        while (work().isRunning()) {
            must(store.append(id, entry(appended++), false, {}));
            QCoreApplication::processEvents();
        }
        QVERIFY(appended > 0);
        QVERIFY(work().told().startsWith(u"Backed up to"_s));
        const auto copy = must(Store::open(m_folder->filePath(u"my"_s).toStdString(), gameOutcome));
        QVERIFY(must(checkUp(copy)).healthy());
        QVERIFY(must(copy.log(id)) == entries(must(copy.game(id)).head));
        QCOMPARE(must(store.game(id)).head, appended);
    }

    void whatComesInStopsWhereTheStoreIsLeft()
    {
        m_house->take(RandomGames::games(2000, 3));
        keepDaily(backups());
        read(gameImport(), {manyGames(u"many.json"_s)});
        backups().restoreDay(0);
        gameImport().accept(false);
        QVERIFY(whenDone(work()).startsWith(u"Your games are back."_s));
        QCOMPARE(gameImport().work(), QString());
        QCOMPARE(m_house->games(), 3);
    }
};
TALLYSTONE_SUITE(TrafficWorkTest)
#include "trafficwork_test.moc"
