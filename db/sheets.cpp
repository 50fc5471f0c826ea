// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sheets.h"

#include "db/query.h"
#include "db/transactions.h"

#include <utility>

Sheets::Sheets(const Store &store, std::string game)
    : m_store(store)
    , m_game(std::move(game))
{
}

Stored<std::vector<MadeSheet>> Sheets::all() const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        Query query(
            connection.statement(
                "SELECT id, current, head,"
                " (SELECT count(*) FROM sheet_step AS s WHERE s.game = sheet.game AND s.id = sheet.id),"
                " coalesce((SELECT text FROM sheet_step AS s WHERE s.game = sheet.game"
                " AND s.id = sheet.id AND s.step = sheet.head), ''), removed_at, settings"
                " FROM sheet WHERE game = ? ORDER BY id"),
            m_game);
        std::vector<MadeSheet> sheets;
        while (query.next()) {
            sheets.push_back({query.text(0), query.count(1), query.count(2), query.count(3), query.text(4),
                query.text(5), query.text(6)});
        }
        return sheets;
    });
}

Stored<std::vector<MadeVersion>> Sheets::versions(const std::string &id) const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        Query query(connection.statement("SELECT version, text, made_at, shared FROM sheet_version"
                                         " WHERE game = ? AND id = ? ORDER BY version DESC"),
            m_game, id);
        std::vector<MadeVersion> versions;
        while (query.next()) {
            versions.push_back({query.count(0), query.text(1), query.text(2), query.count(3) != 0});
        }
        return versions;
    });
}

Stored<std::vector<PlayedOptions>> Sheets::played() const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        Query query(connection.statement("SELECT options, count(*), max(touched_at) FROM game"
                                         " WHERE game = ? AND removed = 0 GROUP BY options"
                                         " ORDER BY max(touched_at) DESC"),
            m_game);
        std::vector<PlayedOptions> played;
        while (query.next()) {
            played.push_back({query.text(0), query.count(1), query.text(2)});
        }
        return played;
    });
}

void Sheets::make(Connection &connection, const std::string &id) const
{
    Query(connection.statement("INSERT OR IGNORE INTO sheet (game, id, current, head, removed_at, settings)"
                               " VALUES (?, ?, 0, 0, '', '')"),
        m_game, id)
        .run();
}

Stored<std::monostate> Sheets::keep(const std::string &id, const MadeVersion &version)
{
    return writing(m_store.connection(), [&](Connection &connection) {
        make(connection, id);
        Query(connection.statement(
                  "INSERT OR REPLACE INTO sheet_version (game, id, version, text, made_at, shared)"
                  " VALUES (?, ?, ?, ?, ?, ?)"),
            m_game, id, version.version, version.text, version.madeAt, version.shared)
            .run();
        Query(connection.statement("UPDATE sheet SET current = ? WHERE game = ? AND id = ?"), version.version,
            m_game, id)
            .run();
        return std::monostate();
    });
}

Stored<std::monostate> Sheets::markShared(const std::string &id, int version)
{
    return writing(m_store.connection(), [&](Connection &connection) {
        Query(connection.statement(
                  "UPDATE sheet_version SET shared = 1 WHERE game = ? AND id = ? AND version = ?"),
            m_game, id, version)
            .run();
        return std::monostate();
    });
}

Stored<std::monostate> Sheets::addStep(const std::string &id, const std::string &text, bool instead)
{
    return writing(m_store.connection(), [&](Connection &connection) {
        make(connection, id);
        Query(connection.statement("UPDATE sheet SET head = max(head + ?, 1) WHERE game = ? AND id = ?"),
            instead ? 0 : 1, m_game, id)
            .run();
        Query(connection.statement("DELETE FROM sheet_step WHERE game = ?1 AND id = ?2 AND step >="
                                   " (SELECT head FROM sheet WHERE game = ?1 AND id = ?2)"),
            m_game, id)
            .run();
        Query(connection.statement("INSERT INTO sheet_step (game, id, step, text)"
                                   " SELECT game, id, head, ? FROM sheet WHERE game = ? AND id = ?"),
            text, m_game, id)
            .run();
        return std::monostate();
    });
}

Stored<std::monostate> Sheets::rename(const std::string &id, const std::string &to)
{
    return writing(m_store.connection(), [&](Connection &connection) {
        Query(connection.statement("INSERT INTO sheet (game, id, current, head, removed_at, settings)"
                                   " SELECT game, ?, current, head, removed_at, settings FROM sheet"
                                   " WHERE game = ? AND id = ?"),
            to, m_game, id)
            .run();
        for (const char *sql : {"UPDATE sheet_version SET id = ? WHERE game = ? AND id = ?",
                 "UPDATE sheet_step SET id = ? WHERE game = ? AND id = ?"}) {
            Query(connection.statement(sql), to, m_game, id).run();
        }
        Query(connection.statement("DELETE FROM sheet WHERE game = ? AND id = ?"), m_game, id).run();
        return std::monostate();
    });
}

Stored<std::monostate> Sheets::setHead(const std::string &id, int head)
{
    return writing(m_store.connection(), [&](Connection &connection) {
        Query(connection.statement("UPDATE sheet SET head = ? WHERE game = ? AND id = ?"), head, m_game, id)
            .run();
        return std::monostate();
    });
}

Stored<std::monostate> Sheets::setRemoved(const std::string &id, const std::string &at)
{
    return writing(m_store.connection(), [&](Connection &connection) {
        Query(
            connection.statement("UPDATE sheet SET removed_at = ? WHERE game = ? AND id = ?"), at, m_game, id)
            .run();
        return std::monostate();
    });
}

Stored<std::monostate> Sheets::setSettings(const std::string &id, const std::string &settings)
{
    return writing(m_store.connection(), [&](Connection &connection) {
        make(connection, id);
        Query(connection.statement("UPDATE sheet SET settings = ? WHERE game = ? AND id = ?"), settings,
            m_game, id)
            .run();
        return std::monostate();
    });
}
