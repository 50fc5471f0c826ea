// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/log.h"

/// The parts of the log.
namespace RiseOfEmpires
{
/// What the player did, as far as no event tells it.
QList<LogLine> actionLines(const State &before, const Action &action, const QStringList &names);

/// What it caused.
QList<LogLine> eventLines(
    const State &before, const Action &action, const Events &events, const QStringList &names);

/// What a correction changes, each with its value before and after.
QStringList changesBy(const Adjust &adjust, const State &before);
}
