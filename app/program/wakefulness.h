// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class Device;
class Settings;
class Shelf;

/// Keeps the screen on while a game is open and goes on, if that is wanted.
class Wakefulness : public QObject
{
    Q_OBJECT
public:
    Wakefulness(Shelf &shelf, const Settings &settings, Device &device);

    /// Tells the device; after that it is told by itself whenever something changes.
    void begin();

private:
    void follow();
    void tell();

    Shelf &m_shelf;
    const Settings &m_settings;
    Device &m_device;
    bool m_awake = false;
};
