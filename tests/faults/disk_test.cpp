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
    FreshFiles m_files;
    long m_failed = 0;
    long m_lost = 0;

private Q_SLOTS:
    void initTestCase()
    {
        watchConnections();
        FaultyDisk::install();
        FaultyDisk::plan();
        ScriptedGame game(m_files.next(), m_steps);
        game.play();
        QCOMPARE(game.problems().size(), std::size_t(0));
        QCOMPARE(game.whatIsLost().value_or(""), std::string());
        QVERIFY(FaultyDisk::operations() > 5 * m_steps);
    }

    void nothingIsLost_data()
    {
        QTest::addColumn<Fault>("fault");
        QTest::addColumn<bool>("forEver");
        QTest::newRow("an I/O error") << Fault::IoError << false;
        QTest::newRow("I/O errors for ever") << Fault::IoError << true;
        QTest::newRow("no room") << Fault::Full << false;
        QTest::newRow("no room for ever") << Fault::Full << true;
        QTest::newRow("a failed flush") << Fault::FailedSync << false;
        QTest::newRow("failed flushes for ever") << Fault::FailedSync << true;
    }
    void nothingIsLost()
    {
        QFETCH(Fault, fault);
        QFETCH(bool, forEver);
        long at = 0;
        int lost = 0;
        for (;; ++at) {
            const auto file = m_files.next();
            FaultyDisk::plan(fault, at, forEver);
            ScriptedGame game(file, m_steps);
            game.play();
            if (!FaultyDisk::hasFailed()) {
                break;
            }
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
        m_failed += at;
        m_lost += lost;
        QVERIFY(at > 10);
        QCOMPARE(lost, 0);
    }

    void cleanupTestCase()
    {
        Counts::tell("operations failed", m_failed);
        Counts::tell("lost", m_lost);
    }
};
QTEST_APPLESS_MAIN(DiskTest)
#include "disk_test.moc"
