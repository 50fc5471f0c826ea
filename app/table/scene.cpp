// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/scene.h"

#include "app/table/gametable.h"

std::function<void(GameTable &)> touching(const QString &step, std::vector<SceneTap> taps)
{
    return [step, taps = std::move(taps)](GameTable &table) {
        for (const auto &[id, number] : taps) {
            table.touch(id, number);
        }
        if (table.step() != step) {
            qFatal("the sample game does not lead to the step %s", qPrintable(step));
        }
    };
}
