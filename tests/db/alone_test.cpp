// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/checkup.h"
#include "db/exchange.h"
#include "db/history.h"
#include "db/statistics.h"
#include "tests/db/support.h"
#include "tests/example_game/rules.h"
#include "tests/suites.h"

using namespace Support;

/// A game says itself whether somebody alone can win or lose it, and everything that counts wins follows.
class AloneTest : public QObject
{
    Q_OBJECT

    std::optional<Store> m_store;
    int m_games = 0;

    static const Game &rules()
    {
        static const GameOf<Example::Rules> game;
        return game;
    }
    static std::optional<Outcome> tell(const Record &record) { return rules().outcome(record); }

    /// One throw after another; each game a day later than the one before.
    Record played(Json::Object options, const std::vector<int> &throws, std::vector<std::string> players)
    {
        const auto number = std::to_string(10 + ++m_games);
        const auto at = "2026-11-" + number + "T20:00:00Z";
        Record record{.id = "7d444840-9dc0-11d1-b245-5ffdce74fa" + number,
            .game = "example",
            .options = std::move(options),
            .players = std::move(players),
            .startedAt = at,
            .finishedAt = at};
        for (const int points : throws) {
            record.actions.push_back({Json::Object{{"do", "throw"}, {"points", points}}, at});
        }
        return record;
    }
    Record alone(int within, const std::vector<int> &throws)
    {
        Json::Object options{{"goal", 20}};
        if (within > 0) {
            options.push_back({"within", within});
        }
        return played(std::move(options), throws, {"Ada"});
    }
    Record withRival(const std::vector<int> &throws)
    {
        return played(Json::Object{{"goal", 20}, {"rival", true}}, throws, {"Ada"});
    }
    std::int64_t keep(const Record &record)
    {
        must(Exchange(*m_store).import(std::span(&record, 1), std::vector<std::string>{"murex", "lapis"}));
        return must(Exchange(*m_store).gamesWithId(record.id)).front();
    }
    Overview overview(StatisticsFilter filter = {}) const
    {
        return must(Statistics(*m_store, std::move(filter)).overview());
    }

private Q_SLOTS:
    void init()
    {
        m_games = 0;
        m_store.emplace(must(Store::open(":memory:", tell)));
    }

    void theGameSaysWhetherItWasWon_data()
    {
        QTest::addColumn<int>("within");
        QTest::addColumn<std::vector<int>>("throws");
        QTest::addColumn<bool>("contest");
        QTest::addColumn<bool>("won");
        QTest::addColumn<int>("winners");
        QTest::newRow("unjudged") << 0 << std::vector{12, 12} << false << false << 1;
        QTest::newRow("won") << 3 << std::vector{12, 12} << true << true << 1;
        QTest::newRow("lost") << 2 << std::vector{12, 1} << true << false << 0;
    }
    void theGameSaysWhetherItWasWon()
    {
        QFETCH(int, within);
        QFETCH(std::vector<int>, throws);
        const auto record = alone(within, throws);
        const auto outcome = tell(record);
        QVERIFY(outcome);
        QTEST(isContest(*outcome), "contest");
        QTEST(outcome->seats.front().won, "won");
        const auto replay = rules().replay(record, {});
        QTEST(static_cast<int>(winnersOf(replay).size()), "winners");
        const auto printed = toJson(replay, record, {});
        QCOMPARE(Json::find(printed, "winners")->as<Json::Array>()->size(), winnersOf(replay).size());
        QTEST(must(History(*m_store).entry(keep(record))).seats.front().won, "won");
    }

    void onlyWhatCanBeWonCountsForWins()
    {
        keep(alone(0, {12, 12}));
        QCOMPARE(overview().contests, 0);
        keep(alone(3, {12, 12}));
        keep(alone(3, {9, 12}));
        keep(alone(2, {12, 1}));
        keep(played(Json::Object{{"goal", 10}}, {12, 3}, {"Ada", "Ben"}));
        const auto all = overview();
        QCOMPARE(all.games, 5);
        QCOMPARE(all.contests, 4);
        QCOMPARE(all.wins, 3);
        const auto solo = overview({.players = 1});
        QCOMPARE(solo.games, 4);
        QCOMPARE(solo.contests, 3);
        QCOMPARE(solo.wins, 2);
        // The sums of whole years and those of single games agree.
        const auto part = overview({.from = "2026-11-12T00:00:00Z", .until = "2026-11-15T00:00:00Z"});
        QCOMPARE(part.contests, 3);
        QCOMPARE(part.wins, 2);
        const auto standing = must(Statistics(*m_store, {}).standings()).front();
        QCOMPARE(standing.name, std::string("Ada"));
        QCOMPARE(standing.contests, 4);
        const auto streaks = must(Statistics(*m_store, {.player = standing.player}).streaks());
        QCOMPARE(streaks.games, 4);
        QCOMPARE(streaks.longestWins, 2);
        QVERIFY(must(checkUp(*m_store)).healthy());
    }

    void aRivalHasAResultButIsNobody()
    {
        const auto record = withRival({3, 4, 5});
        const auto entry = must(History(*m_store).entry(keep(record)));
        QCOMPARE(entry.variant, std::string("rival"));
        QCOMPARE(entry.seats.size(), std::size_t(2));
        QCOMPARE(entry.seats[0].name, std::string("Ada"));
        QVERIFY(!entry.seats[0].won);
        QCOMPARE(entry.seats[0].rank, 2);
        QVERIFY(entry.seats[1] == (HistorySeat{.player = 0, .score = 21, .rank = 1, .won = true}));
        QCOMPARE(must(m_store->knownPlayers()).size(), std::size_t(1));
        QCOMPARE(must(m_store->game(entry.id)).seats.size(), std::size_t(1));
        QCOMPARE(must(Exchange(*m_store).record(entry.id)), record);
        QVERIFY(must(checkUp(*m_store)).healthy());
    }

    void statisticsCountPeople()
    {
        keep(withRival({3, 4, 5}));
        keep(withRival({12, 12}));
        // Equal points: the rival wins.
        keep(withRival({7, 7, 7}));
        const auto all = overview();
        QCOMPARE(all.games, 3);
        QCOMPARE(all.contests, 3);
        QCOMPARE(all.sheets, 3);
        QCOMPARE(all.wins, 1);
        QCOMPARE(all.bestScore, std::optional(24));
        QCOMPARE(overview({.lowest = true}).bestScore, std::optional(12));
        QCOMPARE(must(Statistics(*m_store, {}).seats()).size(), std::size_t(1));
        const auto scores = must(Statistics(*m_store, {}).scores());
        QVERIFY(scores == std::vector<ScoreCount>({{12, 1}, {21, 1}, {24, 1}}));
        const auto standings = must(Statistics(*m_store, {}).standings());
        QCOMPARE(standings.size(), std::size_t(1));
        QVERIFY(must(Statistics(*m_store, {.player = standings.front().player}).headToHead()).empty());
        QCOMPARE(must(Statistics(*m_store, {}).figures()).of("rounds").sheets, 3);
        // Also of what is added up only now.
        QCOMPARE(overview({.from = "2026-11-11T00:00:00Z", .until = "2026-11-13T00:00:00Z"}).sheets, 2);
        QCOMPARE(must(History(*m_store).count({.players = 1})), 3);
        must(m_store->removeGame(must(History(*m_store).page({}, 1)).front().id));
        QCOMPARE(overview().sheets, 2);
        QVERIFY(must(checkUp(*m_store)).healthy());
    }

    void theBestAloneIsOneThatNobodyWins()
    {
        const auto first = keep(alone(0, {12, 8}));
        QVERIFY(!must(History(*m_store).bestAloneBeside(first)));
        keep(alone(3, {12, 12}));
        QVERIFY(!must(History(*m_store).bestAloneBeside(first)));
        keep(alone(0, {12, 9}));
        keep(alone(0, {12, 11}));
        QCOMPARE(must(History(*m_store).bestAloneBeside(first))->score, 23);
        QCOMPARE(must(History(*m_store).bestAloneBeside(first, true))->score, 21);
    }
};
TALLYSTONE_SUITE(AloneTest)
#include "alone_test.moc"
