// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/codec.h"
#include "tests/model/goldengames.h"
#include "tests/suites.h"

/// Whole games, kept as records beside what replaying them must give.
class GamesTest : public QObject
{
    Q_OBJECT

    inline static const GameOf<ThroughTheAges::Rules> game{};
    inline static const GoldenGames games{QStringLiteral("through_the_ages"), game};

private Q_SLOTS:
    void thereIsOneForEveryNumberOfPlayers_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("options");
        QTest::addRow("solo-easy-original-lost") << 1 << 1;
        QTest::addRow("solo-easy-original-won") << 1 << 1;
        QTest::addRow("solo-extreme-new-story-rival-first") << 1 << 3;
        QTest::addRow("solo-hard-new-story") << 1 << 2;
        QTest::addRow("solo-medium-new-story-resigned") << 1 << 1;
        QTest::addRow("solo-medium-original-rival-first") << 1 << 1;
        QTest::addRow("two-original") << 2 << 0;
        QTest::addRow("two-original-broken-off") << 2 << 0;
        QTest::addRow("two-new-story") << 2 << 1;
        QTest::addRow("three-new-story") << 3 << 1;
        QTest::addRow("three-new-story-resigned") << 3 << 1;
        QTest::addRow("three-original-leagues") << 3 << 1;
        QTest::addRow("four-original") << 4 << 0;
        QTest::addRow("four-new-story-leagues") << 4 << 2;
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
