// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rescue.h"

#include "db/copying.h"
#include "db/damagedfile.h"
#include "db/derived.h"
#include "db/logs.h"
#include "db/query.h"
#include "db/replacement.h"
#include "db/rows.h"
#include "db/transactions.h"

#include <algorithm>
#include <filesystem>

namespace fs = std::filesystem;

namespace
{
void copyIfThere(const std::string &from, const std::string &to, const GoOn &goOn)
{
    if (fs::exists(from)) {
        copyBytes(from, to, goOn);
    }
}

void keepPlayers(Connection &connection, const DamagedFile &damaged)
{
    for (const auto &[id, player] : damaged.players()) {
        Query(
            connection.statement("INSERT OR IGNORE INTO player (name, colour, played_at, played_seat, hidden)"
                                 " VALUES (?, ?, ?, ?, ?)"),
            player.name, player.colour, player.playedAt, player.playedSeat, player.hidden)
            .run();
    }
}

void keepMemories(Connection &connection, const DamagedFile &damaged)
{
    for (const auto &[game, memo, count, usedAt] : damaged.memories()) {
        Query(connection.statement("INSERT OR IGNORE INTO memory (game, kind, text, count, used_at)"
                                   " VALUES (?, ?, ?, ?, ?)"),
            game, memo.kind, memo.text, count, usedAt)
            .run();
    }
}

/// Of a sheet whose own row is lost the latest version counts.
void keepSheets(Connection &connection, const DamagedFile &damaged)
{
    const auto keep = [&](const DamagedSheet &sheet) {
        Query(
            connection.statement("INSERT OR IGNORE INTO sheet (game, id, current, head, removed_at, settings)"
                                 " VALUES (?, ?, ?, 0, ?, ?)"),
            sheet.game, sheet.id, sheet.current, sheet.removedAt, sheet.settings)
            .run();
    };
    for (const auto &sheet : damaged.sheets()) {
        keep(sheet);
    }
    for (const auto &version : damaged.versions()) {
        keep({version.game, version.id, 0, {}, {}});
        Query(connection.statement(
                  "INSERT OR IGNORE INTO sheet_version (game, id, version, text, made_at, shared)"
                  " VALUES (?, ?, ?, ?, ?, ?)"),
            version.game, version.id, version.version, version.text, version.madeAt, version.shared)
            .run();
    }
    Query(connection.statement(
              "UPDATE sheet SET current = coalesce((SELECT max(version) FROM sheet_version AS v"
              " WHERE v.game = sheet.game AND v.id = sheet.id), 0)"
              " WHERE NOT EXISTS (SELECT 1 FROM sheet_version AS v WHERE v.game = sheet.game"
              " AND v.id = sheet.id AND v.version = sheet.current)"))
        .run();
}

/// A game whose end is among what is lost goes on.
void keepGame(Connection &connection, DamagedGame game, Tallies &tallies)
{
    auto &row = game.row;
    row.over = row.over && game.log.size() >= static_cast<std::size_t>(row.head);
    const auto id = Rows::insertGame(connection, row);
    int seq = 0;
    for (const auto &entry : game.log) {
        Logs::insert(connection, id, seq++, entry);
    }
    Query(connection.statement("UPDATE game SET head = ?, finished_at = ? WHERE id = ?"),
        std::min(row.head, seq), row.over ? row.finishedAt : std::string(), id)
        .run();
    Derived::enter(connection, id, tallies);
}

bool isThere(Connection &connection, const std::string &uuid)
{
    Query query(connection.statement("SELECT 1 FROM game WHERE uuid = ?"), uuid);
    return query.next();
}

Rescued takeOver(Connection &connection, const DamagedFile &damaged, const GoOn &goOn)
{
    Rescued rescued;
    Tallies tallies;
    keepPlayers(connection, damaged);
    keepMemories(connection, damaged);
    keepSheets(connection, damaged);
    const auto games = damaged.games();
    for (std::size_t done = 0; const auto id : games) {
        askToGoOn(goOn, done++, games.size());
        auto game = damaged.game(id);
        if (!game || isThere(connection, game->row.uuid)) {
            ++rescued.lost;
            continue;
        }
        ++rescued.games;
        rescued.shortened += game->log.size() < static_cast<std::size_t>(game->row.head) ? 1 : 0;
        keepGame(connection, std::move(*game), tallies);
    }
    tallies.flush(connection);
    Logs::packFinished(connection);
    return rescued;
}
}

Stored<Rescued> rescue(const std::string &path, const Teller &teller, const GoOn &goOn)
{
    const auto copy = path + ".reading";
    const auto fresh = path + ".rescued";
    const auto prepared = withoutExceptions(nullptr, [&] {
        requireFree(path);
        removeStore(copy);
        removeStore(fresh);
        for (const char *end : {"", "-wal", "-journal"}) {
            copyIfThere(path + end, copy + end, goOn);
        }
        return std::monostate();
    });
    auto store = prepared ? Store::open(fresh, teller) : tl::unexpected(prepared.error());
    auto rescued = store ? writing(store->connection(),
                       [&](Connection &connection) { return takeOver(connection, DamagedFile(copy), goOn); })
                         : tl::unexpected(store.error());
    store = tl::unexpected(StoreError{}); // closes it
    return withoutExceptions(nullptr, [&] {
        removeStore(copy);
        if (!rescued) {
            removeStore(fresh);
            throw rescued.error();
        }
        settleFile(fresh, readyFor(path));
        rescued->kept = finishReplacement(path);
        return *rescued;
    });
}
