// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/goon.h"

#include <atomic>
#include <functional>

/// How far long work is. The thread that works tells it, another one looks and may want it to stop.
struct Progress {
    std::atomic<int> done = 0;
    /// 0 while nobody knows.
    std::atomic<int> total = 0;
    std::atomic<bool> stopped = false;
    /// Hears of every step, on the thread that works; may be empty.
    std::function<void(int done, int total)> heard;

    /// Tells whether to go on.
    bool tell(std::size_t now)
    {
        done = static_cast<int>(now);
        if (heard) {
            heard(done, total);
        }
        return !stopped;
    }
    /// For the store. It must not outlive this.
    GoOn goOn()
    {
        return [this](std::size_t now, std::size_t of) {
            total = static_cast<int>(of);
            return tell(now);
        };
    }
};
