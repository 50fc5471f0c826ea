// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

/// What differs from device to device, behind one small interface.
class Device
{
public:
    virtual ~Device() = default;
    /// Keeps the screen on, or lets it sleep again.
    virtual void keepAwake(bool awake) = 0;
    /// A short knock that can be felt; `strong` for a disaster.
    virtual void knock(bool strong) = 0;

    /// The device this was built for.
    static std::unique_ptr<Device> create();
};
