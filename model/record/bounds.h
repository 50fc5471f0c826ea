// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <climits>

inline constexpr int MaxCount = 1'000'000;
inline constexpr int MaxText = 2'000;

/// What a description says of a value beside its type. Of a list they hold for each item, too.
struct Bounds {
    /// Of a number, or of a trimmed text's length.
    int least = 0;
    int most = MaxCount;
    /// Of a list.
    int fewestItems = 0;
    int mostItems = INT_MAX;
    bool once = false;
    /// Of a text.
    bool trimmed = false;
    /// Of an object of counts: written with its zeros.
    bool zeros = false;

    bool areUsual() const { return least == 0 && most == MaxCount; }
};
