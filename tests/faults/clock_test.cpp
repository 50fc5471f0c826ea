// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/home/shelf.h"
#include "db/backup.h"
#include "db/checkup.h"
#include "db/history.h"
#include "db/statistics.h"
#include "tests/app/deals.h"
#include "tests/app/finger.h"
#include "tests/app/tables.h"
#include "tests/db/support.h"
#include "tests/faults/counts.h"

#include <QDateTime>
#include <QtTest/QTest>

#include <random>

using namespace BronzeAge;
using namespace Qt::StringLiterals;
using namespace Support;

namespace
{
/// A clock that somebody sets: by minutes, hours or decades, back and forth.
class JumpingClock
{
public:
    explicit JumpingClock(unsigned seed)
        : m_random(seed)
    {
    }

    std::string operator()()
    {
        constexpr std::array<qint64, 6> Jumps = {60, 3'600, 86'400, 31'536'000, 946'080'000, 0};
        const auto jump = Jumps[m_random() % Jumps.size()];
        m_now += m_random() % 3 == 0 ? -jump : jump;
        m_now = std::clamp<qint64>(m_now, 0, 4'102'444'800);
        return QDateTime::fromSecsSinceEpoch(m_now, Qt::UTC).toString(Qt::ISODate).toStdString();
    }

private:
    std::mt19937 m_random;
    qint64 m_now = 1'790'000'000;
};
}

/// Nothing depends on a clock that goes forward: not the order of actions, not what can be found again.
class ClockTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGamePlayedByJumpingClocksIsWhole()
    {
        const int count = Counts::full() ? 500 : 50;
        const auto deals = allDeals();
        const QTemporaryDir folder(fastFolder());
        const auto path = pathIn(folder);
        int jumps = 0;
        for (int game = 0; game < count; ++game) {
            const auto seed = static_cast<unsigned>(game);
            auto store = must(Store::open(path, gameOutcome));
            const auto clock = std::make_shared<JumpingClock>(seed);
            const auto tell = [clock] { return (*clock)(); };
            auto row = rowOf(deals[seed % deals.size()]);
            row.uuid = std::to_string(game);
            row.startedAt = tell();
            const auto id = must(store.createGame(row));
            auto table = must(openTable(store, id, tell));
            constexpr int Touches = 300;
            Finger finger(seed);
            for (int i = 0; i < Touches && !table->over(); ++i) {
                const auto touch = i < Touches - 1 ? finger.choose(*table) : Touch{"finish", 0, "late"};
                QVERIFY(table->touch(
                    QString::fromStdString(touch.id), touch.number, QString::fromStdString(touch.text)));
            }
            const auto entries = table->entries();
            for (std::size_t i = 1; i < entries.size(); ++i) {
                jumps += entries[i].at < entries[i - 1].at ? 1 : 0;
            }
            const auto shown = shownBy(*table);
            const auto finishedAt = table->row().finishedAt;
            table.reset();
            store = must(Store::open(":memory:"));
            store = must(Store::open(path, gameOutcome));
            const auto again = must(openTable(store, id, tell));
            QCOMPARE(difference(shownBy(*again), shown), QString());
            QVERIFY(again->entries() == entries);
            QCOMPARE(again->row().finishedAt, finishedAt);
        }
        const auto store = must(Store::open(path, gameOutcome));
        QVERIFY(must(checkUp(store)).healthy());
        QCOMPARE(must(History(store).count({})), count);
        for (const auto &entry : must(History(store).page({}, count))) {
            QVERIFY(entry.seconds.value_or(0) >= 0);
        }
        QVERIFY(must(Statistics(store, {.abandoned = true}).overview()).averageSeconds >= 0);
        QVERIFY(jumps > count);
        Counts::tell("clock jumps", jumps);
    }

    /// Its list neither loses nor doubles a game, and no time played is below zero.
    void theShelfStandsBackwardClocks()
    {
        auto store = must(Store::open(":memory:", gameOutcome));
        JumpingClock clock(7);
        for (int game = 0; game < 20; ++game) {
            auto row = Support::game(std::to_string(game), clock());
            row.options = Json::writeCompact(encode(setupFor(Edition::Original, 2)));
            const auto id = must(store.createGame(row));
            must(store.append(id, {R"({"do":"adjust","player":0,"set":{"food":4}})", clock()}, false, {}));
        }
        Shelf shelf(store, [&] { return clock(); });
        QSet<qint64> ids;
        for (const auto &game : shelf.running()) {
            ids << game.id;
            QVERIFY2(!game.note.contains(u'-'), qPrintable(game.note));
        }
        QCOMPARE(ids.size(), 20);
    }

    /// A phone that lived in the future for a while still makes a backup each day, and keeps today's.
    void todaysBackupIsKept()
    {
        const QTemporaryDir folder;
        auto store = must(Store::open(pathIn(folder)));
        for (const char *year : {"2099-0", "2098-0", "2097-0"}) {
            for (int month = 1; month <= 9; ++month) {
                for (const char *day : {"-03", "-04", "-20", "-28"}) {
                    must(backUpDaily(store, year + std::to_string(month) + day));
                }
            }
        }
        for (const char *today : {"2026-11-15", "2026-11-16", "1970-01-01"}) {
            const auto made = must(backUpDaily(store, today));
            QVERIFY2(QFile::exists(QString::fromStdString(made)), today);
        }
    }
};
QTEST_GUILESS_MAIN(ClockTest)
#include "clock_test.moc"
