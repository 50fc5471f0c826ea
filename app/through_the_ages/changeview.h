// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/through_the_ages/pages.h"
#include "model/through_the_ages/forecast.h"

/// What an action costs and changes, as figures beside drawings.
namespace ThroughTheAges
{
/// "+2 a turn"; what does not change is left out.
QList<AgesFigure> figuresOf(const Change &change);
QList<AgesFigure> figuresOf(const Benefits &numbers);
/// What a card gives while it is in play, as far as it is a plain number.
QList<AgesFigure> figuresOf(const Traits &traits);
/// What each worker gives.
QList<AgesFigure> figuresOf(const Output &output, Type type);
/// The units of an army, one drawing each.
QList<AgesFigure> figuresOf(Tactic tactic);

/// A row with the price, the actions and the changes of what it does, or why it cannot be done.
AgesRow rowOf(const TableChoice &choice, const Prospect &prospect, int seat, const QString &whyNot);
}
