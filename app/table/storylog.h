// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/actiontexts.h"
#include "app/table/story.h"

#include <algorithm>
#include <span>
#include <variant>

// A story as the store has it: a log of its actions, and the record that is made of it.

/// Goes on as a log says, up to what cannot be read or breaks a rule.
template<typename Rules>
std::optional<std::variant<typename StoryOf<Rules>::Error, StoreError>> addLog(
    StoryOf<Rules> &story, std::span<const LogEntry> log)
{
    for (const auto &entry : log) {
        const auto action = readAction<Rules>(entry.action, story.setup());
        if (!action) {
            return StoreError{StoreError::Code::Damaged, "action"};
        }
        if (const auto error = story.add(*action, entry.at)) {
            return *error;
        }
    }
    return std::nullopt;
}

template<typename Rules>
std::vector<LogEntry> entriesOf(const StoryOf<Rules> &story, int from, int to)
{
    std::vector<LogEntry> list;
    for (int i = from; i < to; ++i) {
        list.push_back({writtenAction(story.setup(), story.action(i)), story.time(i)});
    }
    return list;
}

/// The game as the store would hand it out: without what could be redone.
template<typename Rules>
Record recordOf(const StoryOf<Rules> &story, const GameRow &row)
{
    Record record{.id = row.uuid,
        .game = row.game,
        .options = encode(story.setup()),
        .startedAt = row.startedAt,
        .finishedAt = row.finishedAt,
        .place = row.place,
        .note = row.note};
    for (const auto &seat : row.seats) {
        record.players.push_back(seat.name);
    }
    for (int i = 0; i < row.head; ++i) {
        record.actions.push_back({encodeWith(story.setup(), story.action(i)), story.time(i)});
    }
    return record;
}

/// Whether what other courses of the game did can be said with these options.
template<typename Rules>
bool holdsFor(const Courses &courses, const typename Rules::Setup &setup)
{
    const auto holds = [&](const OtherCourse &course) {
        return std::ranges::all_of(course.entries,
            [&](const LogEntry &entry) { return readAction<Rules>(entry.action, setup).has_value(); });
    };
    return std::ranges::all_of(courses.before, holds) && std::ranges::all_of(courses.after, holds);
}
