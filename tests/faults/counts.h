// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstdio>

/// What the programs of this folder have in common: how much they do, and how they say what they did.
namespace Counts
{
/// With TALLYSTONE_FAULTS=full all that was asked for, else what a few minutes allow.
inline bool full()
{
    return qgetenv("TALLYSTONE_FAULTS") == "full";
}

/// A line for the sum that tests/faults/sum.sh makes.
inline void tell(const char *what, long count)
{
    std::printf("faults: %ld %s\n", count, what);
    std::fflush(stdout);
}
}
