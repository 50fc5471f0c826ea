// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backup.h"
#include "db/bin.h"
#include "db/checkup.h"
#include "db/memory.h"
#include "db/rescue.h"
#include "tests/db/support.h"
#include "tests/suites.h"

using namespace Support;

/// What was described once is known in every later game of its kind.
class MemoryTest : public QObject
{
    Q_OBJECT

    std::optional<QTemporaryDir> m_folder;
    std::optional<Store> m_store;

    static constexpr auto Day = "2026-11-15T20:00:00Z";
    void remember(const std::string &text, const std::string &at = Day, int times = 1)
    {
        for (int i = 0; i < times; ++i) {
            must(Memory(*m_store).remember("stone-age", {"tile", text}, at));
        }
    }
    static std::vector<std::string> textsIn(
        const Store &store, const std::string &game = "stone-age", const std::string &kind = "tile")
    {
        std::vector<std::string> texts;
        for (const auto &thing : must(Memory(store).recall(game, kind))) {
            texts.push_back(thing.text);
        }
        return texts;
    }
    std::vector<Remembered> tiles() const { return must(Memory(*m_store).recall("stone-age", "tile")); }

private Q_SLOTS:
    void init()
    {
        m_store.reset();
        m_folder.emplace();
        m_store.emplace(must(Store::open(pathIn(*m_folder))));
    }

    void itIsCountedWithTheLastTime()
    {
        QVERIFY(tiles().empty());
        remember("a");
        remember("a", "2026-11-17T20:00:00Z");
        // A record from earlier that comes in later.
        remember("a", "2020-01-01T00:00:00Z");
        QVERIFY(tiles() == std::vector<Remembered>({{"a", 3, "2026-11-17T20:00:00Z"}}));
    }

    void gamesAndKindsAreApart()
    {
        remember("a");
        must(Memory(*m_store).remember("stone-age", {"card", "b"}, Day));
        must(Memory(*m_store).remember("empires", {"tile", "c"}, Day));
        QVERIFY(textsIn(*m_store) == std::vector<std::string>({"a"}));
        QVERIFY(textsIn(*m_store, "stone-age", "card") == std::vector<std::string>({"b"}));
        QVERIFY(textsIn(*m_store, "empires") == std::vector<std::string>({"c"}));
    }

    /// Twice as often is as good as 90 days later.
    void theMostLikelyComesFirst()
    {
        remember("once, now", "2026-11-15T00:00:00Z");
        remember("twice, 89 days ago", "2026-08-18T00:00:00Z", 2);
        remember("twice, 91 days ago", "2026-08-16T00:00:00Z", 2);
        remember("five times, 181 days ago", "2026-05-18T00:00:00Z", 5);
        remember("once, three days ago", "2026-11-12T00:00:00Z");
        QVERIFY(textsIn(*m_store)
            == std::vector<std::string>({"five times, 181 days ago", "twice, 89 days ago", "once, now",
                "twice, 91 days ago", "once, three days ago"}));
    }

    void oneIsForgotten()
    {
        remember("a", Day, 3);
        remember("b");
        must(Memory(*m_store).forget("stone-age", {"tile", "a"}));
        QVERIFY(textsIn(*m_store) == std::vector<std::string>({"b"}));
        must(Memory(*m_store).forget("stone-age", {"tile", "not there"}));
        remember("a");
        QCOMPARE(tiles().front().count, 1);
    }

    void anActionAndWhatItDescribesAreKeptTogether()
    {
        const auto id = must(m_store->createGame(game("one")));
        const std::vector<Memo> memos{{"monument", "tall"}, {"monument", "round"}, {"monument", "tall"}};
        must(m_store->append(id, entries(1), false, {}, memos));
        const auto known = must(Memory(*m_store).recall("bronze-age", "monument"));
        QVERIFY(known == std::vector<Remembered>({{"tall", 2, entry(0).at}, {"round", 1, entry(0).at}}));
        QVERIFY(!m_store->append(99, entries(1), false, {}, memos));
        QVERIFY(must(Memory(*m_store).recall("bronze-age", "monument")) == known);
        auto row = must(m_store->game(id));
        must(m_store->rewrite(row, 1, {}, {}, std::span(memos).subspan(1, 1)));
        QCOMPARE(must(Memory(*m_store).recall("bronze-age", "monument")).back().count, 2);
    }

    void itOutlivesItsGames()
    {
        const auto id = must(m_store->createGame(game("one")));
        const std::vector<Memo> memos{{"monument", "tall"}};
        must(m_store->append(id, entries(1), false, {}, memos));
        must(Bin(*m_store).put(id, Day));
        must(Bin(*m_store).clear("2027-11-15T20:00:00Z"));
        QVERIFY(!m_store->game(id));
        QVERIFY(textsIn(*m_store, "bronze-age", "monument") == std::vector<std::string>({"tall"}));
        QVERIFY(must(checkUp(*m_store)).healthy());
    }

    void anotherStoreLearnsIt()
    {
        remember("a", Day, 3);
        remember("b", "2026-11-16T20:00:00Z");
        must(Memory(*m_store).remember("empires", {"tile", "c"}, Day));
        auto other = must(Store::open(":memory:"));
        must(Memory(other).remember("stone-age", {"tile", "a"}, "2026-11-20T20:00:00Z"));
        must(Memory(other).learn(must(Memory(*m_store).all("stone-age")), "stone-age"));
        QVERIFY(must(Memory(other).recall("stone-age", "tile"))
            == std::vector<Remembered>({{"a", 3, "2026-11-20T20:00:00Z"}, {"b", 1, "2026-11-16T20:00:00Z"}}));
        QVERIFY(must(Memory(other).recall("empires", "tile")).empty());
        // Once more changes nothing.
        must(Memory(*m_store).learn(must(Memory(other).all("stone-age")), "stone-age"));
        must(Memory(*m_store).learn(must(Memory(other).all("stone-age")), "stone-age"));
        QCOMPARE(tiles().front().count, 3);
    }

    void aBackupHasIt()
    {
        remember("a", Day, 2);
        const auto backup = pathIn(*m_folder, "copy.tallystone-store");
        must(backUp(*m_store, backup));
        const auto before = tiles();
        remember("b");
        m_store.reset();
        must(restoreBackup(backup, pathIn(*m_folder)));
        m_store.emplace(must(Store::open(pathIn(*m_folder))));
        QVERIFY(tiles() == before);
    }

    void aRescueKeepsIt()
    {
        remember("a", Day, 2);
        remember("b", "2026-11-16T20:00:00Z");
        const auto before = tiles();
        m_store.reset();
        must(rescue(pathIn(*m_folder), {}));
        m_store.emplace(must(Store::open(pathIn(*m_folder))));
        QVERIFY(tiles() == before);
    }
};
TALLYSTONE_SUITE(MemoryTest)
#include "memory_test.moc"
