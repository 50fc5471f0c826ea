// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/courses.h"

NextCourse NextCourse::back(Courses courses, OtherCourse now)
{
    auto to = std::move(courses.before.back());
    courses.before.pop_back();
    courses.after.insert(courses.after.begin(), std::move(now));
    courses.start = to.start;
    return {std::move(to), std::move(courses)};
}

NextCourse NextCourse::again(Courses courses, OtherCourse now)
{
    auto to = std::move(courses.after.front());
    courses.after.erase(courses.after.begin());
    courses.before.push_back(std::move(now));
    courses.start = to.start;
    return {std::move(to), std::move(courses)};
}

Courses withChange(Courses courses, OtherCourse now, int start)
{
    courses.before.push_back(std::move(now));
    courses.start = start;
    courses.after.clear();
    return courses;
}

int changedAt(const Courses &courses, int head)
{
    return courses.before.empty() || head < courses.start ? 0 : courses.start;
}
