// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

/// What tests of the store have in common.
namespace Support
{
/// What is there, or the end of the test program with the reason why not.
template<typename T>
T must(Stored<T> result)
{
    if (!result) {
        qFatal("code %d: %s", static_cast<int>(result.error().code), result.error().detail.c_str());
    }
    return std::move(*result);
}

inline GameRow game(const std::string &uuid, const std::string &startedAt = "2026-11-15T20:00:00Z")
{
    return {.uuid = uuid,
        .game = "bronze-age",
        .options = R"({"edition":"original"})",
        .seats = {{"Ana", "terracotta"}, {"Léa", "sea"}},
        .startedAt = startedAt,
        .touchedAt = startedAt};
}

inline LogEntry entry(int number)
{
    return {R"({"do":"test","number":)" + std::to_string(number) + '}',
        "2026-11-15T20:05:" + std::to_string(10 + number % 50) + 'Z'};
}

inline std::vector<LogEntry> entries(int count)
{
    std::vector<LogEntry> all;
    for (int i = 0; i < count; ++i) {
        all.push_back(entry(i));
    }
    return all;
}

inline void play(Store &store, std::int64_t game, int from, int to)
{
    for (int i = from; i < to; ++i) {
        must(store.append(game, entry(i), false, {}));
    }
}

inline std::string pathIn(const QTemporaryDir &folder, const char *name = "games.db")
{
    return folder.filePath(QString::fromUtf8(name)).toStdString();
}

/// In memory where there is such a place: a kill, unlike a power cut, loses nothing that was written.
inline QString fastFolder()
{
    const auto memory = QStringLiteral("/dev/shm");
    return (QFileInfo(memory).isWritable() ? memory : QDir::tempPath())
        + QStringLiteral("/tallystone-XXXXXX");
}

inline QByteArray bytesOf(const std::string &path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void write(const std::string &path, const QByteArray &bytes)
{
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("cannot write %s", path.c_str());
    }
}

/// Any SQL on a file that no store has open.
inline void sql(const std::string &path, const char *statements)
{
    SQLite::Database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(statements);
}

/// The connection opened last, to make it fail in ways the store offers no hand for.
inline sqlite3 *lastConnection = nullptr;

inline void watchConnections()
{
    const auto remember = +[](sqlite3 *connection, char **, const void *) {
        lastConnection = connection;
        return SQLITE_OK;
    };
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(remember));
}

inline std::string pragma(const char *statement)
{
    std::string answer;
    const auto keep = +[](void *text, int, char **values, char **) {
        *static_cast<std::string *>(text) = values[0];
        return 0;
    };
    sqlite3_exec(lastConnection, statement, keep, &answer, nullptr);
    return answer;
}
}
