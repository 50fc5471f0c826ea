// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/touches.h"

/// What changes of a running game with a touch, beside the story itself.
template<typename Rules, typename Draft>
struct PresentOf {
    GameRow row;
    TouchesOf<Rules, Draft> touches;
    /// What stands on the page.
    Draft draft;
    Courses courses;

    /// The row as the store has it then.
    void stand(int head, bool over, const std::string &at)
    {
        row.finishedAt = !over ? std::string() : row.over ? row.finishedAt : at;
        row.head = head;
        row.over = over;
        row.touchedAt = at;
    }
    /// The same with what is half entered.
    GameRow written() const
    {
        auto with = row;
        with.draft = writeJournal(touches.journal());
        return with;
    }
};
