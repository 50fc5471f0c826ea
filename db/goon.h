// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/storeerror.h"

#include <cstddef>
#include <functional>

/// Told how much of long work is done, and of how much. If the answer is no, the work ends, nothing has
/// happened, and the error means nothing.
using GoOn = std::function<bool(std::size_t done, std::size_t total)>;

inline bool always(std::size_t, std::size_t)
{
    return true;
}

inline StoreError stopped()
{
    return {StoreError::Code::Unavailable, "stopped"};
}

/// Throws if the answer is no.
inline void askToGoOn(const GoOn &goOn, std::size_t done, std::size_t total)
{
    if (!goOn(done, total)) {
        throw stopped();
    }
}
