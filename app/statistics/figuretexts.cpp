// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/figuretexts.h"

#include "model/record/duration.h"

#include <QLocale>

#include <cmath>

namespace FigureTexts
{
namespace
{
QString withMinus(QString text)
{
    return text.replace(u'-', QChar(0x2212));
}
}

QString dash()
{
    return QString(QChar(0x2013));
}

QString number(qint64 value)
{
    return withMinus(QLocale().toString(value));
}

QString decimal(double value)
{
    // Never "−0.0".
    const double rounded = std::round(value * 10) / 10;
    return withMinus(QLocale().toString(rounded == 0 ? 0.0 : rounded, 'f', 1));
}

QString share(double part, double whole)
{
    if (whole <= 0) {
        return dash();
    }
    //: A share in per cent.
    return Texts::tr("%1%").arg(QLocale().toString(std::lround(100 * part / whole)));
}

QString loss(qint64 value)
{
    return value == 0 ? dash() : number(-value);
}

QString ordinal(int rank)
{
    switch (rank) {
    case 1:
        //: A rank: short.
        return Texts::tr("1st");
    case 2:
        return Texts::tr("2nd");
    case 3:
        return Texts::tr("3rd");
    default:
        //: A rank from the fourth on: short.
        return Texts::tr("%1th").arg(rank);
    }
}

QString minutes(double seconds)
{
    //: A duration in minutes.
    return Texts::tr("%1 min").arg(QLocale().toString(wholeMinutes(seconds)));
}

double mean(qint64 total, int count)
{
    return count > 0 ? static_cast<double>(total) / count : 0;
}

QString sheetCount(int sheets)
{
    return Texts::tr("%n sheets", "how many score sheets a figure rests on", sheets);
}

QString gameCount(int games)
{
    return Texts::tr("%n games", "how many games a figure rests on", games);
}

QString tooFew(int games, int needed)
{
    if (games == 0) {
        //: Instead of a chart; %n is how many games it takes.
        return Texts::tr("No games yet. This takes %n games.", "", needed);
    }
    //: Instead of a chart; %1 is how many games there are, %n how many it takes.
    return Texts::tr("Only %1 so far. This takes %n games.", "", needed).arg(gameCount(games));
}
}
