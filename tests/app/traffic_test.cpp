// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/table/tables.h"
#include "app/traffic/gamedata.h"
#include "app/traffic/importedfiles.h"
#include "app/words/language.h"
#include "db/checkup.h"
#include "model/record/read.h"
#include "model/record/write.h"
#include "tests/app/hostile.h"
#include "tests/app/tables.h"
#include "tests/db/randomgames.h"
#include "tests/db/support.h"
#include "tests/often.h"
#include "tests/suites.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <thread>

using namespace Qt::StringLiterals;
using namespace Support;

/// Games on their way out of the store and into it.
class TrafficTest : public QObject
{
    Q_OBJECT

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
            must(Exchange(file.store()).import(records, RandomGames::colours));
        }
        int games() { return gameData.games(); }

        StoreFile file;
        Shelf shelf;
        GameData gameData;
    };

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<House> m_house;

    QUrl url(const QString &name) const { return QUrl::fromLocalFile(m_folder->filePath(name)); }
    QByteArray bytes(const QString &name) const { return bytesOf(m_folder->filePath(name).toStdString()); }
    QUrl written(const QString &name, const QByteArray &content) const
    {
        write(m_folder->filePath(name).toStdString(), content);
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
    static constexpr int Many = often(400);
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

private Q_SLOTS:
    void initTestCase() { QVERIFY(useLanguage(u"en"_s)); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_house = std::make_unique<House>(pathIn(*m_folder));
    }
    void cleanup() { m_house.reset(); }

    void whatGoesOutComesInTheSame()
    {
        auto records = RandomGames::games(2000, 200);
        for (std::size_t i = 0; i < records.size(); i += 7) { // some are still running
            records[i].actions.resize(records[i].actions.size() / 2);
            records[i].finishedAt.clear();
        }
        m_house->take(records);
        QCOMPARE(saveArchive(*m_house, url(u"all.tallystone"_s)),
            u"200 games are in %1 now."_s.arg(m_folder->filePath(u"all.tallystone"_s)));
        QCOMPARE(bytes(u"all.tallystone"_s), QByteArray::fromStdString(writeArchive(records)));

        House other(pathIn(*m_folder, "other.db"));
        read(*other.gameData.gameImport(), {url(u"all.tallystone"_s)});
        QCOMPARE(other.gameData.gameImport()->fresh(), 200);
        QCOMPARE(other.gameData.gameImport()->more(), 150);
        QCOMPARE(other.games(), 0);
        accept(*other.gameData.gameImport(), false);
        QCOMPARE(other.gameData.gameImport()->done(), u"200 games were loaded."_s);
        saveArchive(other, url(u"again.tallystone"_s));
        QCOMPARE(bytes(u"again.tallystone"_s), bytes(u"all.tallystone"_s));
        QVERIFY(must(checkUp(other.file.store())).healthy());
    }

    void aSecondTimeNothingIsNew()
    {
        m_house->take(RandomGames::games(2000, 20));
        saveArchive(*m_house, url(u"all.tallystone"_s));
        const auto before = must(dumpDerived(m_house->file.store()));
        read(gameImport(), {url(u"all.tallystone"_s), url(u"all.tallystone"_s)});
        QCOMPARE(gameImport().rejections(), QList<QString>());
        QCOMPARE(gameImport().fresh(), 0);
        QCOMPARE(gameImport().known(), 20);
        QVERIFY(gameImport().games().isEmpty());
        accept(gameImport(), true);
        QCOMPARE(gameImport().done(), u"0 games were loaded."_s);
        QCOMPARE(must(dumpDerived(m_house->file.store())), before);
        QCOMPARE(m_house->games(), 20);
    }

    /// What a game was played with is kept for games to come only if somebody wants that.
    void aRecordBringsItsSheetAlong()
    {
        QFile file(QStringLiteral(SOURCE_DIR "/tests/data/sheet/tichu.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto shipped = file.readAll();
        auto own = shipped;
        own.replace("\"id\": \"tichu\"", "\"id\": \"our-tichu\"");
        own.replace("\"title\": \"Tichu\"", "\"title\": \"Our Tichu\"");
        const auto game = indexOf("sheet").value();
        const auto isKnown = [&] {
            auto sample = readRecord(own.toStdString(), gameRules()).value();
            return libraryFor(game, m_house->file.store(), clock)->broughtBy(sample).isEmpty();
        };
        read(gameImport(), {written(u"shipped.tallystone"_s, shipped)});
        QCOMPARE(gameImport().brought(), QStringList());
        read(gameImport(), {written(u"own.tallystone"_s, own)});
        QCOMPARE(gameImport().brought(), QStringList(u"Our Tichu"_s));
        accept(gameImport(), false);
        QCOMPARE(gameImport().done(), u"1 game was loaded."_s);
        QVERIFY(!isKnown());
        own.replace("0000-4000-8000-000000000011", "0000-4000-8000-000000000012");
        read(gameImport(), {written(u"own.tallystone"_s, own)});
        QCOMPARE(gameImport().brought(), QStringList(u"Our Tichu"_s));
        gameImport().accept(false, true);
        gameImport().finish();
        QVERIFY(isKnown());
        own.replace("0000-4000-8000-000000000012", "0000-4000-8000-000000000013");
        read(gameImport(), {written(u"own.tallystone"_s, own)});
        QCOMPARE(gameImport().brought(), QStringList());
        // A newer one is offered again.
        own.replace(
            "\"id\": \"our-tichu\",\n      \"version\": 1", "\"id\": \"our-tichu\",\n      \"version\": 2");
        read(gameImport(), {written(u"own.tallystone"_s, own)});
        QCOMPARE(gameImport().brought(), QStringList(u"Our Tichu"_s));
    }

    void otherContentIsForThePersonToDecide()
    {
        auto records = RandomGames::games(2000, 3);
        m_house->take(records);
        const auto before = std::exchange(records[1].note, "changed elsewhere");
        records.push_back(RandomGames::game(3000));
        const auto file = written(u"some.json"_s, QByteArray::fromStdString(writeArchive(records)));
        read(gameImport(), {file});
        QCOMPARE(gameImport().fresh(), 1);
        QCOMPARE(gameImport().known(), 2);
        QCOMPARE(gameImport().different(), 1);
        QCOMPARE(gameImport().games().size(), 2);
        for (const auto &game : gameImport().games()) {
            QCOMPARE(game.differences,
                game.state == u"new" ? QStringList()
                                     : QStringList{u"Note: here %1, in the file changed elsewhere."_s.arg(
                                         before.empty() ? u"nothing"_s : QString::fromStdString(before))});
        }
        accept(gameImport(), false);
        QCOMPARE(m_house->games(), 4);
        saveArchive(*m_house, url(u"out.json"_s));
        QVERIFY(!bytes(u"out.json"_s).contains("changed elsewhere"));

        read(gameImport(), {file});
        accept(gameImport(), true);
        QCOMPARE(gameImport().done(), u"1 game was loaded."_s);
        saveArchive(*m_house, url(u"out.json"_s));
        QVERIFY(bytes(u"out.json"_s).contains("changed elsewhere"));
        QCOMPARE(m_house->games(), 4);
        gameImport().forget();
        QCOMPARE(gameImport().done(), QString());
    }

    void whatDiffersIsSaidInWords_data()
    {
        using Change = std::function<void(Record &)>;
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("a name") << Change([](Record &record) { record.players[0] = "Xenia"; })
                                << u"Players: here "_s;
        QTest::newRow("the place") << Change([](Record &record) { record.place = "Lyon"; })
                                   << u"Place: here nothing, in the file Lyon."_s;
        QTest::newRow("the end") << Change([](Record &record) { record.finishedAt.clear(); })
                                 << u", in the file nothing."_s;
        QTest::newRow("fewer actions") << Change([](Record &record) {
            record.actions.resize(record.actions.size() - 3);
            record.finishedAt.clear();
        }) << u"The file has 3 fewer actions."_s;
        QTest::newRow("another action") << Change([](Record &record) {
            record.actions.resize(1);
            record.actions.push_back({Json::Object{{"do", "finish"}, {"why", "late"}}, {}});
        }) << u"They part ways in round 1, in the turn of "_s;
        QTest::newRow("times alone") << Change([](Record &record) { record.actions[0].at.clear(); })
                                     << u"Only the times of single actions differ."_s;
    }
    void whatDiffersIsSaidInWords()
    {
        QFETCH(std::function<void(Record &)>, change);
        QFETCH(QString, sentence);
        auto record = RandomGames::game(2001);
        record.place.clear();
        m_house->take({record});
        change(record);
        read(gameImport(), {written(u"one.json"_s, QByteArray::fromStdString(writeRecord(record)))});
        QCOMPARE(gameImport().different(), 1);
        const auto told = gameImport().games().at(0).differences.join(u'\n');
        QVERIFY2(told.contains(sentence), qPrintable(told));
    }

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

    /// Nobody asks the rules more than once about a game that is over.
    void theRulesAreAskedOnceForEachRecord()
    {
        const auto records = RandomGames::games(2000, 5);
        const auto file = written(u"some.json"_s, QByteArray::fromStdString(writeArchive(records)));
        Progress progress;
        const auto imported = readForImport({m_folder->filePath(u"some.json"_s)}, progress);
        int asked = 0;
        auto store = must(Store::open(pathIn(*m_folder, "asked.db"), [&](const Record &record) {
            ++asked;
            return gameOutcome(record);
        }));
        must(Exchange(store).import(imported.games(), RandomGames::colours));
        QCOMPARE(asked, 0);
        for (std::size_t i = 0; i < imported.size(); ++i) {
            m_house->take({imported.record(i)}); // as the archive has them
        }
        QCOMPARE(must(dumpDerived(store)), must(dumpDerived(m_house->file.store())));
    }

    /// A tap does not wait for all that comes in, and is there afterwards.
    void aTapIsAnsweredWhileGamesComeIn()
    {
        constexpr int Crowd = often(1000);
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

    /// What is done while a copy is made is in it or not, but never half.
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

    /// The store that is left has nobody working on it any more.
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

    void aTableHasARowForEachSheet()
    {
        auto records = RandomGames::games(2000, 10);
        records[0].actions.clear(); // running, so it is no row
        std::size_t sheets = 0;
        for (std::size_t i = 1; i < records.size(); ++i) {
            sheets += records[i].players.size();
        }
        m_house->take(records);
        saveTable(*m_house, url(u"all.csv"_s));
        QCOMPARE(bytes(u"all.csv"_s).count("\r\n"), static_cast<qsizetype>(1 + sheets));
    }

    void aFileThatCannotBeWrittenIsNamed()
    {
        m_house->take(RandomGames::games(2000, 1));
        const auto answer = saveArchive(*m_house, url(u"no/such/folder.json"_s));
        QVERIFY2(answer.contains(u"folder.json was not written"_s), qPrintable(answer));
    }

    /// No crash, nothing half, and a sentence for each.
    void hostileFilesStayOutside()
    {
        constexpr unsigned Count = often(400);
        m_house->take(RandomGames::games(2000, 3));
        auto before = must(dumpDerived(m_house->file.store()));
        int games = m_house->games();
        int refused = 0;
        qint64 slowest = 0;
        for (unsigned number = 0; number < Count; ++number) {
            const auto hostile = Hostile::file(number);
            const auto file = written(u"hostile.json"_s, hostile.bytes);
            QElapsedTimer timer;
            timer.start();
            read(gameImport(), {file});
            const auto rejections = gameImport().rejections();
            const int fresh = gameImport().fresh();
            accept(gameImport(), true);
            slowest = std::max(slowest, timer.elapsed());
            const auto what
                = u"%1 %2: %3"_s.arg(QLatin1StringView(hostile.kind)).arg(number).arg(rejections.value(0));
            if (rejections.isEmpty()) {
                QVERIFY2(!hostile.mustBeRefused, qPrintable(what));
                games += fresh;
                before = must(dumpDerived(m_house->file.store()));
            } else {
                ++refused;
                QVERIFY2(rejections.front().contains(u"hostile.json: "_s), qPrintable(what));
                QVERIFY2(
                    rejections.front().endsWith(u'.') && rejections.front().size() < 1000, qPrintable(what));
            }
            QCOMPARE(m_house->games(), games);
            QVERIFY2(must(dumpDerived(m_house->file.store())) == before, qPrintable(what));
        }
        qInfo("%d of %u refused, the slowest took %lld ms", refused, Count, slowest);
        QVERIFY(refused > static_cast<int>(Count) * 7 / 10 && refused < static_cast<int>(Count));
        QVERIFY(must(checkUp(m_house->file.store())).healthy());
        // What did come in goes out and comes in again.
        saveArchive(*m_house, url(u"all.json"_s));
        saveTable(*m_house, url(u"all.csv"_s));
        QVERIFY(!bytes(u"all.csv"_s).contains(",=1+1,"));
        House other(pathIn(*m_folder, "other.db"));
        read(*other.gameData.gameImport(), {url(u"all.json"_s)});
        QCOMPARE(other.gameData.gameImport()->fresh(), games);
        accept(*other.gameData.gameImport(), false);
        saveArchive(other, url(u"again.json"_s));
        QCOMPARE(bytes(u"again.json"_s), bytes(u"all.json"_s));
    }

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
TALLYSTONE_SUITE(TrafficTest)
#include "traffic_test.moc"
