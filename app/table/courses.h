// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

/// The other courses that a game had before an earlier turn was changed, and has again when that is taken
/// back: which one comes next, and what is left beside it.
struct NextCourse {
    OtherCourse to;
    Courses beside;

    /// To before the latest change.
    static NextCourse back(Courses courses, OtherCourse now);
    /// To after the next one.
    static NextCourse again(Courses courses, OtherCourse now);
};

/// The course of now is left for one with so many actions at its start.
Courses withChange(Courses courses, OtherCourse now, int start);
/// After so many actions the latest change is the next to be taken back; 0 if there is none.
int changedAt(const Courses &courses, int head);
