// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/statistics/statsection.h"

#include <string>

struct FigureTotals;

/// Charts that every game has of its figures. The keys are those that the game counts by.
namespace FigureSections
{
/// What points are made of.
struct Part {
    QString name;
    QString icon;
    std::string key;
};
StatSection points(const FigureTotals &totals, const QList<Part> &parts);

/// Something that dice bring, against what chance gives.
struct Luck {
    QString title;
    QString icon;
    /// What is counted, and so many dice of it.
    QString counted;
    QString rate;
    int perDice = 1;
    std::string key;
    double expected = 0;
};
StatSection luck(const FigureTotals &totals, const Luck &luck);

/// Rounds and turns, as far as the game counts them, and time.
StatSection length(const FigureTotals &totals);
}
