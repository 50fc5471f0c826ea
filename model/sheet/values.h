// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/limits.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace OwnSheet
{
/// Nothing: it is open.
using Value = std::optional<int>;

/// Every result is held within the limit.
constexpr int held(std::int64_t value)
{
    return static_cast<int>(value > MaxValue ? MaxValue : value < -MaxValue ? -MaxValue : value);
}

/// One number for each column that there may be. All are worked out together, which is several times faster.
template<typename T>
using Lane = std::array<T, MaxPlayers>;

/// What a row has in all columns; where it is open the number is 0.
struct Line {
    Lane<int> numbers{};
    /// A bit for each column that has a value.
    std::uint16_t filled = 0;

    bool has(int column) const { return (filled >> column & 1) != 0; }
    Value at(int column) const
    {
        return has(column) ? Value(numbers[static_cast<std::size_t>(column)]) : std::nullopt;
    }
    void set(int column, Value value)
    {
        numbers[static_cast<std::size_t>(column)] = value.value_or(0);
        const auto bit = static_cast<std::uint16_t>(1 << column);
        filled = static_cast<std::uint16_t>(value ? filled | bit : filled & ~bit);
    }
    bool operator==(const Line &) const = default;
};

/// One T for each row, and as its part 1 and 2 those for what was entered there.
template<typename T>
class PerRow
{
public:
    static constexpr int Parts = 3;

    PerRow() = default;
    PerRow(int rows, int columns)
        : m_columns(columns)
        , m_lines(static_cast<std::size_t>(rows * Parts))
    {
    }
    int columns() const { return m_columns; }
    const T &line(int row, int part = 0) const
    {
        return m_lines[static_cast<std::size_t>(row * Parts + part)];
    }
    T &line(int row, int part = 0) { return m_lines[static_cast<std::size_t>(row * Parts + part)]; }

private:
    int m_columns = 0;
    std::vector<T> m_lines;
};

/// In one round, or over the whole game: there a round row has the sum of the rounds that count.
class Values : public PerRow<Line>
{
public:
    using PerRow::PerRow;
    Value at(int row, int column, int part = 0) const { return line(row, part).at(column); }
};
/// Exact sums over rounds.
using Sums = PerRow<Lane<std::int64_t>>;
}
