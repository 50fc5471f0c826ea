// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/workout.h"

#include <algorithm>

namespace OwnSheet
{
namespace
{
using What = Operation::Kind;

std::int64_t roundedDown(std::int64_t number, std::int64_t by)
{
    if (by == 0) {
        return 0;
    }
    const auto whole = number / by;
    return number % by != 0 && (number < 0) != (by < 0) ? whole - 1 : whole;
}

/// Over all columns in which it is not open.
std::int64_t overColumns(const Operation &operation, const Values &values)
{
    std::optional<std::int64_t> result;
    for (int column = 0; column < values.columns(); ++column) {
        const auto value = values.at(operation.row, column, operation.part);
        if (!value) {
            continue;
        }
        if (!result) {
            result = *value;
        } else if (operation.kind == What::All) {
            *result += *value;
        } else if (operation.kind == What::Most) {
            result = std::max<std::int64_t>(*result, *value);
        } else {
            result = std::min<std::int64_t>(*result, *value);
        }
    }
    return result.value_or(0);
}

std::int64_t ofTwo(What kind, std::int64_t a, std::int64_t b)
{
    switch (kind) {
    case What::Add:
        return a + b;
    case What::Subtract:
        return a - b;
    case What::Multiply:
        return a * b;
    case What::Divide:
        return roundedDown(a, b);
    case What::Equal:
        return a == b ? 1 : 0;
    case What::Unequal:
        return a != b ? 1 : 0;
    case What::Less:
        return a < b ? 1 : 0;
    case What::AtMost:
        return a <= b ? 1 : 0;
    case What::Greater:
        return a > b ? 1 : 0;
    default:
        return a >= b ? 1 : 0;
    }
}

/// Results wait here for the operation that takes them; there are never more than a formula has characters.
class Stack
{
public:
    void push(std::int64_t value) { m_results[m_size++] = held(value); }
    std::int64_t pop() { return m_results[--m_size]; }
    /// The last so many, as a list.
    std::span<const int> last(int count)
    {
        m_size -= static_cast<std::size_t>(count);
        return std::span(m_results).subspan(m_size, static_cast<std::size_t>(count));
    }

private:
    std::array<int, MaxFormula + 1> m_results{};
    std::size_t m_size = 0;
};

void take(const Operation &operation, Stack &stack)
{
    switch (operation.kind) {
    case What::Negate:
        stack.push(-stack.pop());
        break;
    case What::Abs:
        stack.push(std::abs(stack.pop()));
        break;
    case What::Min:
        stack.push(std::ranges::min(stack.last(operation.number)));
        break;
    case What::Max:
        stack.push(std::ranges::max(stack.last(operation.number)));
        break;
    case What::If: {
        const auto three = stack.last(3);
        stack.push(three[0] != 0 ? three[1] : three[2]);
        break;
    }
    default: {
        const auto b = stack.pop();
        stack.push(ofTwo(operation.kind, stack.pop(), b));
    }
    }
}
}

Value named(const Operation &operation, const Surroundings &around)
{
    switch (operation.kind) {
    case What::Name:
        return around.values.at(operation.row, around.column, operation.part);
    case What::Before:
        return held(around.before.at(operation.row, around.column, operation.part));
    default:
        return held(overColumns(operation, around.values));
    }
}

Value calculate(const Operations &operations, const Surroundings &around)
{
    Stack stack;
    bool isOpen = operations.empty();
    for (const auto &operation : operations) {
        if (namesRow(operation)) {
            const auto value = named(operation, around);
            isOpen = isOpen || !value;
            stack.push(value.value_or(0));
        } else if (operation.kind == What::Number) {
            stack.push(operation.number);
        } else if (operation.kind == What::Round) {
            stack.push(around.round);
        } else if (operation.kind == What::Players) {
            stack.push(around.values.columns());
        } else {
            take(operation, stack);
        }
    }
    return isOpen ? Value() : Value(static_cast<int>(stack.pop()));
}

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
}
