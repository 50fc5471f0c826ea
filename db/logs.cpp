// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/logs.h"

#include "db/connection.h"
#include "db/packing.h"
#include "db/query.h"
#include "db/rows.h"
#include "model/json/parse.h"

#include <algorithm>

namespace
{
void insertCourse(Connection &connection, std::int64_t game, int number, const OtherCourse &course)
{
    const auto packed = pack(course.entries);
    Rows::require(packed.has_value(), "course");
    Query(connection.statement("INSERT INTO course (game, number, start, length, actions, draft, finished_at)"
                               " VALUES (?, ?, ?, ?, ?, ?, ?)"),
        game, number, course.start, static_cast<int>(course.entries.size()), Blob{*packed}, course.draft,
        course.finishedAt)
        .run();
}
}

namespace Logs
{
std::vector<LogEntry> entriesOf(Connection &connection, std::int64_t game)
{
    Query packed(connection.statement("SELECT actions, length FROM packed_log WHERE game = ?"), game);
    if (packed.next()) {
        return unpack(packed.text(0), packed.count(1));
    }
    std::vector<LogEntry> entries;
    Query query(connection.statement("SELECT action, at FROM action WHERE game = ? ORDER BY seq"), game);
    while (query.next()) {
        entries.push_back({query.text(0), query.text(1)});
    }
    return entries;
}

void dropFrom(Connection &connection, std::int64_t game, int seq)
{
    Query(connection.statement("DELETE FROM action WHERE game = ? AND seq >= ?"), game, seq).run();
}

void insert(Connection &connection, std::int64_t game, int seq, const LogEntry &entry)
{
    Query(connection.statement("INSERT INTO action (game, seq, at, action) VALUES (?, ?, ?, ?)"), game, seq,
        entry.at, entry.action)
        .run();
}

void unpackRows(Connection &connection, std::int64_t game)
{
    const auto entries = entriesOf(connection, game);
    if (Query(connection.statement("DELETE FROM packed_log WHERE game = ?"), game).run() == 0) {
        return;
    }
    int seq = 0;
    for (const auto &entry : entries) {
        insert(connection, game, seq++, entry);
    }
}

void insertPacked(Connection &connection, std::int64_t game, const std::string &packed, int length)
{
    Query(connection.statement("INSERT INTO packed_log (game, length, actions) VALUES (?, ?, ?)"), game,
        length, Blob{packed})
        .run();
}

void packFinished(Connection &connection)
{
    // From one game to the next without looking at the rows between.
    const auto finished = Rows::idsOf(
        Query(connection.statement("WITH RECURSIVE logged (id) AS ("
                                   " SELECT min(game) FROM action UNION ALL"
                                   " SELECT (SELECT min(game) FROM action WHERE game > logged.id)"
                                   " FROM logged WHERE logged.id IS NOT NULL)"
                                   " SELECT game.id FROM logged JOIN game USING (id) WHERE over = 1")));
    for (const auto game : finished) {
        const auto entries = entriesOf(connection, game);
        if (const auto packed = pack(entries)) {
            dropFrom(connection, game, 0);
            insertPacked(connection, game, *packed, static_cast<int>(entries.size()));
        }
    }
}

Courses coursesOf(Connection &connection, std::int64_t game)
{
    Courses courses;
    Query query(connection.statement("SELECT number, start, length, actions, draft, finished_at FROM course"
                                     " WHERE game = ? ORDER BY number"),
        game);
    while (query.next()) {
        const int number = query.count(0);
        OtherCourse course{
            unpack(query.text(3), query.count(2)), query.count(1), query.text(4), query.text(5)};
        if (number == 0) {
            courses.start = course.start;
        } else {
            (number < 0 ? courses.before : courses.after).push_back(std::move(course));
        }
    }
    return courses;
}

void putCourses(Connection &connection, std::int64_t game, const Courses &courses)
{
    Query(connection.statement("DELETE FROM course WHERE game = ?"), game).run();
    if (courses == Courses{}) {
        return;
    }
    int number = -static_cast<int>(courses.before.size());
    for (const auto &course : courses.before) {
        insertCourse(connection, game, number++, course);
    }
    insertCourse(connection, game, number++, {.start = courses.start});
    for (const auto &course : courses.after) {
        insertCourse(connection, game, number++, course);
    }
}

void dropCourses(Connection &connection, std::int64_t game, int head)
{
    Query(connection.statement("DELETE FROM course WHERE game = ?1 AND (number > 0 OR EXISTS"
                               " (SELECT 1 FROM course WHERE game = ?1 AND number = 0 AND start > ?2))"),
        game, head)
        .run();
}

std::optional<Record> recordOf(const GameRow &game, std::vector<LogEntry> entries)
{
    auto options = Json::parse(game.options);
    if (!options || !options->as<Json::Object>()) {
        return std::nullopt;
    }
    Record record{.id = game.uuid,
        .game = game.game,
        .options = std::move(*options),
        .startedAt = game.startedAt,
        .finishedAt = game.finishedAt,
        .place = game.place,
        .note = game.note};
    for (const auto &seat : game.seats) {
        record.players.push_back(seat.name);
    }
    entries.resize(std::min(entries.size(), static_cast<std::size_t>(game.head)));
    for (auto &entry : entries) {
        auto action = Json::parse(entry.action);
        if (!action || !action->as<Json::Object>()) {
            return std::nullopt;
        }
        record.actions.push_back({std::move(*action), std::move(entry.at)});
    }
    return record;
}

std::optional<Record> recordOf(Connection &connection, const GameRow &game)
{
    return recordOf(game, entriesOf(connection, game.id));
}
}
