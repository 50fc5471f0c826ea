// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/shelf.h"
#include "app/program/device.h"
#include "app/program/settings.h"
#include "tests/app/tables.h"

/// Writes down what it would have done.
class FakeDevice : public Device
{
public:
    void keepAwake(bool awake) override { this->awake = awake; }
    void vibrate(bool strong) override { felt += strong ? u'S' : u'l'; }
    bool canVibrate() const override { return able; }
    bool handOver(const QStringList &) override { return false; }
    void receive(std::function<void(const QStringList &)>) override { }

    QString felt;
    bool able = true;
    bool awake = false;
};

/// A shelf with one game of two players, which is not open yet, beside such a device.
struct DeviceOnTheTable {
    DeviceOnTheTable() { settings.forgetAll(); }

    Store store = Store::open(":memory:").value();
    std::int64_t game = Tables::create(store, setupFor(BronzeAge::Edition::Original, 2));
    Settings settings;
    FakeDevice device;
    Shelf shelf{store, Tables::clock};
};
