// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/exchange.h"
#include "db/history.h"
#include "db/statistics.h"
#include "model/record/duration.h"
#include "tests/db/randomgames.h"
#include "tests/db/support.h"
#include "tests/suites.h"

using namespace Support;

/// How long a game was played has one definition.
class DurationTest : public QObject
{
    Q_OBJECT

    static Record record(const char *started, const char *finished, std::vector<const char *> times)
    {
        Record record{.startedAt = started, .finishedAt = finished};
        for (const auto *time : times) {
            record.actions.push_back({Json::Object{{"do", "test"}}, time});
        }
        return record;
    }

private Q_SLOTS:
    void played_data()
    {
        QTest::addColumn<Record>("game");
        QTest::addColumn<int>("seconds");
        QTest::addColumn<int>("minutes");
        constexpr int Unknown = -1;
        const auto *const eight = "2026-11-15T20:00:00Z";
        const auto *const nine = "2026-11-15T21:00:00Z";
        QTest::newRow("from the first action to the last")
            << record(eight, nine, {"2026-11-15T20:10:00Z", "2026-11-15T20:30:00Z", "2026-11-15T20:50:00Z"})
            << 40 * 60 << 40;
        QTest::newRow("a pause of over an hour is none of it") << record(eight, "2026-11-16T19:47:00Z",
            {"2026-11-15T20:00:00Z", "2026-11-15T20:20:00Z", "2026-11-16T19:40:00Z", "2026-11-16T19:47:00Z"})
                                                               << 27 * 60 << 27;
        QTest::newRow("an hour of thought is no pause")
            << record(eight, nine, {"2026-11-15T20:00:00Z", "2026-11-15T21:00:00Z"}) << 3600 << 60;
        QTest::newRow("an hour and a second is")
            << record("", "", {"2026-11-15T20:00:00Z", "2026-11-15T21:00:01Z", "2026-11-15T21:02:01Z"}) << 120
            << 2;
        QTest::newRow("actions without times are passed over")
            << record("", "", {"2026-11-15T20:00:00Z", "", "2026-11-15T20:05:00Z", ""}) << 300 << 5;
        QTest::newRow("without times of actions from start to end")
            << record(eight, "2026-11-15T22:30:00Z", {"", ""}) << 150 * 60 << 150;
        QTest::newRow("one time alone is no stretch of it")
            << record(eight, nine, {"2026-11-15T20:30:00Z"}) << 3600 << 60;
        QTest::newRow("a clock that was set back")
            << record("", "", {"2026-11-15T20:00:00Z", "2026-11-15T19:00:00Z", "2026-11-15T19:10:00Z"}) << 600
            << 10;
        QTest::newRow("less than a minute is one")
            << record("", "", {"2026-11-15T20:00:00Z", "2026-11-15T20:00:20Z"}) << 20 << 1;
        QTest::newRow("to the nearest minute")
            << record("", "", {"2026-11-15T20:00:00Z", "2026-11-15T20:13:31Z"}) << 811 << 14;
        QTest::newRow("only the start is known") << record(eight, "", {"", ""}) << Unknown << Unknown;
        QTest::newRow("the end before the start") << record(nine, eight, {}) << Unknown << Unknown;
        QTest::newRow("nothing is known") << record("", "", {""}) << Unknown << Unknown;
    }
    void played()
    {
        QFETCH(Record, game);
        QFETCH(int, seconds);
        QFETCH(int, minutes);
        QCOMPARE(secondsPlayed(game).value_or(-1), seconds);
        QCOMPARE(minutesPlayed(game).value_or(-1), minutes);
    }

    void theArchiveKeepsTheSame()
    {
        auto records = RandomGames::games(700, 3);
        for (auto &step : records[1].actions) {
            step.at.clear();
        }
        records[1].startedAt = "2026-11-15T20:00:00Z";
        records[1].finishedAt = "2026-11-15T20:45:00Z";
        for (auto &step : records[2].actions) {
            step.at.clear();
        }
        records[2].startedAt.clear();
        auto store = must(Store::open(":memory:", RandomGames::tell));
        must(Exchange(store).import(records, RandomGames::colours));
        std::int64_t sum = 0;
        int timed = 0;
        for (const auto &entry : must(History(store).page({}, 9))) {
            const auto seconds = secondsPlayed(must(Exchange(store).record(entry.id)));
            QCOMPARE(entry.seconds, seconds);
            sum += seconds.value_or(0);
            timed += seconds ? 1 : 0;
        }
        QCOMPARE(timed, 2);
        const auto overview = must(Statistics(store, {.abandoned = true}).overview());
        QCOMPARE(overview.timedGames, timed);
        QCOMPARE(overview.averageSeconds, static_cast<double>(sum) / timed);
    }
};
TALLYSTONE_SUITE(DurationTest)
#include "duration_test.moc"
