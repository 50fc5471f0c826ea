// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json/write.h"
#include "model/record/read.h"
#include "model/record/write.h"
#include "model/sheet/codec.h"
#include "tests/suites.h"

#include <QDir>

/// Whole games on the sheets that come with the app, kept as records beside what replaying them must give.
class GamesTest : public QObject
{
    Q_OBJECT

    inline static const GameOf<OwnSheet::Rules> game{};

    static QDir folder() { return QDir(QStringLiteral(SOURCE_DIR "/tests/data/sheet")); }
    static QDir sheets() { return QDir(QStringLiteral(SOURCE_DIR "/app/sheets")); }

    static QByteArray contents(const QDir &folder, const QString &name)
    {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static auto read(const QByteArray &bytes)
    {
        const std::array<const Game *, 1> games = {&game};
        return readRecord(bytes.toStdString(), games);
    }

    static void addFiles(const QDir &folder)
    {
        QTest::addColumn<QString>("name");
        for (const auto &name : folder.entryList({QStringLiteral("*.json")})) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }

private Q_SLOTS:
    void thereAreTwelveSheetsAndAGameOnEach()
    {
        const auto all = sheets().entryList({QStringLiteral("*.json")});
        QCOMPARE(all.size(), 12);
        for (const auto &name : all) {
            QVERIFY2(folder().exists(name), qPrintable(name));
        }
    }

    void replays_data() { addFiles(folder()); }
    void replays()
    {
        QFETCH(QString, name);
        const auto bytes = contents(folder(), name);
        const auto record = read(bytes);
        QVERIFY(record);
        QCOMPARE(QByteArray::fromStdString(writeRecord(*record)), bytes);
        const auto replay = game.replay(*record, {.withLog = true});
        QVERIFY(replay.over);
        QVERIFY(!replay.refusal);
        auto object = toJson(replay, *record, {});
        object.push_back({"log", replay.log});
        QCOMPARE(QByteArray::fromStdString(Json::write(object)),
            contents(folder(), QStringLiteral("expected/") + name));
    }
};
TALLYSTONE_SUITE(GamesTest)
#include "games_test.moc"
