// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/codec.h"
#include "tests/model/goldengames.h"
#include "tests/suites.h"

/// Whole games, kept as records beside what replaying them must give.
class GamesTest : public QObject
{
    Q_OBJECT

    inline static const GameOf<RiseOfEmpires::Rules> game{};
    inline static const GoldenGames games{QStringLiteral("rise_of_empires"), game};

private Q_SLOTS:
    void thereIsOneForEveryNumberOfPlayers_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("options");
        QTest::addRow("2-players") << 2 << 1;
        QTest::addRow("2-players-default-regions") << 2 << 0;
        QTest::addRow("3-players") << 3 << 1;
        QTest::addRow("3-players-broken-off") << 3 << 1;
        QTest::addRow("4-players-worked-turn") << 4 << 1;
        QTest::addRow("5-players") << 5 << 1;
    }
    void thereIsOneForEveryNumberOfPlayers()
    {
        const auto record
            = games.record(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral(".json"));
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
