// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/traffic/importedfiles.h"
#include "db/checkup.h"
#include "model/record/read.h"
#include "tests/app/hostile.h"
#include "tests/app/traffic.h"
#include "tests/often.h"

#include <QElapsedTimer>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Support;

/// Games on their way out of the store and into it.
class TrafficTest : public TrafficHouse
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

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
};
TALLYSTONE_SUITE(TrafficTest)
#include "traffic_test.moc"
