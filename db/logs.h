// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

#include <optional>

/// The actions of games, in rows or packed. They throw; see exceptions.h.
namespace Logs
{
std::vector<LogEntry> entriesOf(Connection &connection, std::int64_t game);
/// Whatever has this number or a higher one.
void dropFrom(Connection &connection, std::int64_t game, int seq);
void insert(Connection &connection, std::int64_t game, int seq, const LogEntry &entry);
/// A packed log becomes rows again; others stay as they are.
void unpackRows(Connection &connection, std::int64_t game);
/// The rows of all finished games become packed logs.
void packFinished(Connection &connection);
void insertPacked(Connection &connection, std::int64_t game, const std::string &packed, int length);

Courses coursesOf(Connection &connection, std::int64_t game);
/// In place of those it had.
void putCourses(Connection &connection, std::int64_t game, const Courses &courses);
/// Whatever an action after so many others makes unreachable.
void dropCourses(Connection &connection, std::int64_t game, int head);

/// The game as a record, with the actions that count; nothing if some text in it is no JSON.
std::optional<Record> recordOf(const GameRow &game, std::vector<LogEntry> entries);
std::optional<Record> recordOf(Connection &connection, const GameRow &game);
}
