// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/bounds.h"

#include <string>

/// What a finger did on a page of a turn.
struct Touch {
    /// The row it touched, as the page offers it.
    std::string id;
    /// Of a counter: what it is to be.
    int number = 0;
    /// Of a field: what was typed.
    std::string text;
    bool operator==(const Touch &) const = default;

    static void members(auto &is, auto &touch)
    {
        is.required("id", touch.id);
        is.leftOut("number", touch.number, 0, {.least = -MaxCount, .most = MaxCount});
        is.leftOut("text", touch.text);
    }
};
