// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

/// Lets one thread in at a time, in the order they came: long work that enters again and again keeps nobody
/// waiting for more than one of its steps. Who is inside may enter once more.
class Gate
{
public:
    void lock();
    void unlock();
    /// Somebody stands before it.
    bool isWanted() const { return m_waiting > 0; }

private:
    std::mutex m_mutex;
    std::condition_variable m_left;
    std::thread::id m_inside;
    int m_entered = 0;
    std::uint64_t m_tickets = 0;
    std::uint64_t m_turn = 0;
    std::atomic<int> m_waiting = 0;
};
