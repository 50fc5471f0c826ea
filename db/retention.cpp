// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backup.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <set>

namespace
{
constexpr std::size_t Days = 7;
constexpr std::size_t Weeks = 5;
constexpr std::size_t Months = 12;

int numberIn(std::string_view text)
{
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// Weeks since 1970, each from Monday on.
int weekOf(std::string_view date)
{
    using namespace std::chrono;
    const sys_days day = year(numberIn(date.substr(0, 4)))
        / month(static_cast<unsigned>(numberIn(date.substr(5, 2))))
        / std::chrono::day(static_cast<unsigned>(numberIn(date.substr(8, 2))));
    constexpr int FromMondayToTheFirstThursday = 3;
    return static_cast<int>(day.time_since_epoch().count() + FromMondayToTheFirstThursday) / 7;
}

/// Of dates, newest first, the first of each span, as long as there are few enough spans.
template<typename SpanOf>
void keepOnePer(
    const std::vector<std::string> &dates, std::size_t most, SpanOf spanOf, std::set<std::string> &kept)
{
    std::set<decltype(spanOf(dates.front()))> spans;
    for (const auto &date : dates) {
        if (spans.size() < most && spans.insert(spanOf(date)).second) {
            kept.insert(date);
        }
    }
}
}

std::vector<std::string> backupsToKeep(std::span<const std::string> dates)
{
    std::vector<std::string> newestFirst(dates.begin(), dates.end());
    std::ranges::sort(newestFirst, std::greater());
    std::set<std::string> kept;
    keepOnePer(
        newestFirst, Days, [](const std::string &date) { return date; }, kept);
    keepOnePer(newestFirst, Weeks, weekOf, kept);
    keepOnePer(
        newestFirst, Months, [](const std::string &date) { return date.substr(0, 7); }, kept);
    return {kept.rbegin(), kept.rend()};
}
