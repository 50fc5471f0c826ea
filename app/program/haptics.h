// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class GameTable;
class Device;
class Settings;
class Shelf;

/// What a tap at the open table feels like: light for what was taken, strong for what was refused and
/// for a disaster. However much one tap does, it is felt once.
class Haptics : public QObject
{
    Q_OBJECT
public:
    Haptics(Shelf &shelf, const Settings &settings, Device &device);

private:
    void follow();
    void listen(const GameTable &table);
    void light() { plan(false); }
    void strong() { plan(true); }
    void plan(bool strong);
    void vibrate();

    Shelf &m_shelf;
    const Settings &m_settings;
    Device &m_device;
    bool m_planned = false;
    bool m_strong = false;
};
