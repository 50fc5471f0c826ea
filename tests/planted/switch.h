// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Included by files with faults planted in them, and by nothing else.

#include <atomic>
#include <cstdlib>

#include <fcntl.h>
#include <unistd.h>

inline unsigned numberInEnvironment(const char *name)
{
    const char *text = std::getenv(name);
    return text ? static_cast<unsigned>(std::strtoul(text, nullptr, 10)) : 0;
}

/// Whether the fault of this number is the one that is switched on. With TALLYSTONE_PLANTED_REACHED, the path
/// of a file, it also leaves its number there the first time it is asked: at once, since some tests kill.
template<unsigned Number>
bool planted()
{
    static const unsigned chosen = numberInEnvironment("TALLYSTONE_PLANTED");
    static const char *const reached = std::getenv("TALLYSTONE_PLANTED_REACHED");
    static std::atomic<bool> told = !reached;
    if (!told.exchange(true)) {
        char line[16];
        int at = sizeof line;
        line[--at] = '\n';
        for (unsigned rest = Number; rest > 0; rest /= 10) {
            line[--at] = static_cast<char>('0' + rest % 10);
        }
        if (const int file = open(reached, O_WRONLY | O_APPEND | O_CREAT, 0644); file >= 0) {
            const auto size = sizeof line - static_cast<std::size_t>(at);
            (void)!write(file, line + at, size);
            close(file);
        }
    }
    return chosen == Number;
}
