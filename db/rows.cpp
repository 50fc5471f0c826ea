// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rows.h"

#include "db/colours.h"
#include "db/connection.h"
#include "db/query.h"

namespace Rows
{
void require(bool condition, const char *detail)
{
    if (!condition) {
        throw StoreError{StoreError::Code::Unavailable, detail};
    }
}

Standing standingOf(Connection &connection, std::int64_t game)
{
    Query query(connection.statement("SELECT head, length, over FROM game_row WHERE id = ?"), game);
    require(query.next(), "no such game");
    return {query.count(0), query.count(1), query.count(2) != 0};
}

void moveTo(Connection &connection, std::int64_t game, const Standing &from, int head, bool over,
    const std::string &draft, const std::string &at)
{
    if (!from.over && !over) {
        // Nearly always: leaves every index alone.
        Query(connection.statement("UPDATE game SET head = ?, touched_at = ?, draft = ? WHERE id = ?"), head,
            at, draft, game)
            .run();
        return;
    }
    Query(connection.statement(
              "UPDATE game SET head = ?1, touched_at = ?2, draft = ?3, over = ?4, finished_at ="
              " CASE WHEN ?4 = 0 THEN '' WHEN over = 1 THEN finished_at ELSE ?2 END"
              " WHERE id = ?5"),
        head, at, draft, over, game)
        .run();
}

std::int64_t insertGame(Connection &connection, const GameRow &game)
{
    Query(connection.statement("INSERT INTO game (uuid, game, options, over, started_at, touched_at,"
                               " finished_at, draft, place, note) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        game.uuid, game.game, game.options, game.over, game.startedAt,
        game.touchedAt.empty() ? game.startedAt : game.touchedAt, game.finishedAt, game.draft, game.place,
        game.note)
        .run();
    const std::int64_t id = connection.database().getLastInsertRowid();
    int number = 0;
    for (const auto &seat : game.seats) {
        sitDown(connection, id, number++, seat, game.startedAt);
    }
    return id;
}

void sitDown(Connection &connection, std::int64_t game, int number, const Seat &seat, const std::string &at)
{
    const auto colour = Colours::whole(seat.colour);
    // A colour is given once. An old game that comes in later does not change what is remembered of a newer
    // one.
    Query(connection.statement("INSERT INTO player (name, colour, played_at, played_seat) VALUES (?, ?, ?, ?)"
                               " ON CONFLICT (name) DO UPDATE SET"
                               " played_at = excluded.played_at, played_seat = excluded.played_seat"
                               " WHERE excluded.played_at >= played_at"),
        seat.name, colour, at, number)
        .run();
    Query(connection.statement("INSERT INTO seat (game, number, player, colour)"
                               " SELECT ?, ?, id, ? FROM player WHERE name = ?"),
        game, number, colour, seat.name)
        .run();
}

void remember(
    Connection &connection, const std::string &game, std::span<const Memo> memos, const std::string &at)
{
    for (const auto &memo : memos) {
        Query(connection.statement("INSERT INTO memory (game, kind, text, count, used_at)"
                                   " VALUES (?, ?, ?, 1, ?) ON CONFLICT DO UPDATE SET"
                                   " count = count + 1, used_at = max(used_at, excluded.used_at)"),
            game, memo.kind, memo.text, at)
            .run();
    }
}

static std::vector<Seat> seatsOf(Connection &connection, std::int64_t game)
{
    Query query(connection.statement("SELECT player.name, player.colour, seat.colour FROM seat"
                                     " JOIN player ON player.id = seat.player"
                                     " WHERE seat.game = ? ORDER BY seat.number"),
        game);
    std::vector<Seat> seats;
    std::vector<Colours::Claim> claims;
    while (query.next()) {
        seats.push_back({query.text(0), {}});
        claims.push_back({query.text(1), query.text(2)});
    }
    const auto colours = Colours::shown(claims);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        seats[seat].colour = colours[seat];
    }
    return seats;
}

std::vector<std::int64_t> idsOf(Query &&query)
{
    std::vector<std::int64_t> ids;
    while (query.next()) {
        ids.push_back(query.number(0));
    }
    return ids;
}

std::vector<GameRow> gamesOf(Connection &connection, Query &&query)
{
    std::vector<GameRow> games;
    while (query.next()) {
        games.push_back({.id = query.number(0),
            .uuid = query.text(1),
            .game = query.text(2),
            .options = query.text(3),
            .seats = {},
            .head = query.count(4),
            .length = query.count(5),
            .over = query.count(6) != 0,
            .startedAt = query.text(7),
            .touchedAt = query.text(8),
            .finishedAt = query.text(9),
            .draft = query.text(10),
            .place = query.text(11),
            .note = query.text(12)});
    }
    for (auto &game : games) {
        game.seats = seatsOf(connection, game.id);
    }
    return games;
}

std::optional<GameRow> gameIn(Connection &connection, std::int64_t id)
{
    auto games = gamesOf(connection, Query(connection.statement("SELECT * FROM game_row WHERE id = ?"), id));
    return games.empty() ? std::nullopt : std::optional(std::move(games.front()));
}
}
