// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/finger.h"
#include "tests/app/stonetables.h"
#include "tests/suites.h"

/// Games of Stone Age by a finger that touches anything. TALLYSTONE_FINGERS is how many games of each kind.
class StoneFingerTest : public StoneTables
{
    Q_OBJECT

    static int games()
    {
        bool given = false;
        const int wanted = qEnvironmentVariableIntValue("TALLYSTONE_FINGERS", &given);
        return given ? wanted : 2;
    }

private Q_SLOTS:
    void stoneAge_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("expansion");
        QTest::newRow("2 players") << 2 << false;
        QTest::newRow("3 players, rich") << 3 << false;
        QTest::newRow("2 players with the expansion") << 2 << true;
        QTest::newRow("5 players with the expansion") << 5 << true;
    }
    void stoneAge()
    {
        QFETCH(int, players);
        QFETCH(bool, expansion);
        constexpr int Touches = 250;
        for (int game = 0; game < games(); ++game) {
            deal({.players = players, .expansion = expansion, .bonusTiles = expansion && game % 2 == 0});
            // So that there is something to buy with.
            for (int seat = 0; players > 2 && seat < players; ++seat) {
                for (const auto *figure : {"wood", "clay", "stone", "gold", "tool-1"}) {
                    set(QString::fromLatin1(figure), 4, seat);
                }
            }
            m_table.reset();
            Finger finger(*m_store, m_id, Tables::clock, static_cast<unsigned>(players * 10'000 + game));
            const auto wrong = finger.play(Touches);
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("game %1: ").arg(game) + wrong));
            QVERIFY(finger.table().head() > 5);
        }
    }
};
TALLYSTONE_SUITE(StoneFingerTest)
#include "stonefinger_test.moc"
