// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/runninggame.h"
#include "tests/db/support.h"
#include "tests/example_game/table.h"

#include <QTest>

#include <random>

using namespace Example;
using Running = RunningGame<Rules, Draft>;

/// Touches, undo and redo, and what is kept of them, with the smallest game.
class RunningGameTest : public QObject
{
    Q_OBJECT

    std::optional<Store> m_store;
    std::optional<Running> m_game;
    std::int64_t m_id = 0;

    static std::string clock() { return "2026-11-15T20:00:00Z"; }

    /// What a kill leaves: the store.
    Running reopened() { return Running::open(*m_store, m_id, clock).value(); }

    struct Seen {
        int head;
        Draft draft;
        Record record;
        bool canUndo;
        bool canRedo;
        bool operator==(const Seen &) const = default;
    };
    static Seen seen(const Running &game)
    {
        return {game.head(), game.draft(), game.record(), game.canUndo(), game.canRedo()};
    }
    bool touch(const Touch &touch) { return !m_game->touch(touch); }
    void turn(int points)
    {
        QVERIFY(touch({"points", points}));
        QVERIFY(touch({"throw"}));
    }

    std::vector<std::string> names() const
    {
        std::vector<std::string> texts;
        for (const auto &thing : m_game->play().memory.of("name")) {
            texts.push_back(thing.text);
        }
        return texts;
    }
    void named(const std::string &name)
    {
        QVERIFY(touch({"points", 3}));
        QVERIFY(touch({"name", 0, name}));
        QVERIFY(touch({"throw"}));
    }

private Q_SLOTS:
    void initTestCase() { Support::watchConnections(); }
    void init()
    {
        m_game.reset();
        m_store.emplace(Store::open(":memory:").value());
        GameRow row{.uuid = "7d444840-9dc0-11d1-b245-5ffdce74fad2",
            .game = "example",
            .options = R"({"goal":50})",
            .seats = {{"Ada", "murex"}, {"Ben", "lapis"}},
            .startedAt = clock(),
            .touchedAt = clock()};
        m_id = m_store->createGame(row).value();
        m_game.emplace(reopened());
    }

    void aTouchIsTakenBackWhateverItWas()
    {
        const auto before = seen(*m_game);
        QVERIFY(touch({"points", 7}));
        QVERIFY(touch({"name", 0, "double"}));
        const auto entered = seen(*m_game);
        QVERIFY(touch({"throw"}));
        QCOMPARE(m_game->head(), 1);
        QVERIFY(!m_game->undo());
        QCOMPARE(m_game->head(), 0);
        QVERIFY(m_game->draft() == entered.draft);
        QVERIFY(!m_game->undo());
        QCOMPARE(m_game->draft().name, "");
        QVERIFY(!m_game->undo());
        QVERIFY(m_game->draft() == before.draft);
        QVERIFY(!m_game->canUndo());
        for (int i = 0; i < 3; ++i) {
            QVERIFY(m_game->canRedo());
            QVERIFY(!m_game->redo());
        }
        QVERIFY(!m_game->canRedo());
        QCOMPARE(m_game->head(), 1);
    }

    void whatIsRefusedIsNotKept()
    {
        const auto before = seen(*m_game);
        QVERIFY(!touch({"throw"}));
        QVERIFY(seen(*m_game) == before);
        QVERIFY(seen(reopened()) == before);
    }

    /// Touch by touch in the running turn and the one before, then by actions.
    void undoLeadsToTheBeginning()
    {
        for (const int points : {3, 5, 7, 9, 2}) {
            turn(points);
        }
        QVERIFY(touch({"points", 4}));
        QVERIFY(touch({"name", 0, "last"}));
        const auto end = seen(*m_game);
        int steps = 0;
        for (; m_game->canUndo(); ++steps) {
            QVERIFY(!m_game->undo());
            QVERIFY(seen(reopened()) == seen(*m_game));
        }
        QCOMPARE(m_game->head(), 0);
        // Two touches of this turn and two of each of the last two, the others by actions.
        QCOMPARE(steps, 2 + 2 + 3 + 1);
        while (m_game->canRedo()) {
            QVERIFY(!m_game->redo());
            QVERIFY(seen(reopened()) == seen(*m_game));
        }
        QVERIFY(seen(*m_game) == end);
    }

    void aNewTouchEndsWhatCouldBeBroughtAgain()
    {
        turn(3);
        turn(4);
        QVERIFY(!m_game->undo());
        QVERIFY(!m_game->undo());
        QVERIFY(!m_game->undo());
        QVERIFY(touch({"name", 0, "other"}));
        QVERIFY(!m_game->canRedo());
        QVERIFY(seen(reopened()) == seen(*m_game));
        QVERIFY(touch({"throw"}));
        QCOMPARE(m_game->length(), 1);
    }

    /// As far as the same stands on the page again, and nothing was done meanwhile.
    void lookingElsewhereLeavesWhatCouldBeBroughtAgain()
    {
        turn(3);
        QVERIFY(touch({"points", 4}));
        QVERIFY(touch({"name", 0, "double"}));
        QVERIFY(touch({"throw"}));
        const auto end = seen(*m_game);
        for (int i = 0; i < 3; ++i) {
            QVERIFY(!m_game->undo());
        }
        const auto back = m_game->draft();
        // Looked at and left, twice, the second time over a kill.
        QVERIFY(touch({"name", 0, "other"}));
        QVERIFY(!m_game->canRedo());
        QVERIFY(touch({"name", 0, ""}));
        QVERIFY(m_game->draft() == back);
        QVERIFY(m_game->canRedo());
        QVERIFY(touch({"points", 9}));
        m_game.emplace(reopened());
        QVERIFY(touch({"points", 0}));
        QVERIFY(seen(reopened()) == seen(*m_game));
        QVERIFY(m_game->canRedo());
        while (m_game->canRedo()) {
            QVERIFY(!m_game->redo());
        }
        QVERIFY(seen(*m_game) == end);
        // Looking counts for undo: there and back twice, beside the three touches.
        for (int i = 0; i < 3 + 4; ++i) {
            QCOMPARE(m_game->head(), i == 0 ? 2 : 1);
            QVERIFY(!m_game->undo());
        }
        QVERIFY(m_game->draft() == back);
    }

    void whatIsTouchedAgainIsBroughtAgain()
    {
        turn(3);
        QVERIFY(touch({"points", 4}));
        QVERIFY(touch({"name", 0, "double"}));
        QVERIFY(!m_game->undo());
        QVERIFY(!m_game->undo());
        QVERIFY(touch({"points", 4}));
        QVERIFY(m_game->canRedo());
        QVERIFY(!m_game->redo());
        QCOMPARE(m_game->draft().name, "double");
    }

    void lookingElsewhereFromFurtherBackLeavesAllOfIt()
    {
        turn(3);
        QVERIFY(touch({"points", 4}));
        QVERIFY(touch({"name", 0, "double"}));
        QVERIFY(!m_game->undo());
        // The name is laid aside, then the points before it.
        QVERIFY(touch({"points", 5}));
        QVERIFY(!m_game->undo());
        QVERIFY(!m_game->undo());
        QVERIFY(touch({"points", 6}));
        QVERIFY(touch({"points", 0}));
        QVERIFY(!m_game->redo());
        QCOMPARE(m_game->draft().points, 4);
        QVERIFY(!m_game->redo());
        QCOMPARE(m_game->draft().name, "double");
    }

    void aChangedTurnIsTakenBackBeforeWhatWasEntered()
    {
        turn(3);
        turn(4);
        QVERIFY(touch({"points", 9}));
        const auto before = seen(*m_game);
        auto entries = m_game->entries();
        entries.front().action = R"({"do":"throw","points":5})";
        QVERIFY(!m_game->replace(entries));
        QCOMPARE(m_game->state().points[0], 5);
        QCOMPARE(m_game->draft().points, 9);
        QVERIFY(seen(reopened()) == seen(*m_game));
        const auto after = seen(*m_game);
        QVERIFY(!m_game->undo());
        QVERIFY(m_game->record() == before.record && m_game->draft() == before.draft);
        QVERIFY(seen(reopened()) == seen(*m_game));
        QVERIFY(!m_game->redo());
        QVERIFY(seen(*m_game) == after);
    }

    void whatIsDescribedIsOfferedInTheNextTurnAndTheNextGame()
    {
        QVERIFY(names().empty());
        QVERIFY(touch({"name", 0, "half entered"}));
        QVERIFY(names().empty());
        named("double");
        named("triple");
        named("triple");
        QVERIFY(names() == std::vector<std::string>({"triple", "double"}));
        auto row = m_game->row();
        row.uuid = "7d444840-9dc0-11d1-b245-5ffdce74fad3";
        m_id = m_store->createGame(row).value();
        m_game.emplace(reopened());
        QVERIFY(names() == std::vector<std::string>({"triple", "double"}));
    }

    /// What is counted is what was done, not how often it was looked at again.
    void undoRedoAndReopeningRememberNothingTwice()
    {
        named("double");
        QVERIFY(!m_game->undo());
        QVERIFY(!m_game->redo());
        m_game.emplace(reopened());
        QCOMPARE(m_game->play().memory.of("name").front().count, 1);
    }

    void oneNameIsForgotten()
    {
        named("double");
        named("triple");
        const auto before = seen(*m_game);
        QVERIFY(!m_game->forget({"name", "double"}));
        QVERIFY(names() == std::vector<std::string>({"triple"}));
        QVERIFY(seen(*m_game) == before);
    }

    void withoutRoomItIsRememberedWithTheRest()
    {
        sqlite3_exec(Support::lastConnection, "PRAGMA max_page_count = 1", nullptr, nullptr, nullptr);
        int count = 0;
        while (!m_game->behind() && count < 20) {
            named(std::string(1500, static_cast<char>('a' + count++)));
        }
        named("the last");
        QVERIFY(m_game->behind());
        QVERIFY(names().size() < static_cast<std::size_t>(count + 1));
        sqlite3_exec(Support::lastConnection, "PRAGMA max_page_count = 100000", nullptr, nullptr, nullptr);
        m_game->catchUp();
        QVERIFY(!m_game->behind());
        QCOMPARE(names().size(), static_cast<std::size_t>(count + 1));
        for (const auto &thing : m_game->play().memory.of("name")) {
            QCOMPARE(thing.count, 1);
        }
        QVERIFY(seen(reopened()) == seen(*m_game));
    }

    void optionsAreAddedToWhileItRuns()
    {
        turn(3);
        turn(4);
        // No action would be refused, but the game would be over.
        QVERIFY(m_game->extend({.players = 2, .goal = 2}));
        QVERIFY(!m_game->row().over && !isOver(m_game->state()));
        turn(12);
        QVERIFY(touch({"points", 9}));
        auto before = seen(*m_game);
        QVERIFY(!m_game->extend({.players = 2, .goal = 60}));
        before.record.options = Json::Object{{"goal", 60}};
        QVERIFY(seen(*m_game) == before);
        QVERIFY(seen(reopened()) == before);
        // The third throw would have come after the end.
        QVERIFY(m_game->extend({.players = 2, .goal = 2}));
        QVERIFY(seen(*m_game) == before);
        QVERIFY(seen(reopened()) == before);
        QVERIFY(!m_game->undo());
        QVERIFY(!m_game->undo());
        QCOMPARE(m_game->head(), 2);
        QVERIFY(seen(reopened()) == seen(*m_game));
    }

    void optionsAreAddedToWithoutRoom()
    {
        sqlite3_exec(Support::lastConnection, "PRAGMA max_page_count = 1", nullptr, nullptr, nullptr);
        int count = 0;
        while (!m_game->behind() && count < 20) {
            named(std::string(1500, static_cast<char>('a' + count++)));
        }
        QVERIFY(m_game->behind());
        QVERIFY(!m_game->extend({.players = 2, .goal = 60}));
        QVERIFY(m_game->behind());
        QVERIFY(m_game->record().options == Json::Value(Json::Object{{"goal", 60}}));
        sqlite3_exec(Support::lastConnection, "PRAGMA max_page_count = 100000", nullptr, nullptr, nullptr);
        m_game->catchUp();
        QVERIFY(!m_game->behind());
        QVERIFY(seen(reopened()) == seen(*m_game));
    }

    /// By a thousand random touches, undos and redos: a reopened game is as it was, undo is the inverse of
    /// what was done last, and redo the inverse of undo.
    void anyRowOfTouches_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 20; ++seed) {
            QTest::addRow("%u", seed) << seed;
        }
    }
    void anyRowOfTouches()
    {
        QFETCH(unsigned, seed);
        std::mt19937 random(seed);
        const auto below
            = [&](int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); };
        for (int i = 0; i < 200 && !isOver(m_game->state()); ++i) {
            for (int back = below(8) ? 0 : below(12); back > 0 && m_game->canUndo(); --back) {
                const auto before = seen(*m_game);
                QVERIFY(!m_game->undo());
                QVERIFY(!m_game->redo());
                QVERIFY(seen(*m_game) == before);
                QVERIFY(!m_game->undo());
            }
            const auto before = seen(*m_game);
            const bool done = touch(std::array<Touch, 5>{Touch{"points", 1 + below(MostPoints)},
                {"name", 0, std::to_string(i)}, {"throw"}, {"correct-1-points", below(40)},
                {"correct-save"}}[static_cast<std::size_t>(below(5))]);
            QVERIFY(seen(reopened()) == seen(*m_game));
            if (done && !(seen(*m_game) == before)) {
                const auto after = seen(*m_game);
                QVERIFY(!m_game->undo());
                QVERIFY(m_game->record() == before.record);
                QVERIFY(m_game->draft() == before.draft);
                QVERIFY(seen(reopened()) == seen(*m_game));
                QVERIFY(!m_game->redo());
                QVERIFY(seen(*m_game) == after);
            }
        }
    }
};

QTEST_GUILESS_MAIN(RunningGameTest)

#include "runninggame_test.moc"
