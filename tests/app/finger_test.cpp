// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/finger.h"
#include "tests/app/tables.h"
#include "tests/suites.h"

using namespace BronzeAge;

/// Whole games by a finger that touches anything. TALLYSTONE_FINGERS is how many games of each kind.
class FingerTest : public QObject
{
    Q_OBJECT

    static int games()
    {
        bool given = false;
        const int wanted = qEnvironmentVariableIntValue("TALLYSTONE_FINGERS", &given);
        return given ? wanted : 2;
    }

private Q_SLOTS:
    void bronzeAge_data()
    {
        QTest::addColumn<int>("edition");
        QTest::addColumn<int>("players");
        QTest::newRow("alone") << static_cast<int>(Edition::Original) << 1;
        QTest::newRow("original, 2 players") << static_cast<int>(Edition::Original) << 2;
        QTest::newRow("revised, 3 players") << static_cast<int>(Edition::Revised) << 3;
        QTest::newRow("late, 4 players") << static_cast<int>(Edition::LateBronze) << 4;
    }
    void bronzeAge()
    {
        QFETCH(int, edition);
        QFETCH(int, players);
        constexpr int Touches = 300;
        for (int game = 0; game < games(); ++game) {
            auto store = Store::open(":memory:").value();
            auto setup = setupFor(static_cast<Edition>(edition), players);
            setup.trade = players > 1;
            const auto id = Tables::create(store, setup);
            Finger finger(store, id, Tables::clock, static_cast<unsigned>(edition * 10'000 + game));
            const auto wrong = finger.play(Touches);
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("game %1: ").arg(game) + wrong));
            QVERIFY(finger.table().head() > 5);
        }
    }
};

TALLYSTONE_SUITE(FingerTest)
#include "finger_test.moc"
