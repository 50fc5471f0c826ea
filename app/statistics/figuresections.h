// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/statistics/statsection.h"
#include "model/named.h"

#include <string>

struct FigureTotals;

/// Charts that every game has of its figures. The keys are those that the game counts by.
namespace FigureSections
{
/// What a game counts of one thing: "points/wonders".
template<typename Id>
std::string keyOf(const char *group, Id id)
{
    return std::string(group).append("/").append(idOf(id));
}

struct Part {
    QString name;
    QString icon;
    std::string key;
};
/// A thing as its game calls and draws it.
template<typename Id>
Part partOf(const char *group, Id id)
{
    return {nameOf(id), iconOf(id), keyOf(group, id)};
}
template<typename Id>
QList<Part> partsOf(const char *group)
{
    QList<Part> parts;
    for (const Id id : valuesOf<Id>()) {
        parts << partOf(group, id);
    }
    return parts;
}

/// What points are made of.
StatSection points(const FigureTotals &totals, const QList<Part> &parts);
/// The same without those that nobody has ever had: they would be colours to look for.
StatSection pointsEverHad(const FigureTotals &totals, QList<Part> parts);

/// Bars of how much of each there is on a sheet, with the winners' beside it.
StatSection perSheet(const FigureTotals &totals, const QString &title, const QList<Part> &parts);

/// Numbers with what they are below them.
struct Tally {
    QString label;
    std::int64_t total;
};
StatSection tallies(const FigureTotals &totals, const QString &title, const QList<Tally> &list);

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
