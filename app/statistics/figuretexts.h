// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

/// Numbers as statistics write them. Figures that rest on too little say so instead.
namespace FigureTexts
{
/// What every file of the statistics says is translated in one place.
struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Statistics)
};

/// A share or a rate takes at least so many games.
inline constexpr int FewGames = 5;
/// A trend takes at least so many.
inline constexpr int FewForTrend = 3;

/// Where there is no number.
QString dash();
QString number(qint64 value);
/// With one digit after the point.
QString decimal(double value);
QString share(double part, double whole);
/// What was lost, with its sign.
QString loss(qint64 value);
/// A rank: "1st".
QString ordinal(int rank);
QString minutes(double seconds);

/// Nothing where there is nothing to share out.
double mean(qint64 total, int count);

/// "23 games".
QString gameCount(int games);
/// "61 sheets".
QString sheetCount(int sheets);
/// "Too few games: this takes 5, and there are 3."
QString tooFew(int games, int needed);
}
