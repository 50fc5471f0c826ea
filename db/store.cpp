// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store.h"

#include "db/attempt.h"
#include "db/connection.h"
#include "db/query.h"
#include "db/rows.h"

#include <algorithm>

using namespace Rows;

namespace
{
template<typename Work>
auto read(Connection &connection, Work work)
{
    return attempt(connection.database().getHandle(), [&] { return work(connection); });
}

template<typename Work>
auto transact(Connection &connection, Work work)
{
    return read(
        connection, [&](Connection &) { return connection.transact([&] { return work(connection); }); });
}
}

Store::Store(std::unique_ptr<Connection> connection)
    : m_connection(std::move(connection))
{
}
Store::Store(Store &&) noexcept = default;
Store &Store::operator=(Store &&) noexcept = default;
Store::~Store() = default;

Stored<Store> Store::open(const std::string &path)
{
    auto opened = attempt(nullptr, [&] { return std::make_unique<Connection>(path); });
    if (!opened) {
        return tl::unexpected(opened.error());
    }
    return attempt((*opened)->database().getHandle(), [&] {
        (*opened)->settle();
        return Store(std::move(*opened));
    });
}

Stored<std::int64_t> Store::createGame(const GameRow &game)
{
    return transact(*m_connection, [&](Connection &connection) {
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
    });
}

Stored<GameRow> Store::game(std::int64_t id) const
{
    return read(*m_connection, [&](Connection &connection) {
        auto games
            = gamesOf(connection, Query(connection.statement("SELECT * FROM game_row WHERE id = ?"), id));
        require(!games.empty(), "no such game");
        return games.front();
    });
}

Stored<std::vector<GameRow>> Store::runningGames() const
{
    return read(*m_connection, [](Connection &connection) {
        return gamesOf(connection,
            Query(connection.statement(
                "SELECT * FROM game_row WHERE over = 0 ORDER BY touched_at DESC, id DESC")));
    });
}

Stored<std::vector<GameRow>> Store::finishedGames(int limit, int offset) const
{
    return read(*m_connection, [&](Connection &connection) {
        return gamesOf(connection,
            Query(connection.statement("SELECT * FROM game_row WHERE over = 1"
                                       " ORDER BY finished_at DESC, id DESC LIMIT ? OFFSET ?"),
                std::max(limit, 0), offset));
    });
}

Stored<int> Store::finishedCount() const
{
    return read(*m_connection, [](Connection &connection) {
        Query query(connection.statement("SELECT count(*) FROM game WHERE over = 1"));
        query.next();
        return query.count(0);
    });
}

Stored<std::vector<LogEntry>> Store::log(std::int64_t game) const
{
    return read(*m_connection, [&](Connection &connection) {
        std::vector<LogEntry> entries;
        entries.reserve(static_cast<std::size_t>(standingOf(connection, game).length));
        Query query(connection.statement("SELECT action, at FROM action WHERE game = ? ORDER BY seq"), game);
        while (query.next()) {
            entries.push_back({query.text(0), query.text(1)});
        }
        return entries;
    });
}

Stored<std::monostate> Store::append(
    std::int64_t game, const LogEntry &entry, bool over, const std::string &draft)
{
    return transact(*m_connection, [&](Connection &connection) {
        const auto standing = standingOf(connection, game);
        if (standing.head < standing.length) {
            dropFrom(connection, game, standing.head);
        }
        insert(connection, game, standing.head, entry);
        moveTo(connection, game, standing, standing.head + 1, over, draft, entry.at);
        return std::monostate();
    });
}

Stored<std::monostate> Store::setHead(
    std::int64_t game, int head, bool over, const std::string &draft, const std::string &at)
{
    return transact(*m_connection, [&](Connection &connection) {
        const auto standing = standingOf(connection, game);
        require(head >= 0 && head <= standing.length, "no such action");
        moveTo(connection, game, standing, head, over, draft, at);
        return std::monostate();
    });
}

Stored<std::monostate> Store::replaceLog(
    std::int64_t game, const std::vector<LogEntry> &entries, bool over, const std::string &at)
{
    return transact(*m_connection, [&](Connection &connection) {
        const auto standing = standingOf(connection, game);
        dropFrom(connection, game, 0);
        int seq = 0;
        for (const auto &entry : entries) {
            insert(connection, game, seq++, entry);
        }
        moveTo(connection, game, standing, seq, over, {}, at);
        return std::monostate();
    });
}

Stored<std::monostate> Store::saveDraft(std::int64_t game, const std::string &draft)
{
    return transact(*m_connection, [&](Connection &connection) {
        require(Query(connection.statement("UPDATE game SET draft = ? WHERE id = ?"), draft, game).run() == 1,
            "no such game");
        return std::monostate();
    });
}

Stored<std::monostate> Store::removeGame(std::int64_t game)
{
    return transact(*m_connection, [&](Connection &connection) {
        require(
            Query(connection.statement("DELETE FROM game WHERE id = ?"), game).run() == 1, "no such game");
        return std::monostate();
    });
}

Stored<std::vector<Seat>> Store::knownPlayers() const
{
    return read(*m_connection, [](Connection &connection) {
        Query query(
            connection.statement("SELECT name, colour FROM player ORDER BY played_at DESC, played_seat, id"));
        std::vector<Seat> players;
        while (query.next()) {
            players.push_back({query.text(0), query.text(1)});
        }
        return players;
    });
}
