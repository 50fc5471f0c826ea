// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/words/log.h"

/// The two halves of the log.
namespace BronzeAge
{
/// What the player did.
QList<LogLine> actionLines(const State &before, const Action &action, const QStringList &names);

/// What it caused. Like things that happened to several players are told in one sentence.
QList<LogLine> eventLines(
    const State &before, const Action &action, const Events &events, const QStringList &names);

int boxesOf(const Build &build);
/// Where they are, with their number if there is more than one place.
QStringList placesOf(const Build &build);

QString iconOf(Development development);
QString iconOf(Monument monument);
}
