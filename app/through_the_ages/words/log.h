// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/telling.h"
#include "model/through_the_ages/actions.h"
#include "model/through_the_ages/events.h"

#include <QList>
#include <QStringList>

namespace ThroughTheAges
{
/// The story of an action: what the player did, then what it caused. The names are in the order of the seats,
/// the Rival's among them.
QList<LogLine> tell(
    const State &before, const Action &action, const Events &events, const QStringList &names);

/// The same in one short line, for a list of actions; `seat` is whose turn it was.
QString summary(const Action &action, const QStringList &names, int seat);
/// The same with what the state tells of it, such as which wonder.
QString summary(const State &before, const Action &action, const QStringList &names);

/// A turn that begins so: its round, age and player.
QString turnTitle(const State &before, const Action &action, const QStringList &names);
}
