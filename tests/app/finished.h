// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games.h"
#include "model/record/read.h"

#include <QDir>

/// Games that are over, for tests of what is made from them.
namespace Finished
{
/// One hour east of Greenwich, and no country's own way of writing dates.
inline void fixTheWorld()
{
    qputenv("TZ", "CET-1");
    qputenv("LC_ALL", "C.UTF-8");
}

/// One of the whole games in tests/data: "original-1" of the first game, "stone_age/base-2" of any.
inline Record sample(const QString &name)
{
    const auto path = name.contains(QLatin1Char('/')) ? name : QStringLiteral("bronze_age/") + name;
    QFile file(QStringLiteral(SOURCE_DIR "/tests/data/%1.json").arg(path));
    const auto bytes = file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    return readRecord(bytes, gameRules()).value();
}

inline QStringList sampleNames()
{
    auto names
        = QDir(QStringLiteral(SOURCE_DIR "/tests/data/bronze_age")).entryList({QStringLiteral("*.json")});
    names.replaceInStrings(QStringLiteral(".json"), QString());
    return names;
}

/// Of every game there is.
inline QStringList everySampleName()
{
    QStringList names;
    for (const auto &game : games()) {
        const auto folder = QString::fromLatin1(game.folder);
        const QDir records(QStringLiteral(SOURCE_DIR "/tests/data/") + folder);
        for (const auto &file : records.entryList({QStringLiteral("*.json")})) {
            names << folder + QLatin1Char('/') + QString(file).remove(QStringLiteral(".json"));
        }
    }
    return names;
}

/// A game that is stopped after these actions.
inline Record stopped(const std::vector<std::string> &players, const std::vector<std::string> &actions,
    const QString &edition = QStringLiteral("original"))
{
    std::string names;
    for (const auto &player : players) {
        names += (names.empty() ? "" : ", ") + ("{\"name\": \"" + player + "\"}");
    }
    std::string steps;
    for (const auto &action : actions) {
        steps += action + ", ";
    }
    return readRecord(R"({"format": "tallystone.record", "version": 1,
        "id": "0b0c3a52-9b4f-4c1e-8a37-6f1a2f0b9d11", "game": "bronze-age",
        "options": {"edition": ")"
            + edition.toStdString() + R"("}, "players": [)" + names + R"(],
        "startedAt": "2026-11-15T20:04:00Z", "finishedAt": "2026-11-15T20:49:10Z",
        "actions": [)"
            + steps + R"({"do": "finish", "why": ""}]})",
        gameRules())
        .value();
}

/// Léa and Inès tied behind Marc, Tom last.
inline Record evening()
{
    return stopped({"Léa", "Marc", "Inès", "Tom"},
        {R"({"do": "adjust", "player": 0, "set": {"disasters": 3}, "why": ""})",
            R"({"do": "adjust", "player": 1, "set": {"developments": ["leadership"]}, "why": ""})",
            R"({"do": "adjust", "player": 2, "set": {"disasters": 3}, "why": ""})",
            R"({"do": "adjust", "player": 3, "set": {"disasters": 5}, "why": ""})"});
}
}
