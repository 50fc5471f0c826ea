// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/home/shelf.h"
#include "db/checkup.h"
#include "db/exchange.h"
#include "db/history.h"
#include "tests/app/deals.h"
#include "tests/app/finger.h"
#include "tests/app/tables.h"
#include "tests/db/privatemounts.h"
#include "tests/db/randomgames.h"
#include "tests/db/support.h"
#include "tests/faults/counts.h"
#include "tests/faults/faultydisk.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QtTest/QTest>

using namespace Support;

namespace
{
/// A folder without room: a real disk, or one that says so.
class SmallDisk
{
public:
    explicit SmallDisk(bool real)
        : m_mount(real ? std::make_unique<PrivateMount>(m_folder.path()) : nullptr)
    {
    }

    QString folder() const { return m_folder.path(); }
    bool isThere() const { return !m_mount || m_mount->resize("8m"); }

    void fill()
    {
        if (!m_mount) {
            FaultyDisk::failForEver(FaultyDisk::Fault::Full);
            return;
        }
        QFile filler(m_folder.filePath(QStringLiteral("filler")));
        if (filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
            while (filler.write(QByteArray(4096, 'x')) > 0) { }
        }
    }
    void makeRoom()
    {
        FaultyDisk::heal();
        QFile::remove(m_folder.filePath(QStringLiteral("filler")));
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<PrivateMount> m_mount;
};

/// Whatever comes next at the table, with some going back.
void tap(GameTable &table, int number)
{
    if (number % 13 == 12 || table.over()) {
        table.undo();
    } else {
        const auto touch = Finger(static_cast<unsigned>(number)).choose(table);
        table.touch(QString::fromStdString(touch.id), touch.number, QString::fromStdString(touch.text));
    }
}

Shown gameOn(const GameTable &table)
{
    auto shown = shownBy(table);
    shown.remove("warning");
    return shown;
}
}

/// A phone without room: the game plays on in memory and says so, all else can be read, and once there is
/// room nothing that was shown is lost.
class RoomTest : public QObject
{
    Q_OBJECT

    std::int64_t m_other = 0;

    /// With a past, a game that waits and one on the table.
    std::int64_t prepare(Store &store, const Deal &deal)
    {
        must(Exchange(store).import(RandomGames::games(3, 5), RandomGames::colours));
        const auto id = must(store.createGame(rowOf(deal)));
        auto other = must(store.game(id));
        other.uuid = "another";
        m_other = must(store.createGame(other));
        return id;
    }

private Q_SLOTS:
    void init() { FaultyDisk::plan(); }
    void cleanup() { FaultyDisk::plan(); }

    void playsOn_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<bool>("real");
        QTest::addColumn<bool>("byItself");
        for (int i = 0; const auto &game : games()) {
            QTest::addRow("%s, a full disk", game.folder) << i << true << false;
            QTest::addRow("%s, a disk that says so", game.folder) << i << false << false;
            ++i;
        }
        QTest::newRow("a full disk, and nobody taps") << 0 << true << true;
    }
    void playsOn()
    {
        QFETCH(int, index);
        QFETCH(bool, real);
        QFETCH(bool, byItself);
        SmallDisk disk(real);
        if (!disk.isThere()) {
            QSKIP("needs a mount of its own");
        }
        const auto path = (disk.folder() + QStringLiteral("/games.db")).toStdString();
        const auto deal = dealsOf(games()[static_cast<std::size_t>(index)])[1];
        Shown shown;
        std::int64_t id = 0;
        {
            auto store = must(Store::open(path, gameOutcome));
            id = prepare(store, deal);
            Shelf shelf(store, Tables::clock);
            shelf.open(id);
            QCOMPARE(shelf.table()->warning(), QString());
            disk.fill();
            QSignalSpy refused(shelf.table(), &GameTable::refused);
            int number = 0;
            for (; number < 1000 && shelf.table()->warning().isEmpty(); ++number) {
                tap(*shelf.table(), number);
            }
            const auto warning = shelf.table()->warning();
            QVERIFY2(warning.contains(QStringLiteral("no room")), qPrintable(warning));
            const auto full = gameOn(*shelf.table());
            for (int more = 0; more < 100; ++more) {
                tap(*shelf.table(), number++);
                QCOMPARE(shelf.table()->warning(), warning);
            }
            QCOMPARE(refused.size(), 0);
            QVERIFY(number > 100 && gameOn(*shelf.table()) != full);

            // All that was kept before can be read, and the game left and taken up again.
            QCOMPARE(must(History(store).page({}, 10)).size(), std::size_t(5));
            shown = gameOn(*shelf.table());
            shelf.close();
            QVERIFY(!shelf.table());
            QCOMPARE(shelf.running().size(), 2);
            shelf.open(m_other);
            QCOMPARE(shelf.table()->head(), 0);
            shelf.open(id);
            QCOMPARE(difference(gameOn(*shelf.table()), shown), QString());
            QCOMPARE(shelf.table()->warning(), warning);

            disk.makeRoom();
            if (byItself) {
                QTRY_VERIFY_WITH_TIMEOUT(shelf.table()->warning().isEmpty(), 60'000);
            } else {
                tap(*shelf.table(), number);
                QCOMPARE(shelf.table()->warning(), QString());
                shown = gameOn(*shelf.table());
            }
            QCOMPARE(difference(gameOn(*shelf.table()), shown), QString());
        }
        auto store = must(Store::open(path, gameOutcome));
        QVERIFY(must(checkUp(store)).healthy());
        QCOMPARE(difference(gameOn(*must(openTable(store, id, Tables::clock))), shown), QString());
        QCOMPARE(must(store.game(m_other)).head, 0);
        Counts::tell("full disks", 1);
        Counts::tell("lost", 0);
    }

    /// A table in memory must not write to a game of another store that has its number.
    void waitingTablesEndWithTheirStore()
    {
        SmallDisk disk(false);
        const auto path = (disk.folder() + QStringLiteral("/games.db")).toStdString();
        auto store = must(Store::open(path, gameOutcome));
        const auto deal = allDeals().front();
        const auto id = prepare(store, deal);
        Shelf shelf(store, Tables::clock);
        shelf.open(id);
        disk.fill();
        tap(*shelf.table(), 0);
        QVERIFY(!shelf.table()->warning().isEmpty());
        shelf.close();
        disk.makeRoom();
        store = must(Store::open(":memory:", gameOutcome));
        QCOMPARE(prepare(store, deal), id);
        shelf.renew();
        shelf.open(id);
        QCOMPARE(shelf.table()->warning(), QString());
        QVERIFY(must(store.game(id)).draft.empty());
    }
};

int main(int argc, char *argv[])
{
    PrivateMount::separate();
    const QCoreApplication app(argc, argv);
    FaultyDisk::install();
    RoomTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "room_test.moc"
