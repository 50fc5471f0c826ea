// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/gate.h"

void Gate::lock()
{
    std::unique_lock guard(m_mutex);
    if (m_entered == 0 || m_inside != std::this_thread::get_id()) {
        const auto ticket = m_tickets++;
        ++m_waiting;
        m_left.wait(guard, [&] { return ticket == m_turn; });
        --m_waiting;
        m_inside = std::this_thread::get_id();
    }
    ++m_entered;
}

void Gate::unlock()
{
    const std::scoped_lock guard(m_mutex);
    if (--m_entered == 0) {
        ++m_turn;
        m_left.notify_all();
    }
}
