// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/bronze_age/state.h"

#include <string>
#include <variant>
#include <vector>

namespace BronzeAge
{
struct Preserve {
    bool operator==(const Preserve &) const = default;
};

struct Roll {
    Dice dice;
    int eitherAsFood = 0;
    int spearheads = 0;
    bool operator==(const Roll &) const = default;
};

struct Trade {
    int with = 0;
    Wares give;
    Wares get;
    bool operator==(const Trade &) const = default;
};

/// Boxes to tick at one place: a city by its number, which may be none on the sheet, or a monument.
struct Work {
    std::variant<int, Monument> place;
    int boxes = 0;
    bool operator==(const Work &) const = default;
};

struct Build {
    std::vector<Work> on;
    int stone = 0;
    bool operator==(const Build &) const = default;
};

struct Ship {
    int count = 0;
    bool operator==(const Ship &) const = default;
};

struct Swap {
    Good from = Good::Wood;
    Good to = Good::Wood;
    bool operator==(const Swap &) const = default;
};

struct Buy {
    Development development = Development::Leadership;
    /// The rows spent, each whole.
    PerId<Good, bool> rows;
    int food = 0;
    bool operator==(const Buy &) const = default;
};

struct Pass {
    Goods discard;
    bool operator==(const Pass &) const = default;
};

/// What an adjustment says of one monument.
struct MonumentMark {
    int boxes = 0;
    std::optional<bool> first;
    bool operator==(const MonumentMark &) const = default;
};

/// The table's word: only what is named here changes.
struct Adjust {
    int player = 0;
    std::optional<int> food;
    std::optional<int> disasters;
    std::optional<int> ships;
    PerId<Good, std::optional<int>> goods;
    PerId<City, std::optional<int>> cityBoxes;
    PerId<Monument, std::optional<MonumentMark>> monuments;
    std::optional<std::vector<Development>> developments;
    std::string why;
    bool operator==(const Adjust &) const = default;
};

struct Finish {
    std::string why;
    bool operator==(const Finish &) const = default;
};

using Action = std::variant<Preserve, Roll, Trade, Build, Ship, Swap, Buy, Pass, Adjust, Finish>;

/// The kinds of action, in the order of the variant.
enum class Kind { Preserve, Roll, Trade, Build, Ship, Swap, Buy, Pass, Adjust, Finish };

inline Kind kindOf(const Action &action)
{
    return static_cast<Kind>(action.index());
}
}

template<>
inline constexpr std::array<std::string_view, 10> ids<BronzeAge::Kind> = {
    "preserve", "roll", "trade", "build", "ship", "swap", "buy", "pass", "adjust", "finish"};
static_assert(std::variant_size_v<BronzeAge::Action> == ids<BronzeAge::Kind>.size());
