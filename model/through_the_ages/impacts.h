// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/board.h"

/// What the events of the third age score.
namespace ThroughTheAges
{
/// By seat; those that resigned have nothing.
struct ImpactPoints {
    std::array<int, MaxPlayers> points{};
    /// From 1, where the event goes by rank; else 0.
    std::array<int, MaxPlayers> ranks{};
    bool operator==(const ImpactPoints &) const = default;
};
/// What is scored if the event comes now.
ImpactPoints impactPoints(const State &state, Impact impact);
/// Who wins ties now: who comes first from this seat on.
int firstOfTies(const State &state);

/// Seats still in by strength or another number, the highest first; ties by who comes first from a seat on.
template<typename Number>
std::vector<int> rankedBy(const State &state, int first, Number numberOf)
{
    auto list = seatsInFrom(state, first);
    std::ranges::stable_sort(list, std::greater{}, numberOf);
    return list;
}
}
