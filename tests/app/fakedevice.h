// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/device.h"

#include <QString>

/// Writes down what it would have done.
class FakeDevice : public Device
{
public:
    void keepAwake(bool awake) override { this->awake = awake; }
    void knock(bool strong) override { felt += strong ? u'S' : u'l'; }
    bool canKnock() const override { return able; }
    bool handOver(const QStringList &) override { return false; }
    void receive(std::function<void(const QStringList &)>) override { }

    QString felt;
    bool able = true;
    bool awake = false;
};
