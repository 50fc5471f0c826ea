// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/duration.h"

#include "model/record/timestamp.h"

#include <algorithm>
#include <cmath>

namespace
{
constexpr std::int64_t LongestThought = 60 * 60;

std::int64_t betweenActions(const Record &record)
{
    std::int64_t seconds = 0;
    std::optional<std::int64_t> last;
    for (const auto &step : record.actions) {
        const auto now = timestampOf(step.at);
        // A clock that was set back tells nothing.
        if (now && last && *now > *last && *now - *last <= LongestThought) {
            seconds += *now - *last;
        }
        last = now ? now : last;
    }
    return seconds;
}

std::int64_t fromStartToEnd(const Record &record)
{
    const auto from = timestampOf(record.startedAt);
    const auto to = timestampOf(record.finishedAt);
    return from && to ? *to - *from : 0;
}
}

std::optional<int> secondsPlayed(const Record &record)
{
    const auto acted = betweenActions(record);
    const auto seconds = acted > 0 ? acted : fromStartToEnd(record);
    return seconds > 0 ? std::optional(static_cast<int>(seconds)) : std::nullopt;
}

int wholeMinutes(double seconds)
{
    return std::max(1, static_cast<int>(std::lround(seconds / 60)));
}

std::optional<int> minutesPlayed(const Record &record)
{
    const auto seconds = secondsPlayed(record);
    return seconds ? std::optional(wholeMinutes(*seconds)) : std::nullopt;
}
