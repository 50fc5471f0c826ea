// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json/write.h"
#include "model/record/read.h"
#include "model/record/write.h"
#include "model/through_the_ages/codec.h"
#include "tests/suites.h"

#include <QDir>

/// Whole games, kept as records beside what replaying them must give.
class GamesTest : public QObject
{
    Q_OBJECT

    inline static const GameOf<ThroughTheAges::Rules> game{};

    static QDir folder() { return QDir(QStringLiteral(SOURCE_DIR "/tests/data/through_the_ages")); }

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
