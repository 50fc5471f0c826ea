// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/workout.h"

#include <algorithm>

/// Rows that are made of another one by a table or by places.
namespace OwnSheet
{
std::optional<std::size_t> lineOf(const Kinds::Lookup &lookup, int n)
{
    const auto above = std::ranges::upper_bound(lookup.from, n);
    return above == lookup.from.begin()
        ? std::nullopt
        : std::optional(static_cast<std::size_t>(above - lookup.from.begin()) - 1);
}

int lookedUp(const Kinds::Lookup &lookup, int n)
{
    const auto line = lineOf(lookup, n);
    if (!line) {
        return 0;
    }
    const std::int64_t beyond = *line + 1 == lookup.table.size()
        ? std::int64_t(lookup.then) * (std::int64_t(n) - lookup.from[*line])
        : 0;
    return held(lookup.table[*line] + beyond);
}

std::vector<Placed> placesIn(const Kinds::Rank &rank, const std::vector<Value> &values)
{
    std::vector<Placed> placed(values.size());
    std::vector<int> taking;
    for (std::size_t i = 0; i < values.size(); ++i) {
        placed[i].points = values[i] ? Value(0) : std::nullopt;
        if (values[i] && (!rank.min || *values[i] >= *rank.min)) {
            taking.push_back(*values[i]);
        }
    }
    rank.best == Best::High ? std::ranges::sort(taking, std::greater<>()) : std::ranges::sort(taking);
    const auto pointsAt = [&](int place) {
        return place <= static_cast<int>(rank.points.size())
            ? rank.points[static_cast<std::size_t>(place - 1)]
            : 0;
    };
    int place = 1;
    for (auto first = taking.begin(); first != taking.end();) {
        const auto after
            = std::ranges::find_if(first, taking.end(), [&](int value) { return value != *first; });
        const int tied = static_cast<int>(after - first);
        std::int64_t points = pointsAt(place);
        if (tied > 1 && rank.ties == Ties::None) {
            points = 0;
        } else if (tied > 1 && rank.ties == Ties::Share) {
            for (int i = 1; i < tied; ++i) {
                points += pointsAt(place + i);
            }
            points = roundedDown(points, tied);
        }
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (values[i] == *first) {
                placed[i] = {place, static_cast<int>(points)};
            }
        }
        place += rank.ties == Ties::Next ? 1 : tied;
        first = after;
    }
    return placed;
}

std::vector<Value> columnsOf(const Values &values, int row)
{
    std::vector<Value> columns;
    for (int column = 0; column < values.columns(); ++column) {
        columns.push_back(values.at(row, column));
    }
    return columns;
}
}
