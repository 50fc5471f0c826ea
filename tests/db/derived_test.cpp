// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/bin.h"
#include "db/checkup.h"
#include "db/exchange.h"
#include "db/history.h"
#include "db/players.h"
#include "db/statistics.h"
#include "model/json/write.h"
#include "tests/db/randomgames.h"
#include "tests/db/support.h"
#include "tests/suites.h"

#include <algorithm>
#include <random>

using namespace Support;

namespace
{
std::vector<LogEntry> logOf(const Record &record)
{
    std::vector<LogEntry> log;
    for (const auto &step : record.actions) {
        log.push_back({Json::writeCompact(step.action), step.at});
    }
    return log;
}

/// Set up and played action by action, as at the table.
std::int64_t playOut(Store &store, const Record &record)
{
    GameRow row{.uuid = record.id,
        .game = record.game,
        .options = Json::writeCompact(record.options),
        .startedAt = record.startedAt,
        .place = record.place,
        .note = record.note};
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        row.seats.push_back({record.players[seat], RandomGames::colours[seat]});
    }
    const auto id = must(store.createGame(row));
    const auto log = logOf(record);
    for (std::size_t i = 0; i < log.size(); ++i) {
        must(store.append(id, log[i], i + 1 == log.size(), {}));
    }
    return id;
}

int gamesIn(const Store &store)
{
    return must(Statistics(store, {.abandoned = true}).overview()).games;
}
}

/// Results and statistics follow every change in the same step, and can be made anew.
class DerivedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { watchConnections(); }

    void playedAndImportedIsTheSame()
    {
        auto played = must(Store::open(":memory:", RandomGames::tell));
        auto imported = must(Store::open(":memory:", RandomGames::tell));
        const auto records = RandomGames::games(40, 20);
        for (const auto &record : records) {
            playOut(played, record);
        }
        must(Exchange(imported).import(records, RandomGames::colours));
        QVERIFY(!must(dumpDerived(played)).empty());
        QCOMPARE(must(dumpDerived(played)), must(dumpDerived(imported)));
    }

    void theEndTakenBackIsNoResult()
    {
        auto store = must(Store::open(":memory:", RandomGames::tell));
        const auto nothing = must(dumpDerived(store));
        const auto record = RandomGames::game(7);
        const auto id = playOut(store, record);
        const auto over = must(dumpDerived(store));
        QCOMPARE(gamesIn(store), 1);
        const int length = static_cast<int>(record.actions.size());
        must(store.setHead(id, length - 1, false, {}, record.finishedAt));
        QCOMPARE(must(dumpDerived(store)), nothing);
        must(store.setHead(id, length, true, {}, record.finishedAt));
        QCOMPARE(must(dumpDerived(store)), over);
        must(store.removeGame(id));
        QCOMPARE(must(dumpDerived(store)), nothing);
    }

    void aCorrectionChangesTheResult()
    {
        auto store = must(Store::open(":memory:", RandomGames::tell));
        const auto record = RandomGames::game(7);
        const auto id = playOut(store, record);
        const auto before = must(History(store).entry(id));
        auto log = logOf(record);
        log.insert(
            log.end() - 1, {R"({"do":"adjust","player":0,"set":{"disasters":40}})", record.finishedAt});
        must(store.replaceLog(id, log, true, record.finishedAt));
        const auto after = must(History(store).entry(id));
        QVERIFY(after.seats.front().score < before.seats.front().score);
        QVERIFY(must(checkUp(store)).healthy());
    }

    /// A game whose rules are not known is in the history, without a result.
    void aGameThatCannotTell()
    {
        QTemporaryDir folder;
        const auto record = RandomGames::game(7);
        {
            auto store = must(Store::open(pathIn(folder)));
            playOut(store, record);
            QCOMPARE(gamesIn(store), 0);
            const auto entries = must(History(store).page({}, 10));
            QCOMPARE(entries.size(), std::size_t(1));
            QCOMPARE(entries.front().variant, std::string());
            QCOMPARE(entries.front().seats.size(), record.players.size());
        }
        // The next program knows them.
        auto store = must(Store::open(pathIn(folder), RandomGames::tell));
        QCOMPARE(gamesIn(store), 1);
        QVERIFY(!must(History(store).page({}, 10)).front().variant.empty());
        QVERIFY(must(checkUp(store)).healthy());
    }

    void aWrongSumIsFound_data()
    {
        QTest::addColumn<QByteArray>("damage");
        QTest::newRow("sum") << QByteArray("UPDATE seat_tally SET wins = wins + 1 WHERE player = 0");
        QTest::newRow("score") << QByteArray("DELETE FROM score_tally WHERE player <> 0");
        QTest::newRow("figure") << QByteArray("UPDATE figure SET value = value + 1 WHERE seat = 0");
        QTest::newRow("result") << QByteArray("UPDATE result SET rank = 5");
        QTest::newRow("pair") << QByteArray("UPDATE pair_tally SET ahead = 0, behind = 0");
        QTest::newRow("words") << QByteArray("UPDATE search SET words = 'nobody'");
        QTest::newRow("game") << QByteArray("DELETE FROM outcome");
    }
    void aWrongSumIsFound()
    {
        QFETCH(QByteArray, damage);
        auto store = must(Store::open(":memory:", RandomGames::tell));
        must(Exchange(store).import(RandomGames::games(60, 10), RandomGames::colours));
        const auto right = must(dumpDerived(store));
        QVERIFY(must(checkUp(store)).healthy());
        QCOMPARE(sqlite3_exec(lastConnection, damage.constData(), nullptr, nullptr, nullptr), SQLITE_OK);
        const auto checkup = must(checkUp(store));
        QCOMPARE(checkup.fileProblem, std::string());
        QVERIFY(!checkup.derivedRight);
        QCOMPARE(checkup.games, 10);
        must(rebuildDerived(store));
        QCOMPARE(must(dumpDerived(store)), right);
        QVERIFY(must(checkUp(store)).healthy());
    }

    /// A store with a long life: whatever happened to it, making everything anew changes not a byte.
    void madeAnewItIsTheSame()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        std::optional<Store> store(must(Store::open(path, RandomGames::tell)));
        std::mt19937 chance(1);
        const auto below = [&](std::size_t limit) { return chance() % limit; };
        std::vector<std::int64_t> ids;
        unsigned seed = 1000;
        for (int step = 0; step < 150; ++step) {
            History history(*store);
            const auto id = ids.empty() ? 0 : ids[below(ids.size())];
            const auto game = id == 0 ? Stored<GameRow>() : store->game(id);
            switch (id == 0 || !game ? 0 : below(10)) {
            case 0:
            case 1:
                ids.push_back(playOut(*store, RandomGames::game(seed++)));
                break;
            case 2:
                must(Exchange(*store).import(RandomGames::games(seed, 3), RandomGames::colours));
                seed += 3;
                break;
            case 3:
                must(store->setHead(id, static_cast<int>(below(static_cast<std::size_t>(game->length))),
                    false, {}, "2027-01-01T00:00:00Z"));
                break;
            case 4: {
                const bool over = RandomGames::tell(must(Exchange(*store).record(id))).has_value();
                must(store->setHead(id, game->length, over || game->over, {}, "2027-01-02T00:00:00Z"));
                break;
            }
            case 5:
                (void)(below(2) == 0 ? Bin(*store).put(id, "2027-01-01T00:00:00Z")
                                     : Bin(*store).takeBack(id));
                break;
            case 6:
                must(history.setNote(id, "note " + std::to_string(step)));
                break;
            case 7: {
                const auto all = must(Players(*store).all());
                const auto &one = all[below(all.size())];
                const auto &other = all[below(all.size())];
                (void)Players(*store).merge(one.id, other.id);
                break;
            }
            case 8: {
                const auto all = must(Players(*store).all());
                must(Players(*store).rename(all[below(all.size())].id, "Player " + std::to_string(step)));
                break;
            }
            case 9:
                store.reset();
                store.emplace(must(Store::open(path, RandomGames::tell)));
                break;
            }
            if (step % 5 == 0) {
                const auto before = must(dumpDerived(*store));
                must(rebuildDerived(*store));
                QCOMPARE(must(dumpDerived(*store)), before);
            }
        }
        QVERIFY(gamesIn(*store) > 20);
        QVERIFY(must(checkUp(*store)).healthy());
    }

    /// Stopped at every single step that SQLite takes: the end of a game and its result are one.
    void theEndIsAllOrNothing()
    {
        auto store = must(Store::open(":memory:", RandomGames::tell));
        const auto record = RandomGames::game(7);
        const auto id = playOut(store, record);
        const int length = static_cast<int>(record.actions.size());
        must(store.setHead(id, length - 1, false, {}, record.finishedAt));
        const auto nothing = must(dumpDerived(store));
        int stops = 0;
        int left = 0;
        for (int steps = 1; left <= 0; steps += 7) {
            left = steps;
            const auto stop = +[](void *count) { return --*static_cast<int *>(count) == 0 ? 1 : 0; };
            sqlite3_progress_handler(lastConnection, 1, stop, &left);
            const auto result = store.setHead(id, length, true, {}, record.finishedAt);
            sqlite3_progress_handler(lastConnection, 0, nullptr, nullptr);
            if (!result && !must(store.game(id)).over) {
                ++stops;
                QCOMPARE(must(dumpDerived(store)), nothing);
            } else if (left <= 0) {
                // What looks for words does some steps a second time.
                must(store.setHead(id, length - 1, false, {}, record.finishedAt));
            }
        }
        QVERIFY2(stops > 100, qPrintable(QString::number(stops)));
        QVERIFY(must(checkUp(store)).healthy());
        QCOMPARE(gamesIn(store), 1);
    }
};
TALLYSTONE_SUITE(DerivedTest)
#include "derived_test.moc"
