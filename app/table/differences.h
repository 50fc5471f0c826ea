// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/named.h"

#include <optional>

/// What a correction by hand sets: only what is different from before.
template<typename Enum>
void addDifferences(const PerId<Enum, int> &before, const PerId<Enum, int> &after,
    PerId<Enum, std::optional<int>> &differences)
{
    for (const Enum value : valuesOf<Enum>()) {
        if (before[value] != after[value]) {
            differences[value] = after[value];
        }
    }
}
