// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/counts.h"
#include "tests/faults/faultydisk.h"
#include "tests/faults/freshfiles.h"
#include "tests/faults/scriptedgame.h"

#include <QtTest/QTest>

using namespace Support;
using FaultyDisk::Fault;

/// The power goes at every operation of a game, and leaves of what was not flushed what it likes.
class PowerTest : public QObject
{
    Q_OBJECT

    const int m_steps = Counts::full() ? 120 : 30;
    const unsigned m_seeds = Counts::full() ? 12 : 3;
    FreshFiles m_files;

    struct Result {
        long cuts = 0;
        long lost = 0;
        std::string first;
    };

    /// At every operation, or one of so many.
    Result cutEverywhere(const Deal &deal, const char *synchronous, unsigned seeds, long stride)
    {
        Result result;
        for (unsigned seed = 0; seed < seeds; ++seed) {
            for (long at = seed % stride;; at += stride) {
                const auto file = m_files.next();
                FaultyDisk::plan(Fault::PowerCut, at);
                ScriptedGame game(deal, file, m_steps, synchronous);
                game.play();
                if (!FaultyDisk::hasFailed()) {
                    break;
                }
                FaultyDisk::cutPower(static_cast<unsigned>(at) * 31 + seed);
                ++result.cuts;
                if (const auto loss = game.whatIsLost()) {
                    ++result.lost;
                    if (result.first.empty()) {
                        result.first = "seed " + std::to_string(seed) + ", operation " + std::to_string(at)
                            + ": " + *loss;
                    }
                }
            }
        }
        return result;
    }

private Q_SLOTS:
    void initTestCase()
    {
        watchConnections();
        FaultyDisk::install();
    }

    void nothingIsLost_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; const auto &game : games()) {
            QTest::newRow(game.folder) << i++;
        }
    }
    void nothingIsLost()
    {
        QFETCH(int, index);
        // In haste the games share the operations out.
        const auto stride = Counts::full() ? 1 : 2 * static_cast<long>(games().size());
        const auto deal = dealsOf(games()[static_cast<std::size_t>(index)])[1];
        const auto result = cutEverywhere(deal, nullptr, m_seeds, stride);
        Counts::tell("power cuts", result.cuts);
        Counts::tell("lost", result.lost);
        QVERIFY(result.cuts > 20L * m_steps / stride);
        QVERIFY2(result.lost == 0, result.first.c_str());
    }

    /// That the disk does lose what is not flushed, and that this test sees it.
    void withoutFlushesMuchIsLost_data()
    {
        QTest::addColumn<QByteArray>("synchronous");
        QTest::newRow("normal") << QByteArray("PRAGMA synchronous = NORMAL");
        QTest::newRow("off") << QByteArray("PRAGMA synchronous = OFF");
    }
    void withoutFlushesMuchIsLost()
    {
        QFETCH(QByteArray, synchronous);
        const auto result = cutEverywhere(dealsOf(games().front())[1], synchronous.constData(), 1, 3);
        qInfo("%ld of %ld cuts lost something, as they must; the first: %s", result.lost, result.cuts,
            result.first.c_str());
        QVERIFY(result.lost > result.cuts / 10);
    }
};
QTEST_GUILESS_MAIN(PowerTest)
#include "power_test.moc"
