// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstdio>

/// How much the tests of faults do, and how they say what they did.
namespace Counts
{
/// With TALLYSTONE_FAULTS=full all that was asked for, else what a minute allows.
inline bool full()
{
    return qgetenv("TALLYSTONE_FAULTS") == "full";
}

/// A word now and then from what takes long.
inline void progress(int games)
{
    constexpr int Every = 250;
    if (full() && games % Every == 0) {
        std::fprintf(stderr, "%d games\n", games);
    }
}

/// A line for sum.sh, also in the file that TALLYSTONE_COUNTS names.
inline void tell(const char *what, long count)
{
    static std::FILE *const file = std::fopen(qgetenv("TALLYSTONE_COUNTS").constData(), "w");
    for (auto *to : {stdout, file}) {
        if (to) {
            std::fprintf(to, "faults: %ld %s\n", count, what);
            std::fflush(to);
        }
    }
}
}
