// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <functional>
#include <memory>

/// What differs from device to device, behind one small interface.
class Device
{
public:
    virtual ~Device() = default;
    /// Keeps the screen on, or lets it sleep again.
    virtual void keepAwake(bool awake) = 0;
    /// Vibrates shortly; `strong` for a disaster.
    virtual void vibrate(bool strong) = 0;
    /// There is something in it that can vibrate.
    virtual bool canVibrate() const = 0;

    /// If the app is running already: makes it open these files and come to the front. Else false.
    virtual bool handOver(const QStringList &files) = 0;
    /// Calls this from now on when files are handed over, by another start or by the system; with none, only
    /// to come to the front.
    virtual void receive(std::function<void(const QStringList &files)> open) = 0;

    /// The device this was built for.
    static std::unique_ptr<Device> create();
};
