// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store.h"

#include "db/derived.h"
#include "db/logs.h"
#include "db/query.h"
#include "db/replacement.h"
#include "db/rows.h"
#include "db/transactions.h"

#include <unistd.h>

#include <algorithm>
#include <filesystem>

using namespace Rows;

namespace
{
/// What may wait until nobody is waiting: a full disk must not keep anyone from their games.
void tidy(Connection &connection)
{
    (void)writing(connection, [&](Connection &) {
        Derived::tellUntold(connection);
        Logs::packFinished(connection);
        return std::monostate();
    });
}

/// Why it cannot be opened, seen from outside: it is there, and there is no writing it.
StoreError explained(const StoreError &error, const std::string &path)
{
    std::error_code none;
    const bool isThere = std::filesystem::file_size(path, none) > 0 && !none;
    const auto folder = std::filesystem::path(path).parent_path();
    const bool readOnly = isThere && access(path.c_str(), R_OK) == 0
        && (access(path.c_str(), W_OK) != 0 || access(folder.empty() ? "." : folder.c_str(), W_OK) != 0);
    return error.code == StoreError::Code::Unavailable && readOnly
        ? StoreError{StoreError::Code::ReadOnly, error.detail}
        : error;
}

/// What is derived of a game changes only where it ends, or no longer does.
void followEnd(Connection &connection, std::int64_t game, bool wasOver, bool over)
{
    if (wasOver || over) {
        Derived::follow(connection, game);
    }
}

/// What this game's actions describe is known in all games of its kind.
void remember(Connection &connection, std::int64_t game, std::span<const Memo> memos, const std::string &at)
{
    if (!memos.empty()) {
        Query query(connection.statement("SELECT game FROM game WHERE id = ?"), game);
        query.next();
        Rows::remember(connection, query.text(0), memos, at);
    }
}

/// Where a game stands that is about to change. The log of a finished one may be packed.
Standing standingForChange(Connection &connection, std::int64_t game)
{
    const auto standing = standingOf(connection, game);
    if (standing.over) {
        Logs::unpackRows(connection, game);
    }
    return standing;
}
}

Store::Store(std::unique_ptr<Connection> connection)
    : m_connection(std::move(connection))
{
}
Store::Store(Store &&) noexcept = default;
Store &Store::operator=(Store &&) noexcept = default;
Store::~Store() = default;

Stored<Store> Store::open(const std::string &path, Teller teller)
{
    auto opened = withoutExceptions(nullptr, [&] {
        finishReplacement(path);
        return std::make_unique<Connection>(path, std::move(teller));
    });
    auto settled = opened ? withoutExceptions((*opened)->database().getHandle(),
                       [&] {
                           (*opened)->settle();
                           tidy(**opened);
                           return Store(std::move(*opened));
                       })
                          : tl::unexpected(opened.error());
    return std::move(settled).map_error([&](const StoreError &error) { return explained(error, path); });
}

Stored<std::int64_t> Store::createGame(const GameRow &game)
{
    return writing(*m_connection, [&](Connection &connection) {
        const auto id = insertGame(connection, game);
        followEnd(connection, id, false, game.over);
        return id;
    });
}

Stored<GameRow> Store::game(std::int64_t id) const
{
    return reading(*m_connection, [&](Connection &connection) {
        auto game = gameIn(connection, id);
        require(game.has_value(), "no such game");
        return std::move(*game);
    });
}

Stored<std::vector<GameRow>> Store::runningGames() const
{
    return reading(*m_connection, [](Connection &connection) {
        return gamesOf(connection,
            Query(connection.statement(
                "SELECT * FROM game_row WHERE over = 0 AND removed = 0 ORDER BY touched_at DESC, id DESC")));
    });
}

Stored<std::vector<GameRow>> Store::finishedGames(int limit, int offset) const
{
    return reading(*m_connection, [&](Connection &connection) {
        return gamesOf(connection,
            Query(connection.statement("SELECT game_row.* FROM outcome JOIN game_row ON id = outcome.game"
                                       " ORDER BY played DESC, outcome.game DESC LIMIT ? OFFSET ?"),
                std::max(limit, 0), offset));
    });
}

Stored<int> Store::finishedCount() const
{
    return reading(*m_connection, [](Connection &connection) {
        Query query(connection.statement("SELECT count(*) FROM outcome"));
        query.next();
        return query.count(0);
    });
}

Stored<std::optional<GameRow>> Store::lastGame(const std::string &kind) const
{
    return reading(*m_connection, [&](Connection &connection) {
        auto games = gamesOf(connection,
            Query(connection.statement(
                      "SELECT * FROM game_row WHERE id = (SELECT id FROM game WHERE removed = 0"
                      " AND ?1 IN ('', game) ORDER BY touched_at DESC, id DESC LIMIT 1)"),
                kind));
        return games.empty() ? std::nullopt : std::optional(std::move(games.front()));
    });
}

Stored<std::vector<LogEntry>> Store::log(std::int64_t game) const
{
    return reading(*m_connection, [&](Connection &connection) {
        standingOf(connection, game);
        return Logs::entriesOf(connection, game);
    });
}

Stored<Courses> Store::courses(std::int64_t game) const
{
    return reading(*m_connection, [&](Connection &connection) { return Logs::coursesOf(connection, game); });
}

Stored<std::monostate> Store::append(
    std::int64_t game, const LogEntry &entry, bool over, const std::string &draft)
{
    return append(game, std::span(&entry, 1), over, draft);
}

Stored<std::monostate> Store::append(std::int64_t game, std::span<const LogEntry> entries, bool over,
    const std::string &draft, std::span<const Memo> memos)
{
    return writing(*m_connection, [&](Connection &connection) {
        const auto standing = standingForChange(connection, game);
        if (standing.head < standing.length) {
            Logs::dropFrom(connection, game, standing.head);
        }
        Logs::dropCourses(connection, game, standing.head);
        int head = standing.head;
        for (const auto &entry : entries) {
            Logs::insert(connection, game, head++, entry);
        }
        moveTo(connection, game, standing, head, over, draft, entries.back().at);
        remember(connection, game, memos, entries.back().at);
        followEnd(connection, game, standing.over, over);
        return std::monostate();
    });
}

Stored<std::monostate> Store::setHead(
    std::int64_t game, int head, bool over, const std::string &draft, const std::string &at)
{
    return writing(*m_connection, [&](Connection &connection) {
        const auto standing = standingForChange(connection, game);
        require(head >= 0 && head <= standing.length, "no such action");
        moveTo(connection, game, standing, head, over, draft, at);
        followEnd(connection, game, standing.over, over);
        return std::monostate();
    });
}

Stored<std::monostate> Store::replaceLog(
    std::int64_t game, const std::vector<LogEntry> &entries, bool over, const std::string &at)
{
    return writing(*m_connection, [&](Connection &connection) {
        const auto standing = standingForChange(connection, game);
        Logs::dropFrom(connection, game, 0);
        int seq = 0;
        for (const auto &entry : entries) {
            Logs::insert(connection, game, seq++, entry);
        }
        moveTo(connection, game, standing, seq, over, {}, at);
        followEnd(connection, game, standing.over, over);
        return std::monostate();
    });
}

Stored<std::monostate> Store::rewrite(const GameRow &row, int from, std::span<const LogEntry> entries,
    const Courses &courses, std::span<const Memo> memos)
{
    return writing(*m_connection, [&](Connection &connection) {
        const auto standing = standingForChange(connection, row.id);
        require(from >= 0 && from <= standing.length, "no such action");
        Logs::dropFrom(connection, row.id, from);
        int seq = from;
        for (const auto &entry : entries) {
            Logs::insert(connection, row.id, seq++, entry);
        }
        require(row.head >= 0 && row.head <= seq, "no such action");
        Query(connection.statement("UPDATE game SET head = ?, over = ?, touched_at = ?, finished_at = ?,"
                                   " draft = ?, options = ? WHERE id = ?"),
            row.head, row.over, row.touchedAt, row.finishedAt, row.draft, row.options, row.id)
            .run();
        Logs::putCourses(connection, row.id, courses);
        remember(connection, row.game, memos, row.touchedAt);
        followEnd(connection, row.id, standing.over, row.over);
        return std::monostate();
    });
}

Stored<std::monostate> Store::saveDraft(std::int64_t game, const std::string &draft)
{
    return writing(*m_connection, [&](Connection &connection) {
        require(Query(connection.statement("UPDATE game SET draft = ? WHERE id = ?"), draft, game).run() == 1,
            "no such game");
        return std::monostate();
    });
}

Stored<std::monostate> Store::removeGame(std::int64_t game)
{
    return writing(*m_connection, [&](Connection &connection) {
        Tallies tallies;
        Derived::retract(connection, game, tallies);
        tallies.flush(connection);
        require(
            Query(connection.statement("DELETE FROM game WHERE id = ?"), game).run() == 1, "no such game");
        return std::monostate();
    });
}

Stored<std::vector<Seat>> Store::knownPlayers() const
{
    return reading(*m_connection, [](Connection &connection) {
        Query query(connection.statement("SELECT name, colour FROM player WHERE hidden = 0"
                                         " ORDER BY played_at DESC, played_seat, id"));
        std::vector<Seat> players;
        while (query.next()) {
            players.push_back({query.text(0), query.text(1)});
        }
        return players;
    });
}

void Store::makeRoom(std::int64_t bytes)
{
    const std::scoped_lock alone(m_connection->gate);
    m_connection->makeRoom(bytes);
}
