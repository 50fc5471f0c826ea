// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/wakefulness.h"

#include "app/home/shelf.h"
#include "app/program/device.h"
#include "app/program/settings.h"

Wakefulness::Wakefulness(Shelf &shelf, const Settings &settings, Device &device)
    : m_shelf(shelf)
    , m_settings(settings)
    , m_device(device)
{
}

void Wakefulness::begin()
{
    connect(&m_settings, &Settings::changed, this, &Wakefulness::tell);
    connect(&m_shelf, &Shelf::tableChanged, this, &Wakefulness::follow);
    follow();
}

void Wakefulness::follow()
{
    if (m_shelf.table()) {
        connect(m_shelf.table(), &GameTable::changed, this, &Wakefulness::tell, Qt::UniqueConnection);
    }
    tell();
}

void Wakefulness::tell()
{
    const auto *table = m_shelf.table();
    const bool awake = m_settings.keepAwake() && table && !table->over();
    if (awake != m_awake) {
        m_awake = awake;
        m_device.keepAwake(awake);
    }
}
