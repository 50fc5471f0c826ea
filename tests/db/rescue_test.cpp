// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backup.h"
#include "db/checkup.h"
#include "db/exchange.h"
#include "db/history.h"
#include "db/players.h"
#include "db/rescue.h"
#include "model/record/write.h"
#include "tests/db/randomgames.h"
#include "tests/db/support.h"
#include "tests/often.h"
#include "tests/suites.h"

#include <QDir>

#include <array>
#include <map>
#include <random>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace Support;

/// Damaged files: kept aside with all their bytes, and what can be read comes back.
class RescueTest : public QObject
{
    Q_OBJECT

    static constexpr int Count = 100;
    std::vector<Record> m_records = RandomGames::games(800, Count);
    std::map<std::string, std::string> m_bytesOf;
    QByteArray m_whole;

    /// Every game as it was, to the byte.
    void checkWhole(const std::string &path)
    {
        auto store = must(Store::open(path, RandomGames::tell));
        QVERIFY(must(checkUp(store)).healthy());
        const auto records = must(Exchange(store).records());
        QCOMPARE(records.size(), m_bytesOf.size());
        for (const auto &record : records) {
            QCOMPARE(writeRecord(record), m_bytesOf.at(record.id));
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        QTemporaryDir folder;
        for (const auto &record : m_records) {
            m_bytesOf[record.id] = writeRecord(record);
        }
        {
            auto store = must(Store::open(pathIn(folder), RandomGames::tell));
            must(Exchange(store).import(m_records, RandomGames::colours));
            must(Players(store).setHidden(must(Players(store).all()).front().id, true));
        }
        m_whole = bytesOf(pathIn(folder));
        QVERIFY(m_whole.size() > 60 * 4096);
    }

    void aWholeStoreIsRescuedWhole()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        write(path, m_whole);
        const auto rescued = must(rescue(path, RandomGames::tell));
        QCOMPARE(rescued.games, Count);
        QCOMPARE(rescued.shortened, 0);
        QCOMPARE(rescued.lost, 0);
        QCOMPARE(bytesOf(rescued.kept), m_whole);
        checkWhole(path);
        {
            const auto store = must(Store::open(path, RandomGames::tell));
            QCOMPARE(must(Players(store).all()).size(), must(store.knownPlayers()).size() + 1);
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files, QDir::Name),
            QStringList({u"games.db"_s, u"games.db.kept-1"_s}));
    }

    void damaged_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("least");
        const auto row = [](const char *name, const QByteArray &bytes, int least) {
            QTest::newRow(name) << bytes << least;
        };
        row("half the header", QByteArray(m_whole).replace(0, 24, QByteArray(24, 'x')), Count);
        row("its last page lost", m_whole.chopped(4096), Count * 9 / 10);
        row("its second half lost", m_whole.first(m_whole.size() / 2 / 4096 * 4096), 1);
        row("all but the first page lost", m_whole.first(4096), 0);
        row("garbage", QByteArray(50'000, 'x'), 0);
        row("empty", {}, 0);
        const auto pages = m_whole.size() / 4096;
        for (qsizetype page = 1; page < pages; page += Slow ? 36 : 9) {
            row(qPrintable(u"page %1 overwritten"_s.arg(page + 1)),
                QByteArray(m_whole).replace(page * 4096, 4096, QByteArray(4096, '\x5A')), 0);
        }
        std::mt19937 chance(1);
        for (int flips : {10, 100, 1000}) {
            auto bytes = m_whole;
            for (int i = 0; i < flips; ++i) {
                const auto at
                    = 4096 + static_cast<qsizetype>(chance() % static_cast<unsigned>(bytes.size() - 4096));
                bytes[at] = static_cast<char>(bytes[at] ^ (1 << chance() % 8));
            }
            row(qPrintable(u"%1 bits flipped"_s.arg(flips)), bytes, 0);
        }
    }
    void damaged()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, least);
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        write(path, bytes);
        const auto rescued = must(rescue(path, RandomGames::tell));
        QCOMPARE(bytesOf(rescued.kept), bytes);
        QVERIFY2(rescued.games >= least, qPrintable(QString::number(rescued.games)));
        auto store = must(Store::open(path, RandomGames::tell));
        const auto checkup = must(checkUp(store));
        QCOMPARE(checkup.fileProblem, std::string());
        QVERIFY(checkup.derivedRight);
        QCOMPARE(checkup.games, rescued.games);
        must(store.createGame(game("new")));
    }

    /// Most of a file is logs, so most pages cost a few games and no more.
    void onePageCostsAFewGames()
    {
        const auto pages = m_whole.size() / 4096;
        int games = 0;
        int tries = 0;
        for (qsizetype page = 20; page < pages; page += 7) {
            QTemporaryDir folder;
            const auto path = pathIn(folder);
            write(path, QByteArray(m_whole).replace(page * 4096, 4096, QByteArray(4096, '\x5A')));
            games += must(rescue(path, RandomGames::tell)).games;
            ++tries;
        }
        QVERIFY2(games >= tries * Count * 8 / 10, qPrintable(u"%1 of %2"_s.arg(games).arg(tries * Count)));
    }

    /// What was only in the log of a killed program counts too.
    void theLogIsKeptAndRead()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        std::int64_t id = 0;
        QByteArray log;
        QByteArray file;
        {
            auto store = must(Store::open(path));
            id = must(store.createGame(game("a")));
            play(store, id, 0, 30);
            file = bytesOf(path);
            log = bytesOf(path + "-wal");
            QVERIFY(!log.isEmpty());
        }
        write(path, file);
        write(path + "-wal", log);
        const auto rescued = must(rescue(path, {}));
        QCOMPARE(rescued.games, 1);
        QCOMPARE(bytesOf(rescued.kept), file);
        QCOMPARE(bytesOf(rescued.kept + "-wal"), log);
        const auto store = must(Store::open(path));
        QVERIFY(must(store.log(must(store.runningGames()).front().id)) == entries(30));
    }

    void whatAnotherProgramHasOpenIsLeftAlone()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        must(must(Store::open(path)).createGame(game("a")));
        std::array<int, 2> word{};
        QCOMPARE(::pipe(word.data()), 0);
        const auto other = fork();
        if (other == 0) {
            const auto held = must(Store::open(path));
            (void)!::write(word[1], "!", 1);
            pause();
            _exit(0);
        }
        char heard = 0;
        QCOMPARE(::read(word[0], &heard, 1), ssize_t(1));
        const auto bytes = bytesOf(path);
        QCOMPARE(rescue(path, {}).error().code, StoreError::Code::InUse);
        QCOMPARE(restoreBackup(path, path).error().code, StoreError::Code::InUse);
        QCOMPARE(bytesOf(path), bytes);
        QCOMPARE(kill(other, SIGKILL), 0);
        QCOMPARE(waitpid(other, nullptr, 0), other);
        QCOMPARE(must(rescue(path, {})).games, 1);
    }

    void anOldVersionIsRescuedToo()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        sql(path, bytesOf(SOURCE_DIR "/tests/db/schemas/v1.sql").constData());
        const auto rescued = must(rescue(path, RandomGames::tell));
        QCOMPARE(rescued.games, 3);
        QCOMPARE(rescued.lost, 0);
        const auto store = must(Store::open(path, RandomGames::tell));
        QCOMPARE(must(History(store).count({})), 2);
        QCOMPARE(must(store.runningGames()).front().head, 2);
        QCOMPARE(must(store.runningGames()).front().length, 3);
    }

    /// Damage in the middle of a log leaves the actions before it.
    void aLogIsCutWhereItCannotBeRead()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        {
            auto store = must(Store::open(path));
            must(store.replaceLog(must(store.createGame(game("a"))), entries(3000), false, "t"));
        }
        auto bytes = bytesOf(path);
        const auto at = bytes.indexOf(QByteArray::fromStdString(entry(1500).action));
        QVERIFY(at > 0);
        write(path, bytes.replace(at / 4096 * 4096, 4096, QByteArray(4096, '\x5A')));
        QCOMPARE(Store::open(path).error().code, StoreError::Code::Damaged);
        const auto rescued = must(rescue(path, {}));
        QCOMPARE(rescued.games, 1);
        QCOMPARE(rescued.shortened, 1);
        const auto store = must(Store::open(path));
        const auto row = must(store.runningGames()).front();
        QVERIFY(row.head > 1000 && row.head <= 1500);
        QCOMPARE(row.length, row.head);
        QVERIFY(must(store.log(row.id)) == entries(row.head));
    }
};
TALLYSTONE_SUITE(RescueTest)
#include "rescue_test.moc"
