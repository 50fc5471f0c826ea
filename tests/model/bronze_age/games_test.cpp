// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "model/json/parse.h"
#include "model/json/write.h"
#include "model/record/read.h"
#include "model/record/write.h"
#include "tests/suites.h"

#include <QDir>

/// Whole games, kept as records beside what replaying them must give.
class GamesTest : public QObject
{
    Q_OBJECT

    static QDir folder() { return QDir(QStringLiteral(SOURCE_DIR "/tests/data/bronze_age")); }

    static QByteArray contents(const QString &name)
    {
        QFile file(folder().filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void thereIsOneForEveryEditionAndNumberOfPlayers()
    {
        for (const char *edition : {"original", "revised", "late-bronze"}) {
            for (int players = 1; players <= 4; ++players) {
                const auto name = QStringLiteral("%1-%2.json").arg(QLatin1StringView(edition)).arg(players);
                const auto record = readRecord(contents(name).toStdString(), gameRules());
                QVERIFY2(record, qPrintable(name));
                QCOMPARE(int(record->players.size()), players);
                const auto *named = Json::find(*record->options.as<Json::Object>(), "edition");
                QCOMPARE(named ? *named->as<std::string>() : std::string("original"), std::string(edition));
            }
        }
    }

    void replays_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto &name : folder().entryList({QStringLiteral("*.json")})) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void replays()
    {
        QFETCH(QString, name);
        const auto bytes = contents(name).toStdString();
        const auto record = readRecord(bytes, gameRules());
        QVERIFY(record);
        QCOMPARE(QByteArray::fromStdString(writeRecord(*record)), QByteArray::fromStdString(bytes));
        const auto replay = entryFor(*record).rules->replay(*record, {.withLog = true});
        QVERIFY(replay.over);
        QVERIFY(!replay.refusal);
        auto object = toJson(replay, *record, {});
        object.push_back({"log", replay.log});
        QCOMPARE(
            QByteArray::fromStdString(Json::write(object)), contents(QStringLiteral("expected/") + name));
    }

    void pointsByRound_data() { replays_data(); }
    void pointsByRound()
    {
        QFETCH(QString, name);
        const auto record = readRecord(contents(name).toStdString(), gameRules()).value();
        const auto &rules = *entryFor(record).rules;
        const auto rounds = rules.pointsByRound(record);
        QCOMPARE(int(rounds.size()), rules.replay(record, {}).round);
        // The plain way: all that was done before a later round began.
        for (std::size_t round = 0; round < rounds.size(); ++round) {
            int until = 0;
            while (until < int(record.actions.size())
                && rules.replay(record, {.until = until}).round <= int(round) + 1) {
                ++until;
            }
            std::vector<int> totals;
            for (const auto &score : rules.replay(record, {.until = until}).scores) {
                totals.push_back(score.total);
            }
            QCOMPARE(rounds[round], totals);
        }
    }

    void pointsByRoundEndWhereARuleIsBroken()
    {
        auto record
            = readRecord(contents(QStringLiteral("original-2.json")).toStdString(), gameRules()).value();
        QVERIFY(entryFor(record).rules->pointsByRound(record).size() > 1);
        record.actions.erase(record.actions.begin());
        QVERIFY(entryFor(record).rules->pointsByRound(record).empty());
        record.actions.clear();
        QVERIFY(entryFor(record).rules->pointsByRound(record).empty());
    }
};
TALLYSTONE_SUITE(GamesTest)
#include "games_test.moc"
