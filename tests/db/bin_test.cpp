// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backup.h"
#include "db/bin.h"
#include "db/checkup.h"
#include "db/exchange.h"
#include "db/history.h"
#include "db/players.h"
#include "db/statistics.h"
#include "tests/db/randomgames.h"
#include "tests/db/support.h"
#include "tests/suites.h"

#include <algorithm>

using namespace Support;

/// What was deleted can be had back for thirty days, and is nowhere else until then.
class BinTest : public QObject
{
    Q_OBJECT

    static constexpr auto Deleted = "2026-11-01T12:00:00Z";
    std::vector<Record> m_records = RandomGames::games(300, 8);
    std::optional<QTemporaryDir> m_folder;
    std::optional<Store> m_store;

    std::int64_t idOf(const Record &record)
    {
        return must(Exchange(*m_store).gamesWithId(record.id)).front();
    }
    void reopen()
    {
        m_store.reset();
        m_store.emplace(must(Store::open(pathIn(*m_folder), RandomGames::tell)));
    }
    int seatsTaken() const
    {
        int seats = 0;
        for (const auto &player : must(Players(*m_store).all())) {
            seats += player.games;
        }
        return seats;
    }

private Q_SLOTS:
    void init()
    {
        m_folder.emplace();
        reopen();
        must(Exchange(*m_store).import(m_records, RandomGames::colours));
    }

    void aDeletedGameIsNowhereButInTheBin()
    {
        const auto before = must(History(*m_store).page({}, 9)).front();
        const auto record = must(Exchange(*m_store).record(before.id));
        const int seats = seatsTaken();
        Bin bin(*m_store);
        QVERIFY(must(bin.games()).empty());
        must(bin.put(before.id, Deleted));
        const int left = static_cast<int>(m_records.size()) - 1;
        QCOMPARE(must(History(*m_store).count({})), left);
        QVERIFY(!History(*m_store).entry(before.id));
        QCOMPARE(must(m_store->finishedCount()), left);
        QCOMPARE(must(Statistics(*m_store, {.abandoned = true}).overview()).games, left);
        QCOMPARE(static_cast<int>(must(Exchange(*m_store).games()).size()), left);
        QCOMPARE(static_cast<int>(must(Exchange(*m_store).records()).size()), left);
        QVERIFY(must(Exchange(*m_store).gamesWithId(record.id)).empty());
        QCOMPARE(must(checkUp(*m_store)).games, left);
        QCOMPARE(seatsTaken(), seats - static_cast<int>(record.players.size()));
        const auto binned = must(bin.games());
        QCOMPARE(binned.size(), std::size_t(1));
        QCOMPARE(binned.front().row.uuid, record.id);
        QCOMPARE(binned.front().removedAt, std::string(Deleted));
        QVERIFY(!bin.put(before.id, Deleted));
        QVERIFY(!bin.put(99'999, Deleted));
    }

    void itComesBackAsItWasAlsoAfterARestart()
    {
        const auto before = must(History(*m_store).page({}, 9));
        const auto derived = must(dumpDerived(*m_store));
        must(Bin(*m_store).put(before[2].id, Deleted));
        reopen();
        QCOMPARE(must(Bin(*m_store).games()).size(), std::size_t(1));
        must(Bin(*m_store).takeBack(before[2].id));
        QVERIFY(must(History(*m_store).page({}, 9)) == before);
        QCOMPARE(must(dumpDerived(*m_store)), derived);
        QVERIFY(must(Bin(*m_store).games()).empty());
        QVERIFY(!Bin(*m_store).takeBack(before[2].id));
    }

    void aRunningGameGoesThereToo()
    {
        const auto id = must(m_store->createGame(game("running")));
        play(*m_store, id, 0, 3);
        must(Bin(*m_store).put(id, Deleted));
        QVERIFY(must(m_store->runningGames()).empty());
        must(Bin(*m_store).takeBack(id));
        QCOMPARE(must(m_store->runningGames()).front().id, id);
        QVERIFY(must(m_store->log(id)) == entries(3));
    }

    void lastDeletedFirst()
    {
        Bin bin(*m_store);
        must(bin.put(idOf(m_records[0]), "2026-11-02T12:00:00Z"));
        must(bin.put(idOf(m_records[1]), "2026-11-03T12:00:00Z"));
        must(bin.put(idOf(m_records[2]), "2026-11-01T12:00:00Z"));
        std::vector<std::string> ids;
        std::ranges::transform(
            must(bin.games()), std::back_inserter(ids), [](const BinnedGame &game) { return game.row.uuid; });
        QVERIFY(ids == std::vector({m_records[1].id, m_records[0].id, m_records[2].id}));
    }

    void itEmptiesItselfAfterThirtyDays()
    {
        Bin bin(*m_store);
        const auto id = idOf(m_records[0]);
        must(bin.put(id, Deleted));
        must(bin.put(idOf(m_records[1]), "2026-11-20T12:00:00Z"));
        for (const auto *tooEarly : {"2025-01-01T00:00:00Z", "2026-12-01T11:59:59Z"}) {
            must(bin.clear(tooEarly));
            QCOMPARE(must(bin.games()).size(), std::size_t(2));
        }
        must(bin.clear("2026-12-01T12:00:00Z"));
        QCOMPARE(must(bin.games()).size(), std::size_t(1));
        QVERIFY(!m_store->game(id));
        QCOMPARE(must(History(*m_store).count({})), static_cast<int>(m_records.size()) - 2);
        QVERIFY(must(checkUp(*m_store)).healthy());
    }

    void anImportOfADeletedGameTakesItOutOfTheBin()
    {
        auto record = m_records[0];
        must(Bin(*m_store).put(idOf(record), Deleted));
        must(Bin(*m_store).put(idOf(m_records[1]), Deleted));
        record.note = "another note";
        const std::span one(&record, 1);
        QCOMPARE(must(Exchange(*m_store).preview(one)).front(), Arrival::New);
        QCOMPARE(must(Exchange(*m_store).import(one, RandomGames::colours)).front(), Arrival::New);
        QCOMPARE(must(Exchange(*m_store).record(idOf(record))).note, record.note);
        QCOMPARE(must(Bin(*m_store).games()).size(), std::size_t(1));
        QVERIFY(must(checkUp(*m_store)).healthy());
    }

    void aBackupHasItInTheBinToo()
    {
        must(Bin(*m_store).put(idOf(m_records[0]), Deleted));
        const auto backup = pathIn(*m_folder, "copy.tallystone-store");
        must(backUp(*m_store, backup));
        const auto copy = must(Store::open(backup, RandomGames::tell));
        QCOMPARE(must(History(copy).count({})), static_cast<int>(m_records.size()) - 1);
        QCOMPARE(must(Bin(copy).games()).size(), std::size_t(1));
    }
};
TALLYSTONE_SUITE(BinTest)
#include "bin_test.moc"
