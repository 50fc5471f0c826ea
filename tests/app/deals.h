// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games.h"
#include "db/store.h"
#include "model/json/write.h"
#include "model/record/read.h"

#include <QDir>

#include <array>

/// A table to play any game at: what was agreed on, and how many sit there.
struct Deal {
    QString name;
    std::string game;
    std::string options;
    int players = 0;
};

/// As each whole game of tests/data had it; for a game without any, each number of players.
inline std::vector<Deal> dealsOf(const GameEntry &game)
{
    std::vector<Deal> deals;
    const std::string id(game.rules->id());
    const QDir records(QStringLiteral(SOURCE_DIR "/tests/data/") + QLatin1String(game.folder));
    for (const auto &info : records.entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        QFile file(info.filePath());
        if (!file.open(QIODevice::ReadOnly)) {
            qFatal("no %s", qPrintable(info.filePath()));
        }
        const auto record = readRecord(file.readAll().toStdString(), gameRules()).value();
        deals.push_back({info.baseName(), id, Json::writeCompact(record.options),
            static_cast<int>(record.players.size())});
    }
    for (int players = game.rules->minPlayers(); !records.exists() && players <= game.rules->maxPlayers();
         ++players) {
        deals.push_back({QStringLiteral("%1 players").arg(players), id, "{}", players});
    }
    return deals;
}

/// The same for every game there is.
inline std::vector<Deal> allDeals()
{
    std::vector<Deal> deals;
    for (const auto &game : games()) {
        for (auto &deal : dealsOf(game)) {
            deals.push_back(std::move(deal));
        }
    }
    return deals;
}

inline GameRow rowOf(const Deal &deal)
{
    constexpr std::array Names
        = {"Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ida", "Jon", "Kim", "Lou"};
    constexpr std::array Colours = {"murex", "lapis", "saffron", "malachite", "madder", "basalt"};
    GameRow row{.uuid = "7d444840-9dc0-11d1-b245-5ffdce74fad2",
        .game = deal.game,
        .options = deal.options,
        .startedAt = "2026-11-15T20:00:00Z",
        .touchedAt = "2026-11-15T20:00:00Z"};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(deal.players); ++seat) {
        row.seats.push_back({Names[seat], Colours[seat % Colours.size()]});
    }
    return row;
}
