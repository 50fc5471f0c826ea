// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/codec.h"
#include "tests/model/goldengames.h"
#include "tests/suites.h"

/// Whole games, kept as records beside what replaying them must give.
class GamesTest : public QObject
{
    Q_OBJECT

    inline static const GameOf<BronzeAge::Rules> game{};
    inline static const GoldenGames games{QStringLiteral("bronze_age"), game};

private Q_SLOTS:
    void thereIsOneForEveryEditionAndNumberOfPlayers()
    {
        for (const char *edition : {"original", "revised", "late-bronze"}) {
            for (int players = 1; players <= 4; ++players) {
                const auto name = QStringLiteral("%1-%2.json").arg(QLatin1StringView(edition)).arg(players);
                const auto record = games.record(name);
                QVERIFY2(record, qPrintable(name));
                QCOMPARE(int(record->players.size()), players);
                const auto *named = Json::find(*record->options.as<Json::Object>(), "edition");
                QCOMPARE(named ? *named->as<std::string>() : std::string("original"), std::string(edition));
            }
        }
    }

    void replays_data() { games.addRows(); }
    void replays()
    {
        QFETCH(QString, name);
        games.check(name);
    }

    void pointsByRound_data() { replays_data(); }
    void pointsByRound()
    {
        QFETCH(QString, name);
        const auto record = games.record(name).value();
        const auto rounds = game.pointsByRound(record);
        QCOMPARE(int(rounds.size()), game.replay(record, {}).round);
        // The plain way: all that was done before a later round began.
        for (std::size_t round = 0; round < rounds.size(); ++round) {
            int until = 0;
            while (until < int(record.actions.size())
                && game.replay(record, {.until = until}).round <= int(round) + 1) {
                ++until;
            }
            std::vector<int> totals;
            for (const auto &score : game.replay(record, {.until = until}).scores) {
                totals.push_back(score.total);
            }
            QCOMPARE(rounds[round], totals);
        }
    }

    void pointsByRoundEndWhereARuleIsBroken()
    {
        auto record = games.record(QStringLiteral("original-2.json")).value();
        QVERIFY(game.pointsByRound(record).size() > 1);
        record.actions.erase(record.actions.begin());
        QVERIFY(game.pointsByRound(record).empty());
        record.actions.clear();
        QVERIFY(game.pointsByRound(record).empty());
    }
};
TALLYSTONE_SUITE(GamesTest)
#include "games_test.moc"
