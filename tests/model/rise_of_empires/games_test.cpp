// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json/write.h"
#include "model/record/read.h"
#include "model/record/write.h"
#include "model/rise_of_empires/codec.h"
#include "tests/suites.h"

#include <QDir>

/// Whole games, kept as records beside what replaying them must give.
class GamesTest : public QObject
{
    Q_OBJECT

    inline static const GameOf<RiseOfEmpires::Rules> game{};

    static QDir folder() { return QDir(QStringLiteral(SOURCE_DIR "/tests/data/rise_of_empires")); }

    static QByteArray contents(const QString &name)
    {
        QFile file(folder().filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static auto read(const QByteArray &bytes)
    {
        const std::array<const Game *, 1> games = {&game};
        return readRecord(bytes.toStdString(), games);
    }

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
            = read(contents(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral(".json")));
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
        const auto bytes = contents(name);
        const auto record = read(bytes);
        QVERIFY(record);
        QCOMPARE(QByteArray::fromStdString(writeRecord(*record)), bytes);
        const auto replay = game.replay(*record, {.withLog = true});
        QVERIFY(replay.over);
        QVERIFY(!replay.refusal);
        QCOMPARE(replay.abandoned, name.contains(QStringLiteral("broken-off")));
        auto object = toJson(replay, *record, {});
        object.push_back({"log", replay.log});
        QCOMPARE(
            QByteArray::fromStdString(Json::write(object)), contents(QStringLiteral("expected/") + name));
    }
};
TALLYSTONE_SUITE(GamesTest)
#include "games_test.moc"
