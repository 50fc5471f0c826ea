// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/counts.h"
#include "tests/faults/faultydisk.h"
#include "tests/faults/freshfiles.h"
#include "tests/faults/scriptedgame.h"

#include <QtTest/QTest>

using namespace Support;
using FaultyDisk::Fault;

namespace
{
constexpr int ShortGame = 30;
constexpr int LongGame = 120;
}

/// A game on a disk of which one operation fails, each in its turn.
class DiskTest : public QObject
{
    Q_OBJECT

    const int m_steps = Counts::full() ? LongGame : ShortGame;
    /// In haste the games share the operations out.
    const long m_stride = Counts::full() ? 1 : 2 * static_cast<long>(games().size());
    FreshFiles m_files;
    long m_failed = 0;
    long m_lost = 0;

private Q_SLOTS:
    void initTestCase()
    {
        watchConnections();
        FaultyDisk::install();
        FaultyDisk::plan();
        for (const auto &one : games()) {
            ScriptedGame game(dealsOf(one)[1], m_files.next(), m_steps);
            game.play();
            QCOMPARE(game.problems().size(), std::size_t(0));
            QCOMPARE(game.whatIsLost().value_or(""), std::string());
            QVERIFY(FaultyDisk::operations() > 5 * m_steps);
        }
    }

    void nothingIsLost_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<Fault>("fault");
        QTest::addColumn<bool>("forEver");
        for (int i = 0; const auto &game : games()) {
            const auto row = [&](const char *what) -> QTestData & {
                return QTest::addRow("%s, %s", game.folder, what) << i;
            };
            row("an I/O error") << Fault::IoError << false;
            row("I/O errors for ever") << Fault::IoError << true;
            row("no room") << Fault::Full << false;
            row("no room for ever") << Fault::Full << true;
            row("a failed flush") << Fault::FailedSync << false;
            row("failed flushes for ever") << Fault::FailedSync << true;
            ++i;
        }
    }
    void nothingIsLost()
    {
        QFETCH(int, index);
        QFETCH(Fault, fault);
        QFETCH(bool, forEver);
        const auto deal = dealsOf(games()[static_cast<std::size_t>(index)])[1];
        long failed = 0;
        int lost = 0;
        for (long at = index % m_stride;; at += m_stride) {
            const auto file = m_files.next();
            FaultyDisk::plan(fault, at, forEver);
            ScriptedGame game(deal, file, m_steps);
            game.play();
            if (!FaultyDisk::hasFailed()) {
                break;
            }
            ++failed;
            // What could be read after a failed flush need not be on disk.
            if (fault == Fault::FailedSync) {
                FaultyDisk::cutPower(static_cast<unsigned>(at));
            }
            FaultyDisk::plan();
            auto problems = game.problems();
            if (const auto loss = game.whatIsLost()) {
                problems.push_back(*loss);
            }
            for (const auto &problem : problems) {
                qWarning("operation %ld: %s", at, problem.c_str());
            }
            lost += problems.empty() ? 0 : 1;
        }
        m_failed += failed;
        m_lost += lost;
        // However many of them are left out.
        QVERIFY(failed * m_stride > 60);
        QCOMPARE(lost, 0);
    }

    void cleanupTestCase()
    {
        Counts::tell("operations failed", m_failed);
        Counts::tell("lost", m_lost);
    }
};
QTEST_GUILESS_MAIN(DiskTest)
#include "disk_test.moc"
