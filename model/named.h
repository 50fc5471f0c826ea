// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

/// The ids of an enumeration's values in their order, as records spell them. Each enumeration that has ids
/// specialises this.
template<typename Enum>
inline constexpr std::array<std::string_view, 0> ids = {};

template<typename Enum>
inline constexpr int countOf = static_cast<int>(ids<Enum>.size());

template<typename Enum>
constexpr std::string_view idOf(Enum value)
{
    return ids<Enum>[static_cast<std::size_t>(value)];
}

template<typename Enum>
constexpr std::optional<Enum> fromId(std::string_view id)
{
    for (int i = 0; i < countOf<Enum>; ++i) {
        if (ids<Enum>[static_cast<std::size_t>(i)] == id) {
            return static_cast<Enum>(i);
        }
    }
    return std::nullopt;
}

template<typename Enum>
constexpr auto valuesOf()
{
    std::array<Enum, ids<Enum>.size()> values{};
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] = static_cast<Enum>(i);
    }
    return values;
}

/// One T for each value of an enumeration.
template<typename Enum, typename T>
struct PerId {
    std::array<T, ids<Enum>.size()> items{};

    constexpr T &operator[](Enum value) { return items[static_cast<std::size_t>(value)]; }
    constexpr const T &operator[](Enum value) const { return items[static_cast<std::size_t>(value)]; }
    bool operator==(const PerId &) const = default;
};

template<typename Enum>
constexpr int sumOf(const PerId<Enum, int> &counts)
{
    int sum = 0;
    for (const int count : counts.items) {
        sum += count;
    }
    return sum;
}
