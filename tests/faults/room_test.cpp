// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/home/shelf.h"
#include "db/checkup.h"
#include "db/exchange.h"
#include "db/history.h"
#include "tests/app/tables.h"
#include "tests/db/privatemounts.h"
#include "tests/db/randomgames.h"
#include "tests/db/support.h"
#include "tests/faults/counts.h"
#include "tests/faults/faultydisk.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QtTest/QTest>

using namespace BronzeAge;
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

BronzeTable &tableOn(Shelf &shelf)
{
    return Tables::bronze(shelf.table());
}

/// Whatever comes next at the table, with some going back.
void tap(BronzeTable &table, int number)
{
    if (number % 13 == 12) {
        table.undo();
    } else if (table.step() == u"dice" && !table.primaryEnabled()) {
        table.touch(table.dice().faces.at(number % 6).id);
    } else if (table.primaryEnabled()) {
        table.primary();
    } else {
        table.undo();
    }
}

QByteArray shownBy(BronzeTable &table)
{
    auto all = QJsonDocument::fromJson(Tables::shown(table)).object();
    all.remove(QLatin1String("warning"));
    return QJsonDocument(all).toJson();
}
}

/// A phone without room: the game plays on in memory and says so, all else can be read, and once there is
/// room nothing that was shown is lost.
class RoomTest : public QObject
{
    Q_OBJECT

    std::int64_t m_other = 0;

    /// With a past, a game that waits and one on the table.
    std::int64_t prepare(Store &store)
    {
        must(Exchange(store).import(RandomGames::games(3, 5), RandomGames::colours));
        const auto id = Tables::create(store, setupFor(Edition::Original, 2));
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
        QTest::addColumn<bool>("real");
        QTest::addColumn<bool>("byItself");
        QTest::newRow("a full disk") << true << false;
        QTest::newRow("a full disk, and nobody taps") << true << true;
        QTest::newRow("a disk that says so") << false << false;
    }
    void playsOn()
    {
        QFETCH(bool, real);
        QFETCH(bool, byItself);
        SmallDisk disk(real);
        if (!disk.isThere()) {
            QSKIP("needs a mount of its own");
        }
        const auto path = (disk.folder() + QStringLiteral("/games.db")).toStdString();
        QByteArray shown;
        std::int64_t id = 0;
        {
            auto store = must(Store::open(path, gameOutcome));
            id = prepare(store);
            Shelf shelf(store, Tables::clock);
            shelf.open(id);
            QCOMPARE(tableOn(shelf).warning(), QString());
            disk.fill();
            QSignalSpy refused(shelf.table(), &GameTable::refused);
            int number = 0;
            for (; number < 1000 && tableOn(shelf).warning().isEmpty(); ++number) {
                tap(tableOn(shelf), number);
            }
            const auto warning = tableOn(shelf).warning();
            QVERIFY2(warning.contains(QStringLiteral("no room")), qPrintable(warning));
            for (int more = 0; more < 100; ++more) {
                const auto before = shownBy(tableOn(shelf));
                tap(tableOn(shelf), number++);
                QVERIFY(shownBy(tableOn(shelf)) != before);
                QCOMPARE(tableOn(shelf).warning(), warning);
            }
            QCOMPARE(refused.size(), 0);
            QVERIFY(tableOn(shelf).head() > 5);

            // All that was kept before can be read, and the game left and taken up again.
            QCOMPARE(must(History(store).page({}, 10)).size(), std::size_t(5));
            shown = shownBy(tableOn(shelf));
            shelf.close();
            QVERIFY(!shelf.table());
            QCOMPARE(shelf.running().size(), 2);
            shelf.open(m_other);
            QCOMPARE(tableOn(shelf).head(), 0);
            shelf.open(id);
            QCOMPARE(shownBy(tableOn(shelf)), shown);
            QCOMPARE(tableOn(shelf).warning(), warning);

            disk.makeRoom();
            if (byItself) {
                QTRY_VERIFY_WITH_TIMEOUT(tableOn(shelf).warning().isEmpty(), 60'000);
            } else {
                tap(tableOn(shelf), number);
                QCOMPARE(tableOn(shelf).warning(), QString());
                shown = shownBy(tableOn(shelf));
            }
            QCOMPARE(shownBy(tableOn(shelf)), shown);
        }
        auto store = must(Store::open(path, gameOutcome));
        QVERIFY(must(checkUp(store)).healthy());
        QCOMPARE(shownBy(*Tables::open(store, id)), shown);
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
        const auto id = prepare(store);
        Shelf shelf(store, Tables::clock);
        shelf.open(id);
        disk.fill();
        tap(tableOn(shelf), 0);
        QVERIFY(!tableOn(shelf).warning().isEmpty());
        shelf.close();
        disk.makeRoom();
        store = must(Store::open(":memory:", gameOutcome));
        QCOMPARE(prepare(store), id);
        shelf.renew();
        shelf.open(id);
        QCOMPARE(tableOn(shelf).warning(), QString());
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
