// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "model/json/write.h"
#include "model/record/read.h"
#include "model/record/write.h"
#include "tests/suites.h"

#include <QDir>

/// Whole games, kept as records beside what replaying them must give.
class GamesTest : public QObject
{
    Q_OBJECT

    static QDir folder() { return QDir(QStringLiteral(SOURCE_DIR "/tests/data/stone_age")); }

    static QByteArray contents(const QString &name)
    {
        QFile file(folder().filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

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
        const auto record = readRecord(contents(name).toStdString(), gameRules());
        QVERIFY(record);
        QTEST(int(record->players.size()), "players");
        QTEST(int(record->options.as<Json::Object>()->size()), "options");
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
};
TALLYSTONE_SUITE(GamesTest)
#include "games_test.moc"
