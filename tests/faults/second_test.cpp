// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/traffic/backups.h"
#include "db/checkup.h"
#include "db/history.h"
#include "db/readonlycopy.h"
#include "tests/app/tables.h"
#include "tests/db/support.h"
#include "tests/faults/counts.h"

#include <QCoreApplication>
#include <QProcess>
#include <QThread>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace Support;
using Code = StoreError::Code;

namespace
{
/// The first program: plays on and on, and says of each action that it is kept.
int playForEver(const std::string &path)
{
    watchConnections();
    auto store = must(Store::open(path));
    // So that its log is often copied into the file and begun anew.
    pragma("PRAGMA wal_autocheckpoint = 5");
    const auto id = must(store.runningGames()).front().id;
    for (int number = 0;; ++number) {
        must(store.append(id, entry(number), false, {}));
        std::printf("%d\n", number);
        std::fflush(stdout);
        // Faster than any hand, but not as fast as the file can be written.
        QThread::usleep(2000);
    }
}
}

/// Two programs on one store: the second says so, and can read what the first has kept.
class SecondTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder{fastFolder()};
    QProcess m_first;
    std::int64_t m_game = 0;
    int m_said = -1;

    void listen()
    {
        m_first.waitForReadyRead(0);
        const auto lines = m_first.readAllStandardOutput().split('\n');
        m_said = lines.size() > 1 ? lines.at(lines.size() - 2).toInt() : m_said;
    }

private Q_SLOTS:
    void init()
    {
        const auto path = pathIn(m_folder);
        {
            auto store = must(Store::open(path));
            m_game = Tables::create(store, BronzeAge::setupFor(BronzeAge::Edition::Original, 2));
        }
        m_first.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_first.start(QCoreApplication::applicationFilePath(), {u"play"_s, QString::fromStdString(path)});
        QVERIFY(m_first.waitForReadyRead());
    }
    void cleanup()
    {
        m_first.kill();
        m_first.waitForFinished();
        QDir(m_folder.path()).removeRecursively();
        QDir().mkpath(m_folder.path());
        m_said = -1;
    }

    void whatIsKeptCanBeRead()
    {
        const int looks = Counts::full() ? 1'000 : 300;
        const QTemporaryDir own(fastFolder());
        int last = 0;
        QCOMPARE(Store::open(pathIn(m_folder)).error().code, Code::InUse);
        for (int look = 0; look < looks; ++look) {
            listen();
            const auto store = openToRead(pathIn(m_folder), pathIn(own), {});
            QVERIFY2(store, store ? "" : store.error().detail.c_str());
            const auto log = must(store->log(m_game));
            QVERIFY(log == entries(static_cast<int>(log.size())));
            QVERIFY2(static_cast<int>(log.size()) > m_said, qPrintable(QString::number(m_said)));
            QCOMPARE(must(store->game(m_game)).head, static_cast<int>(log.size()));
            QVERIFY(must(checkUp(*store)).fileProblem.empty());
            last = static_cast<int>(log.size());
        }
        QVERIFY(last > looks / 2);
        QCOMPARE(m_first.state(), QProcess::Running);
        Counts::tell("looks at a store in use", looks);
    }

    void nothingCanBeChanged()
    {
        const QTemporaryDir own(fastFolder());
        auto store = must(openToRead(pathIn(m_folder), pathIn(own), {}));
        const auto before = must(store.log(m_game));
        QCOMPARE(store.append(m_game, entry(0), false, {}).error().code, Code::InUse);
        QCOMPARE(store.createGame(game("b")).error().code, Code::InUse);
        QCOMPARE(store.removeGame(m_game).error().code, Code::InUse);
        QCOMPARE(History(store).setNote(m_game, "x").error().code, Code::InUse);
        QVERIFY(must(store.log(m_game)) == before);
    }

    void theAppOffersToRead()
    {
        StoreFile file(pathIn(m_folder));
        Shelf shelf(file.store(), Tables::clock);
        Backups backups(file, shelf, Tables::clock);
        QCOMPARE(backups.trouble(), u"in-use"_s);
        QVERIFY(!backups.reading());
        QVERIFY(must(file.store().runningGames()).empty());
        backups.read();
        QVERIFY(backups.reading());
        QCOMPARE(backups.trouble(), u"in-use"_s);
        QVERIFY(!shelf.problem().isEmpty());
        QCOMPARE(must(file.store().runningGames()).size(), std::size_t(1));
        backups.keepDaily();
        backups.finishDaily();
        QVERIFY(backups.days().isEmpty());
        backups.tryAgain();
        QVERIFY(!backups.reading());
        m_first.kill();
        m_first.waitForFinished();
        backups.tryAgain();
        QCOMPARE(backups.trouble(), QString());
        QCOMPARE(must(file.store().runningGames()).size(), std::size_t(1));
    }
};

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    if (argc == 3 && argv[1] == std::string_view("play")) {
        return playForEver(argv[2]);
    }
    SecondTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "second_test.moc"
