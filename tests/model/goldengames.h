// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/json/write.h"
#include "model/record/read.h"
#include "model/record/write.h"

#include <QDir>
#include <QTest>

/// Whole games in a folder of tests/data, kept as records beside what replaying them must give.
class GoldenGames
{
public:
    GoldenGames(const QString &folder, const Game &game)
        : m_folder(QStringLiteral(SOURCE_DIR "/tests/data/") + folder)
        , m_games{&game}
    {
    }

    QStringList names() const { return m_folder.entryList({QStringLiteral("*.json")}); }
    /// A row of a test for each.
    void addRows() const
    {
        QTest::addColumn<QString>("name");
        for (const auto &name : names()) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }

    auto record(const QString &name) const { return readRecord(contents(name).toStdString(), m_games); }

    /// It is written as it was read, and ends as it should, each action with its events.
    void check(const QString &name) const
    {
        const auto played = record(name);
        QVERIFY(played);
        QCOMPARE(QByteArray::fromStdString(writeRecord(*played)), contents(name));
        const auto replay = m_games.front()->replay(*played, {.withLog = true});
        QVERIFY(replay.over);
        QVERIFY(!replay.refusal);
        QCOMPARE(replay.abandoned, name.contains(QStringLiteral("broken-off")));
        // The final object, and then a line for each action.
        auto lines = Json::writeCompact(toJson(replay, *played, {}));
        for (const auto &entry : replay.log) {
            lines += '\n' + Json::writeCompact(entry);
        }
        const auto expected = contents(QStringLiteral("expected/") + name + QLatin1Char('l'));
        QCOMPARE(QByteArray::fromStdString(lines + '\n').split('\n'), expected.split('\n'));
    }

private:
    QByteArray contents(const QString &name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QDir m_folder;
    std::array<const Game *, 1> m_games;
};
