// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/checkup.h"
#include "db/exchange.h"
#include "db/history.h"
#include "db/rescue.h"
#include "tests/db/privatemounts.h"
#include "tests/db/randomgames.h"
#include "tests/db/support.h"
#include "tests/faults/counts.h"
#include "tests/faults/freshfiles.h"

#include <QLoggingCategory>
#include <QtTest/QTest>

#include <random>

using namespace Support;
using Code = StoreError::Code;

namespace
{
constexpr qsizetype Page = 4096;
constexpr unsigned Half = 6;
}

/// Files that something else has spoilt. Whatever it is: no crash; refused with the reason and not a byte
/// changed, or opened; and what is rescued is sound, the spoilt file kept as it was.
class FilesTest : public QObject
{
    Q_OBJECT

    FreshFiles m_files;
    QByteArray m_whole;
    std::vector<Record> m_records;
    /// An earlier state, as a kill leaves it.
    QByteArray m_earlier;
    QByteArray m_earlierLog;
    long m_spoilt = 0;
    int m_refused = 0;
    int m_unnoticed = 0;

    static std::vector<Record> recordsIn(Store &store) { return must(Exchange(store).records()); }

    void rescueFrom(const std::string &path, const QByteArray &bytes)
    {
        const auto rescued = rescue(path, RandomGames::tell);
        if (!rescued) {
            QCOMPARE(bytesOf(path), bytes);
            return;
        }
        QCOMPARE(bytesOf(rescued->kept), bytes);
        const auto store = must(Store::open(path, RandomGames::tell));
        QVERIFY(must(checkUp(store)).healthy());
    }

    /// True if it was refused.
    bool tryFile(const QByteArray &bytes, const QByteArray &log = {})
    {
        ++m_spoilt;
        const auto path = m_files.next();
        write(path, bytes);
        if (!log.isEmpty()) {
            write(path + "-wal", log);
        }
        {
            auto store = Store::open(path, RandomGames::tell);
            if (store) {
                const auto found = checkUp(*store);
                const auto records = Exchange(*store).records();
                const auto pages = History(*store).page({}, 100);
                const bool noticed = !found || !found->healthy() || !records || !pages;
                m_unnoticed += noticed || *records == m_records ? 0 : 1;
                return false;
            }
            [&] { QVERIFY2(store.error().code != Code::Full, store.error().detail.c_str()); }();
        }
        ++m_refused;
        [&] {
            QCOMPARE(bytesOf(path), bytes);
            QCOMPARE(bytesOf(path + "-wal"), log);
        }();
        if (m_refused % 8 == 0) {
            rescueFrom(path, bytes);
        }
        return true;
    }

private Q_SLOTS:
    void initTestCase()
    {
        // Qt says of every packed log that it is spoilt.
        QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false"));
        const auto path = m_files.next();
        {
            auto store = must(Store::open(path, RandomGames::tell));
            must(Exchange(store).import(RandomGames::games(900, Half), RandomGames::colours));
            m_earlier = bytesOf(path);
            m_earlierLog = bytesOf(path + "-wal");
            must(Exchange(store).import(RandomGames::games(950, Half), RandomGames::colours));
            play(store, must(store.createGame(game("running"))), 0, 40);
            m_records = recordsIn(store);
        }
        m_whole = bytesOf(path);
        QVERIFY(m_earlierLog.size() > Page);
        QVERIFY(m_whole.size() > 20 * Page);
        QVERIFY(!tryFile(m_whole));
        QCOMPARE(m_unnoticed, 0);
    }

    void flippedBits()
    {
        const int flips = Counts::full() ? 20'000 : 600;
        std::mt19937 random(1);
        for (int i = 0; i < flips; ++i) {
            auto bytes = m_whole;
            // One bit, or a few close together; a third of them where SQLite keeps its own accounts.
            const auto page = static_cast<qsizetype>(random() % static_cast<unsigned>(m_whole.size() / Page));
            const auto at = page * Page + (i % 3 == 0 ? random() % 100 : random() % Page);
            for (unsigned bit = 0; bit < 1 + random() % 3; ++bit) {
                auto &byte = bytes[std::min<qsizetype>(at + static_cast<qsizetype>(bit), bytes.size() - 1)];
                byte = static_cast<char>(byte ^ (1 << (random() % 8)));
            }
            tryFile(bytes);
        }
        qInfo("of %d flips %d were refused; %d of all changed a text and nothing could tell", flips,
            m_refused, m_unnoticed);
        QVERIFY(m_refused > flips / 20);
    }

    void swappedPages()
    {
        const int swaps = Counts::full() ? 5'000 : 150;
        const auto pages = static_cast<unsigned>(m_whole.size() / Page);
        std::mt19937 random(2);
        int refused = 0;
        for (int i = 0; i < swaps; ++i) {
            const auto first = static_cast<qsizetype>(random() % pages) * Page;
            const auto second = static_cast<qsizetype>(random() % pages) * Page;
            auto bytes = m_whole;
            bytes.replace(first, Page, m_whole.mid(second, Page))
                .replace(second, Page, m_whole.mid(first, Page));
            refused += tryFile(bytes) ? 1 : 0;
        }
        QVERIFY2(refused > swaps * 3 / 4, qPrintable(QString::number(refused)));
    }

    void logsOfOtherTimes()
    {
        // Of the same time, it is what a kill leaves.
        const auto path = m_files.next();
        write(path, m_earlier);
        write(path + "-wal", m_earlierLog);
        {
            auto store = must(Store::open(path, RandomGames::tell));
            QVERIFY(must(checkUp(store)).healthy());
            QCOMPARE(recordsIn(store).size(), std::size_t(Half));
        }
        // Older than the file, cut anywhere, of no file at all.
        tryFile(m_whole, m_earlierLog);
        for (int part = 1; part < 16; ++part) {
            tryFile(m_whole, m_earlierLog.first(m_earlierLog.size() * part / 16));
            tryFile(m_earlier, m_earlierLog.first(m_earlierLog.size() * part / 16));
        }
        const auto unnoticed = m_unnoticed;
        QVERIFY(!tryFile(m_whole, QByteArray(3 * Page, 'x')));
        QVERIFY(!tryFile(m_whole, QByteArray(m_earlierLog).replace(16, 8, "otherone")));
        QCOMPARE(m_unnoticed, unnoticed);
    }

    void whatIsNoStore()
    {
        const auto refusedAs = [&](const std::string &path) {
            ++m_spoilt;
            const auto store = Store::open(path, RandomGames::tell);
            return store ? -1 : static_cast<int>(store.error().code);
        };
        const auto foreign = m_files.next();
        sql(foreign, "PRAGMA journal_mode = WAL; CREATE TABLE t (a); INSERT INTO t VALUES (1)");
        const auto bytes = bytesOf(foreign);
        QCOMPARE(refusedAs(foreign), static_cast<int>(Code::Foreign));
        QCOMPARE(bytesOf(foreign), bytes);
        const auto folder = m_files.next();
        QVERIFY(QDir().mkpath(QString::fromStdString(folder)));
        QCOMPARE(refusedAs(folder), static_cast<int>(Code::Unavailable));
        QCOMPARE(refusedAs("/proc/version"), static_cast<int>(Code::Unavailable));
    }

    void aReadOnlyPlace()
    {
        const QTemporaryDir folder;
        const PrivateMount mount(folder.path());
        write(pathIn(folder), m_whole);
        if (!mount.makeReadOnly()) {
            QSKIP("needs a mount of its own");
        }
        ++m_spoilt;
        QCOMPARE(Store::open(pathIn(folder), RandomGames::tell).error().code, Code::ReadOnly);
        QCOMPARE(bytesOf(pathIn(folder)), m_whole);
        QCOMPARE(rescue(pathIn(folder), RandomGames::tell).error().code, Code::Unavailable);
        QCOMPARE(bytesOf(pathIn(folder)), m_whole);
    }

    void cleanupTestCase() { Counts::tell("files spoilt", m_spoilt); }
};

int main(int argc, char *argv[])
{
    PrivateMount::separate();
    FilesTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "files_test.moc"
