// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/telling.h"
#include "model/sheet/actions.h"
#include "model/sheet/events.h"

#include <QList>
#include <QStringList>

namespace OwnSheet
{
/// The story of an action: what was written, then what it caused. The names are in the order of the seats.
QList<LogLine> tell(
    const State &before, const Action &action, const Events &events, const QStringList &names);

/// The same in one short line, for a list of actions.
QString summary(const State &before, const Action &action, const QStringList &names);
}
