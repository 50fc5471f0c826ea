// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/bin.h"
#include "db/checkup.h"
#include "db/connection.h"
#include "db/exchange.h"
#include "db/history.h"
#include "db/packing.h"
#include "model/record/write.h"
#include "tests/db/randomgames.h"
#include "tests/db/support.h"
#include "tests/suites.h"

#include <algorithm>
#include <thread>

using namespace std::string_literals;
using namespace Support;
using Arrivals = std::vector<Arrival>;

/// Records out of the store and into it.
class ExchangeTest : public QObject
{
    Q_OBJECT

    std::optional<Store> m_store;

private Q_SLOTS:
    void init() { m_store.emplace(must(Store::open(":memory:", RandomGames::tell))); }

    void whatComesInGoesOutTheSame()
    {
        auto records = RandomGames::games(500, 30);
        records[3].actions.resize(4); // still running
        records[3].finishedAt.clear();
        records[4].startedAt.clear();
        records[4].finishedAt.clear();
        for (auto &step : records[4].actions) {
            step.at.clear();
        }
        records[5].actions[2].at = "2026-01-02T03:04:05.678Z";
        Exchange exchange(*m_store);
        QVERIFY(must(exchange.import(records, RandomGames::colours)) == Arrivals(30, Arrival::New));
        const auto stored = must(exchange.records());
        QCOMPARE(stored.size(), records.size());
        for (std::size_t i = 0; i < records.size(); ++i) {
            QCOMPARE(writeRecord(stored[i]), writeRecord(records[i]));
        }
        QCOMPARE(must(m_store->runningGames()).size(), std::size_t(1));
        QVERIFY(must(exchange.record(must(m_store->runningGames()).front().id)) == records[3]);
        QVERIFY(!exchange.record(99));
        QVERIFY(must(checkUp(*m_store)).healthy());
    }

    void knownGamesStayAsTheyAre()
    {
        auto records = RandomGames::games(500, 3);
        Exchange exchange(*m_store);
        must(exchange.import(records, RandomGames::colours));
        const auto before = must(dumpDerived(*m_store));
        records[1].note = "changed elsewhere";
        records.push_back(RandomGames::game(600));
        records.push_back(records.back());
        QVERIFY(must(exchange.import(records, RandomGames::colours))
            == Arrivals({Arrival::Known, Arrival::Different, Arrival::Known, Arrival::New, Arrival::Known}));
        QCOMPARE(must(History(*m_store).count({})), 4);
        QCOMPARE(must(History(*m_store).count({.text = "elsewhere"})), 0);
        QVERIFY(must(dumpDerived(*m_store)) != before);

        QCOMPARE(
            must(exchange.import(records, RandomGames::colours, Conflict::Replace))[1], Arrival::Replaced);
        QCOMPARE(must(History(*m_store).count({.text = "elsewhere"})), 1);
        QCOMPARE(must(History(*m_store).count({})), 4);
        QVERIFY(must(checkUp(*m_store)).healthy());
    }

    void aPreviewTellsWhatAnImportWillDo()
    {
        auto records = RandomGames::games(500, 4);
        Exchange exchange(*m_store);
        must(exchange.import(std::span(records).first(2), RandomGames::colours));
        must(Bin(*m_store).put(must(exchange.gamesWithId(records[0].id)).front(), "2026-11-01T12:00:00Z"));
        records[1].note = "changed elsewhere";
        records.push_back(records[2]);
        const auto before = must(dumpDerived(*m_store));
        for (const auto conflict : {Conflict::Keep, Conflict::Replace}) {
            QVERIFY(must(exchange.preview(records, conflict))
                == Arrivals(
                    {Arrival::New, conflict == Conflict::Keep ? Arrival::Different : Arrival::Replaced,
                        Arrival::New, Arrival::New, Arrival::Known}));
        }
        QCOMPARE(must(dumpDerived(*m_store)), before);
        const auto told = must(exchange.preview(records));
        QVERIFY(must(exchange.import(records, RandomGames::colours)) == told);
    }

    void gamesComeInTheOrderOfAnArchive()
    {
        auto records = RandomGames::games(500, 20);
        records[3].startedAt = "2026-01-02T03:04:05.5Z";
        records[4].startedAt = "2026-01-02T03:04:05Z";
        records[5].startedAt.clear();
        Exchange exchange(*m_store);
        must(exchange.import(records, RandomGames::colours));
        ArchiveWriter writer;
        std::string archive;
        for (const auto game : must(exchange.games("bronze-age"))) {
            archive += writer.add(must(exchange.record(game)));
        }
        QCOMPARE(archive + writer.end(), writeArchive(records));
        QVERIFY(must(exchange.games("another")).empty());
        QCOMPARE(must(exchange.gamesWithId(records[3].id)).size(), std::size_t(1));
        QCOMPARE(must(exchange.gamesWithId("")).size(), std::size_t(20));
        QVERIFY(must(exchange.gamesWithId("x%")).empty());
    }

    void aRecordWithoutIdComesInOnce()
    {
        auto record = RandomGames::game(500);
        record.id.clear();
        const std::span one(&record, 1);
        Exchange exchange(*m_store);
        QCOMPARE(must(exchange.import(one, RandomGames::colours)).front(), Arrival::New);
        QCOMPARE(must(exchange.import(one, RandomGames::colours)).front(), Arrival::Known);
        auto stored = must(exchange.records()).front();
        QCOMPARE(stored.id.size(), std::size_t(36));
        stored.id.clear();
        QCOMPARE(writeRecord(stored), writeRecord(record));
    }

    void aRemovedGameMayComeAgain()
    {
        const auto record = RandomGames::game(500);
        const std::span one(&record, 1);
        Exchange exchange(*m_store);
        must(exchange.import(one, RandomGames::colours));
        must(Bin(*m_store).put(must(History(*m_store).page({}, 1)).front().id, "2026-11-01T12:00:00Z"));
        QVERIFY(must(exchange.records()).empty());
        QCOMPARE(must(exchange.import(one, RandomGames::colours)).front(), Arrival::New);
        QCOMPARE(must(History(*m_store).count({})), 1);
    }

    void allOrNothing()
    {
        auto records = RandomGames::games(500, 3);
        records[2].players = {"Ana", "Ana"}; // nobody sits twice
        const auto before = must(dumpDerived(*m_store));
        QVERIFY(!Exchange(*m_store).import(records, RandomGames::colours));
        QCOMPARE(must(dumpDerived(*m_store)), before);
        QVERIFY(must(m_store->knownPlayers()).empty());
    }

    /// An import makes way, and nobody sees half of it.
    void whoeverAsksMeanwhileGoesFirst()
    {
        const auto id = must(m_store->createGame(game("a")));
        std::vector<Newcomer> newcomers;
        for (const auto &record : RandomGames::games(500, 20)) {
            newcomers.push_back(newcomerOf(record, RandomGames::tell(record)));
        }
        std::thread other;
        int seen = -1;
        std::vector<std::size_t> steps;
        const auto goOn = [&](std::size_t done, std::size_t) {
            steps.push_back(done);
            if (done == 5 && !other.joinable()) {
                other = std::thread([&] {
                    must(m_store->append(id, entry(0), false, {}));
                    seen = must(m_store->finishedCount());
                });
                while (!m_store->connection().gate.isWanted()) {
                    std::this_thread::yield();
                }
            }
            return true;
        };
        QVERIFY(must(Exchange(*m_store).import(newcomers, RandomGames::colours, Conflict::Keep, goOn))
            == Arrivals(20, Arrival::New));
        other.join();
        QCOMPARE(seen, 0);
        QCOMPARE(std::ranges::count(steps, std::size_t(1)), 2); // it began anew
        QCOMPARE(must(m_store->finishedCount()), 20);
        QVERIFY(must(m_store->log(id)) == entries(1));
        QVERIFY(must(checkUp(*m_store)).healthy());
    }

    void coloursAreRememberedAndEachIsThereOnce()
    {
        auto row = game("a");
        row.seats = {{"Ana", "lapis"}, {"Ben", "lapis"}};
        must(m_store->createGame(row));
        Record record{.id = "0b0c3a52-9b4f-4c1e-8a37-6f1a2f0b9d11",
            .game = "bronze-age",
            .players = {"Ben", "Ana", "Zoë"},
            .startedAt = "2026-12-01T00:00:00Z"};
        must(Exchange(*m_store).import(std::span(&record, 1), RandomGames::colours));
        QVERIFY(must(m_store->runningGames()).front().seats
            == std::vector<Seat>({{"Ben", "lapis"}, {"Ana", "murex"}, {"Zoë", "saffron"}}));
    }

    void packedIsTheSameLog_data()
    {
        QTest::addColumn<std::vector<LogEntry>>("log");
        QTest::newRow("none") << std::vector<LogEntry>();
        QTest::newRow("many") << entries(300);
        QTest::newRow("without times") << std::vector<LogEntry>{{"{}", ""}, {"{}", ""}};
        QTest::newRow("back in time") << std::vector<LogEntry>{{"{}", "2026-11-15T20:00:00Z"}, {"{}", ""},
            {"{}", "2025-02-28T23:59:59Z"}, {"{}", "2026-11-15T20:00:00Z"}};
        QTest::newRow("odd times") << std::vector<LogEntry>{{"{}", "12"}, {"{}", "=x"},
            {"{}", "2026-11-15T20:00:00.5Z"}, {"{}", "2026-11-15T20:00:00+01:00"},
            {"{}", "2026-02-30T20:00:00Z"}, {"{}", "2026-11-15T20:00:00Z"}};
        QTest::newRow("any text") << std::vector<LogEntry>{{"\0\x01\xFF é"s, "2026-11-15T20:00:00Z"}};
    }
    void packedIsTheSameLog()
    {
        QFETCH(std::vector<LogEntry>, log);
        const auto packed = pack(log);
        QVERIFY(packed);
        QVERIFY(unpack(*packed, static_cast<int>(log.size())) == log);
        QVERIFY_THROWS_EXCEPTION(StoreError, (void)unpack(*packed, static_cast<int>(log.size()) + 1));
    }

    void whatCannotBePackedStays()
    {
        QVERIFY(!pack(std::vector<LogEntry>{{"{\n}", ""}}));
        QVERIFY(!pack(std::vector<LogEntry>{{"{}", "\t"}}));
        QVERIFY_THROWS_EXCEPTION(StoreError, (void)unpack("garbage", 1));
    }

    /// After the next start the log is packed, and as open to change as before.
    void aPackedGameCanBeTakenBack()
    {
        watchConnections();
        QTemporaryDir folder;
        const auto log = entries(40);
        std::int64_t id = 0;
        {
            auto store = must(Store::open(pathIn(folder)));
            id = must(store.createGame(game("a")));
            must(store.replaceLog(id, log, true, "2026-11-15T22:00:00Z"));
        }
        auto store = must(Store::open(pathIn(folder)));
        QCOMPARE(pragma("SELECT count(*) FROM action"), "0"s);
        QCOMPARE(pragma("SELECT count(*) FROM packed_log"), "1"s);
        QVERIFY(must(store.log(id)) == log);
        QCOMPARE(must(store.game(id)).length, 40);
        must(store.setHead(id, 30, false, {}, "2026-11-16T00:00:00Z"));
        QCOMPARE(pragma("SELECT count(*) FROM packed_log"), "0"s);
        QVERIFY(must(store.log(id)) == log);
        must(store.append(id, entry(99), false, {}));
        QCOMPARE(must(store.log(id)).size(), std::size_t(31));
    }
};
TALLYSTONE_SUITE(ExchangeTest)
#include "exchange_test.moc"
