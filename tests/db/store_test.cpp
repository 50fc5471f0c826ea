// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/support.h"
#include "tests/suites.h"

#include <QFileInfo>

using namespace std::string_literals;
using namespace Support;

/// Games, their logs and their players, kept and handed out again.
class StoreTest : public QObject
{
    Q_OBJECT

    static std::vector<std::string> uuidsOf(const std::vector<GameRow> &games)
    {
        std::vector<std::string> uuids;
        for (const auto &game : games) {
            uuids.push_back(game.uuid);
        }
        return uuids;
    }

private Q_SLOTS:
    void initTestCase() { watchConnections(); }

    void aGameComesBackAsItWasGiven()
    {
        auto store = must(Store::open(":memory:"));
        auto given = game("a");
        given.draft = "half entered";
        given.place = "at home";
        given.note = "rain";
        given.head = given.length = 7;
        const auto id = must(store.createGame(given));
        given.id = id;
        given.head = given.length = 0;
        QVERIFY(must(store.game(id)) == given);
        QVERIFY(must(store.log(id)).empty());
    }

    void textIsOnlyText()
    {
        auto store = must(Store::open(":memory:"));
        const std::string hostile = "'); DROP TABLE game; --\"\0?1 \xE2\x80\xAE Zoë"s;
        auto given = game(hostile);
        given.options = given.draft = given.place = given.note = hostile;
        given.seats = {{hostile, hostile}};
        given.id = must(store.createGame(given));
        must(store.append(given.id, {hostile, hostile}, false, hostile));
        given.touchedAt = hostile;
        given.head = given.length = 1;
        QVERIFY(must(store.game(given.id)) == given);
        QVERIFY(must(store.log(given.id)) == std::vector<LogEntry>({{hostile, hostile}}));
        QVERIFY(must(store.knownPlayers()) == given.seats);
    }

    void theLogDoesNotGrowWhereRoomWasMade()
    {
        const QTemporaryDir folder;
        const auto path = pathIn(folder);
        const auto log = QString::fromStdString(path + "-wal");
        auto store = must(Store::open(path));
        const auto id = must(store.createGame(game("a")));
        store.makeRoom(200'000);
        QCOMPARE(QFileInfo(log).size(), 200'000);
        for (const auto &entry : entries(10)) {
            must(store.append(id, entry, false, {}));
        }
        QCOMPARE(QFileInfo(log).size(), 200'000);
        QVERIFY(must(store.log(id)) == entries(10));
        // It is made once; a log that has it is left alone.
        store.makeRoom(200'000);
        QVERIFY(must(store.log(id)) == entries(10));
    }

    void undoLowersTheHeadAndRedoRaisesIt()
    {
        auto store = must(Store::open(":memory:"));
        const auto id = must(store.createGame(game("a")));
        play(store, id, 0, 3);
        QCOMPARE(must(store.game(id)).head, 3);
        QCOMPARE(must(store.game(id)).touchedAt, entry(2).at);

        must(store.setHead(id, 1, false, "dice", "2026-11-15T21:00:00Z"));
        QCOMPARE(must(store.game(id)).head, 1);
        QCOMPARE(must(store.game(id)).length, 3);
        QCOMPARE(must(store.game(id)).draft, std::string("dice"));
        QCOMPARE(must(store.game(id)).touchedAt, std::string("2026-11-15T21:00:00Z"));
        QVERIFY(must(store.log(id)) == entries(3));

        must(store.setHead(id, 3, false, {}, "2026-11-15T21:00:01Z"));
        QCOMPARE(must(store.game(id)).head, 3);
        QVERIFY(must(store.log(id)) == entries(3));
    }

    void anActionAfterAnUndoDropsTheRest()
    {
        auto store = must(Store::open(":memory:"));
        const auto id = must(store.createGame(game("a")));
        play(store, id, 0, 5);
        must(store.setHead(id, 2, false, {}, "2026-11-15T21:00:00Z"));
        must(store.append(id, entry(40), false, {}));
        QVERIFY(must(store.log(id)) == std::vector<LogEntry>({entry(0), entry(1), entry(40)}));
        QCOMPARE(must(store.game(id)).head, 3);
        QCOMPARE(must(store.game(id)).length, 3);
    }

    void aHeadBeyondTheLogIsRefused()
    {
        auto store = must(Store::open(":memory:"));
        const auto id = must(store.createGame(game("a")));
        play(store, id, 0, 2);
        QVERIFY(!store.setHead(id, 3, false, {}, "t"));
        QVERIFY(!store.setHead(id, -1, false, {}, "t"));
        QCOMPARE(must(store.game(id)).head, 2);
    }

    void anEndIsNotedOnceAndForgottenByUndo()
    {
        auto store = must(Store::open(":memory:"));
        const auto id = must(store.createGame(game("a")));
        play(store, id, 0, 2);
        must(store.append(id, {"{}", "2026-11-15T22:00:00Z"}, true, {}));
        QVERIFY(must(store.game(id)).over);
        QCOMPARE(must(store.game(id)).finishedAt, std::string("2026-11-15T22:00:00Z"));

        must(store.replaceLog(id, entries(2), true, "2026-11-20T10:00:00Z"));
        QCOMPARE(must(store.game(id)).finishedAt, std::string("2026-11-15T22:00:00Z"));
        QCOMPARE(must(store.game(id)).touchedAt, std::string("2026-11-20T10:00:00Z"));

        must(store.setHead(id, 1, false, {}, "2026-11-20T10:00:01Z"));
        QVERIFY(!must(store.game(id)).over);
        QCOMPARE(must(store.game(id)).finishedAt, std::string());

        must(store.setHead(id, 2, true, {}, "2026-11-20T10:00:02Z"));
        QCOMPARE(must(store.game(id)).finishedAt, std::string("2026-11-20T10:00:02Z"));
    }

    void aDraftIsKeptUntilAnActionReplacesIt()
    {
        auto store = must(Store::open(":memory:"));
        const auto id = must(store.createGame(game("a")));
        must(store.saveDraft(id, "three dice"));
        QCOMPARE(must(store.game(id)).draft, std::string("three dice"));
        QCOMPARE(must(store.game(id)).touchedAt, game("a").touchedAt);
        must(store.append(id, entry(0), false, "next"));
        QCOMPARE(must(store.game(id)).draft, std::string("next"));
        must(store.replaceLog(id, entries(4), false, "t"));
        QCOMPARE(must(store.game(id)).draft, std::string());
    }

    void reopeningGivesTheSame()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        std::int64_t id = 0;
        GameRow before;
        {
            auto store = must(Store::open(path));
            id = must(store.createGame(game("a")));
            play(store, id, 0, 4);
            must(store.setHead(id, 3, false, {}, "2026-11-15T21:00:00Z"));
            must(store.saveDraft(id, "dice"));
            before = must(store.game(id));
        }
        const auto store = must(Store::open(path));
        QVERIFY(must(store.game(id)) == before);
        QVERIFY(must(store.log(id)) == entries(4));
        QCOMPARE(must(store.knownPlayers()).size(), std::size_t(2));
    }

    void otherCoursesStayUntilAnActionMakesThemUnreachable()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        std::int64_t id = 0;
        const Courses courses{.before = {{entries(5), 0, "first", "then"}, {entries(4), 2, "second", {}}},
            .start = 3,
            .after = {{entries(7), 6, {}, {}}}};
        {
            auto store = must(Store::open(path));
            id = must(store.createGame(game("a")));
            QVERIFY(must(store.courses(id)) == Courses());
            auto row = must(store.game(id));
            row.head = 3;
            must(store.rewrite(row, 0, entries(3), courses));
        }
        auto store = must(Store::open(path));
        QVERIFY(must(store.courses(id)) == courses);
        QVERIFY(must(store.log(id)) == entries(3));
        // Where the log goes on, only what was before can be come back to.
        must(store.append(id, entry(3), false, {}));
        QVERIFY(must(store.courses(id)) == Courses({.before = courses.before, .start = 3, .after = {}}));
        must(store.setHead(id, 1, false, {}, "t"));
        QCOMPARE(must(store.courses(id)).before.size(), std::size_t(2));
        must(store.append(id, entry(1), false, {}));
        QVERIFY(must(store.courses(id)) == Courses());

        auto row = must(store.game(id));
        row.head = 3;
        must(store.rewrite(row, 0, entries(3), courses));
        must(store.removeGame(id));
        QVERIFY(must(store.courses(id)) == Courses());
    }

    /// Stopped at every single step that SQLite takes, from the first to the last.
    void aCorrectionIsAllOrNothing()
    {
        QTemporaryDir folder;
        auto store = must(Store::open(pathIn(folder)));
        const auto id = must(store.createGame(game("a")));
        play(store, id, 0, 3);
        must(store.saveDraft(id, "dice"));
        const auto before = must(store.game(id));
        auto changed = before;
        changed.head = 10;
        changed.over = true;
        const Courses courses{.before = {{entries(3), 0, "dice", {}}}, .start = 10, .after = {}};
        sqlite3 *connection = lastConnection;
        int stops = 0;
        for (int steps = 1;; ++steps) {
            int left = steps;
            const auto stop = +[](void *count) { return --*static_cast<int *>(count) == 0 ? 1 : 0; };
            sqlite3_progress_handler(connection, 1, stop, &left);
            const auto result = store.rewrite(changed, 0, entries(10), courses);
            sqlite3_progress_handler(connection, 0, nullptr, nullptr);
            if (result) {
                break;
            }
            ++stops;
            if (must(store.game(id)).over) {
                break; // told to stop when it had just become true
            }
            QVERIFY(must(store.game(id)) == before);
            QVERIFY(must(store.log(id)) == entries(3));
            QVERIFY(must(store.courses(id)) == Courses());
        }
        QVERIFY(must(store.courses(id)) == courses);
        QVERIFY2(stops > 100, qPrintable(QString::number(stops)));
        QVERIFY(must(store.log(id)) == entries(10));
        QCOMPARE(must(store.game(id)).head, 10);
        QVERIFY(must(store.game(id)).over);
    }

    void listsAreInOrder()
    {
        auto store = must(Store::open(":memory:"));
        std::vector<std::int64_t> ids;
        for (const auto *uuid : {"a", "b", "c", "d", "e"}) {
            ids.push_back(must(store.createGame(game(uuid))));
        }
        must(store.append(ids[0], {"{}", "2026-11-16T10:00:00Z"}, false, {}));
        must(store.append(ids[1], {"{}", "2026-11-16T12:00:00Z"}, true, {}));
        must(store.append(ids[2], {"{}", "2026-11-16T11:00:00Z"}, true, {}));
        must(store.append(ids[4], {"{}", "2026-11-16T12:00:00Z"}, true, {}));
        using Uuids = std::vector<std::string>;
        QVERIFY(uuidsOf(must(store.runningGames())) == Uuids({"a", "d"}));
        QVERIFY(uuidsOf(must(store.finishedGames(10, 0))) == Uuids({"e", "b", "c"}));
        QVERIFY(uuidsOf(must(store.finishedGames(1, 1))) == Uuids({"b"}));
        QVERIFY(must(store.finishedGames(10, 3)).empty());
        QVERIFY(must(store.finishedGames(-1, 0)).empty());
        QCOMPARE(must(store.finishedCount()), 3);
        QCOMPARE(must(store.finishedGames(1, 0)).front().seats.size(), std::size_t(2));

        must(store.setHead(ids[1], 0, false, {}, "2026-11-17T09:00:00Z"));
        QVERIFY(uuidsOf(must(store.runningGames())) == Uuids({"b", "a", "d"}));
        QCOMPARE(must(store.finishedCount()), 2);
    }

    void theLastGameIsTheOneTouchedLast()
    {
        auto store = must(Store::open(":memory:"));
        QVERIFY(!must(store.lastGame()));
        std::vector<std::int64_t> ids;
        for (const auto *uuid : {"a", "b", "c"}) {
            auto row = game(uuid);
            row.game = row.uuid == "c" ? "stone-age" : "bronze-age";
            ids.push_back(must(store.createGame(row)));
        }
        QCOMPARE(must(store.lastGame())->uuid, std::string("c"));
        must(store.append(ids[0], {"{}", "2026-11-16T10:00:00Z"}, true, {}));
        QCOMPARE(must(store.lastGame())->uuid, std::string("a"));
        QCOMPARE(must(store.lastGame())->seats.size(), std::size_t(2));
        QCOMPARE(must(store.lastGame("stone-age"))->uuid, std::string("c"));
        QVERIFY(!must(store.lastGame("chess")));
        must(store.removeGame(ids[0]));
        QCOMPARE(must(store.lastGame("bronze-age"))->uuid, std::string("b"));
    }

    void playersAreKnownByWhatTheyLastPlayedAndTheirFirstColour()
    {
        auto store = must(Store::open(":memory:"));
        const auto play = [&](const char *uuid, const char *at, std::vector<Seat> seats) {
            auto row = game(uuid, at);
            row.seats = std::move(seats);
            return must(store.createGame(row));
        };
        const auto first = play("a", "2026-01-01T00:00:00Z", {{"Ana", "sea"}, {"Lea", "ochre"}});
        play("b", "2026-01-03T00:00:00Z", {{"Zoë", "sea"}, {"Léa", "leaf"}, {"Ana", "night"}});
        play("c", "2026-01-02T00:00:00Z", {{"Ana", "ochre"}, {"lea", "plum"}});
        const std::vector<Seat> expected{
            {"Zoë", "sea"}, {"Léa", "leaf"}, {"Ana", "sea"}, {"lea", "plum"}, {"Lea", "ochre"}};
        QVERIFY(must(store.knownPlayers()) == expected);
        QVERIFY(must(store.game(first)).seats == std::vector<Seat>({{"Ana", "sea"}, {"Lea", "ochre"}}));
        must(store.removeGame(first));
        QVERIFY(must(store.knownPlayers()) == expected);
    }

    void aRemovedGameIsGone()
    {
        auto store = must(Store::open(":memory:"));
        const auto id = must(store.createGame(game("a")));
        const auto other = must(store.createGame(game("b")));
        play(store, id, 0, 3);
        play(store, other, 0, 2);
        must(store.removeGame(id));
        QVERIFY(must(store.log(other)) == entries(2));
        QCOMPARE(pragma("SELECT count(*) FROM action"), std::string("2"));
        QCOMPARE(pragma("SELECT count(*) FROM seat"), std::string("2"));
        for (const auto &error :
            {store.game(id).error(), store.log(id).error(), store.append(id, entry(0), false, {}).error(),
                store.setHead(id, 0, false, {}, "t").error(), store.replaceLog(id, {}, false, "t").error(),
                store.saveDraft(id, "x").error(), store.removeGame(id).error()}) {
            QVERIFY(error == (StoreError{StoreError::Code::Unavailable, "no such game"}));
        }
        QCOMPARE(must(store.runningGames()).size(), std::size_t(1));
    }

    void noGameIsKeptTwice()
    {
        auto store = must(Store::open(":memory:"));
        must(store.createGame(game("a")));
        QVERIFY(!store.createGame(game("a")));
        auto same = game("b");
        same.seats.push_back(same.seats.front());
        QVERIFY(!store.createGame(same));
        QCOMPARE(must(store.runningGames()).size(), std::size_t(1));
    }

    void theFileIsSettledAsAsked()
    {
        QTemporaryDir folder;
        const auto store = must(Store::open(pathIn(folder, "not/yet/there.db")));
        QCOMPARE(pragma("PRAGMA journal_mode"), std::string("wal"));
        QCOMPARE(pragma("PRAGMA synchronous"), std::string("2"));
        QCOMPARE(pragma("PRAGMA locking_mode"), std::string("exclusive"));
        QCOMPARE(pragma("PRAGMA foreign_keys"), std::string("1"));
        QCOMPARE(pragma("PRAGMA trusted_schema"), std::string("0"));
        QCOMPARE(pragma("PRAGMA application_id"), std::to_string(0x54414C59));
        QCOMPARE(pragma("PRAGMA user_version"), std::string("6"));
        QCOMPARE(pragma("SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND type = 'table'"
                        " AND name NOT LIKE 'sqlite_%' AND strict = 0"),
            std::string("0"));
    }
};
TALLYSTONE_SUITE(StoreTest)
#include "store_test.moc"
