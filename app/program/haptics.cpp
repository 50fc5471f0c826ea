// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/haptics.h"

#include "app/home/shelf.h"
#include "app/program/device.h"
#include "app/program/settings.h"

Haptics::Haptics(Shelf &shelf, const Settings &settings, Device &device)
    : m_shelf(shelf)
    , m_settings(settings)
    , m_device(device)
{
    connect(&m_shelf, &Shelf::tableChanged, this, &Haptics::follow);
    follow();
}

void Haptics::follow()
{
    if (auto *table = m_shelf.table()) {
        listen(*table);
        // A turn that is played anew has a table of its own.
        connect(table->change(), &TableChange::changed, this, [this, change = table->change()] {
            if (change->copy()) {
                listen(*change->copy());
            }
        });
    }
}

void Haptics::listen(const GameTable &table)
{
    connect(&table, &GameTable::moved, this, &Haptics::light, Qt::UniqueConnection);
    connect(&table, &GameTable::refused, this, &Haptics::strong, Qt::UniqueConnection);
    connect(&table, &GameTable::struck, this, &Haptics::strong, Qt::UniqueConnection);
}

void Haptics::plan(bool strong)
{
    m_strong = strong || m_strong;
    if (!m_planned) {
        m_planned = true;
        QMetaObject::invokeMethod(this, &Haptics::vibrate, Qt::QueuedConnection);
    }
}

void Haptics::vibrate()
{
    if (m_settings.vibration() && m_device.canVibrate()) {
        m_device.vibrate(m_strong);
    }
    m_planned = m_strong = false;
}
