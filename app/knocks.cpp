// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/knocks.h"

#include "app/device.h"
#include "app/settings.h"
#include "app/shelf.h"

Knocks::Knocks(Shelf &shelf, const Settings &settings, Device &device)
    : m_shelf(shelf)
    , m_settings(settings)
    , m_device(device)
{
    connect(&m_shelf, &Shelf::tableChanged, this, &Knocks::follow);
    follow();
}

void Knocks::follow()
{
    if (auto *table = m_shelf.table()) {
        listen(table->desk());
        // A turn that is played anew has a table of its own.
        connect(table->change(), &TableChange::changed, this, [this, change = table->change()] {
            if (change->copy()) {
                listen(change->copy()->desk());
            }
        });
    }
}

void Knocks::listen(const Desk &desk)
{
    connect(&desk, &Desk::changed, this, &Knocks::light, Qt::UniqueConnection);
    connect(&desk, &Desk::refused, this, &Knocks::strong, Qt::UniqueConnection);
    connect(&desk, &Desk::struck, this, &Knocks::strong, Qt::UniqueConnection);
}

void Knocks::plan(bool strong)
{
    m_strong = strong || m_strong;
    if (!m_planned) {
        m_planned = true;
        QMetaObject::invokeMethod(this, &Knocks::knock, Qt::QueuedConnection);
    }
}

void Knocks::knock()
{
    if (m_settings.vibration() && m_device.canKnock()) {
        m_device.knock(m_strong);
    }
    m_planned = m_strong = false;
}
