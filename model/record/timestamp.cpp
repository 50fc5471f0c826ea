// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/timestamp.h"

#include "model/record/text.h"

#include <charconv>
#include <chrono>

namespace
{
int numberIn(std::string_view text, std::size_t from, std::size_t length)
{
    int number = 0;
    std::from_chars(text.data() + from, text.data() + from + length, number);
    return number;
}

/// At least so many digits.
std::string digits(long long number, std::size_t width)
{
    auto text = std::to_string(number);
    return text.size() < width ? std::string(width - text.size(), '0') + text : text;
}
}

std::optional<std::int64_t> timestampOf(std::string_view time)
{
    if (!Text::isTime(time)) {
        return std::nullopt;
    }
    using namespace std::chrono;
    const auto day = year(numberIn(time, 0, 4)) / month(static_cast<unsigned>(numberIn(time, 5, 2)))
        / std::chrono::day(static_cast<unsigned>(numberIn(time, 8, 2)));
    const sys_seconds moment = sys_days(day) + hours(numberIn(time, 11, 2)) + minutes(numberIn(time, 14, 2))
        + seconds(numberIn(time, 17, 2));
    return moment.time_since_epoch().count();
}

std::string timeOf(std::int64_t moment)
{
    using namespace std::chrono;
    const sys_seconds time{seconds(moment)};
    const auto midnight = floor<days>(time);
    const year_month_day date(midnight);
    const hh_mm_ss clock(time - midnight);
    return digits(int(date.year()), 4) + '-' + digits(unsigned(date.month()), 2) + '-'
        + digits(unsigned(date.day()), 2) + 'T' + digits(clock.hours().count(), 2) + ':'
        + digits(clock.minutes().count(), 2) + ':' + digits(clock.seconds().count(), 2) + 'Z';
}
