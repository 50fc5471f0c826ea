// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/codec.h"
#include "tests/model/goldengames.h"
#include "tests/suites.h"

/// Whole games, kept as records beside what replaying them must give.
class GamesTest : public QObject
{
    Q_OBJECT

    inline static const GameOf<StoneAge::Rules> game{};
    inline static const GoldenGames games{QStringLiteral("stone_age"), game};

private Q_SLOTS:
    void thereIsOneForEveryNumberOfPlayers_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("options");
        for (int players = 2; players <= 5; ++players) {
            if (players < 5) {
                QTest::addRow("base-%d", players) << players << 0;
            }
            QTest::addRow("expansion-%d", players) << players << 1;
        }
        QTest::addRow("bonus-2") << 2 << 2;
        QTest::addRow("bonus-5") << 5 << 2;
    }
    void thereIsOneForEveryNumberOfPlayers()
    {
        const auto name = QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral(".json");
        const auto record = games.record(name);
        QVERIFY(record);
        QTEST(int(record->players.size()), "players");
        QTEST(int(record->options.as<Json::Object>()->size()), "options");
    }

    void replays_data() { games.addRows(); }
    void replays()
    {
        QFETCH(QString, name);
        games.check(name);
    }
};
TALLYSTONE_SUITE(GamesTest)
#include "games_test.moc"
