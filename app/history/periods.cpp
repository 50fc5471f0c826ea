// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/periods.h"

#include "app/words/days.h"

#include <QCoreApplication>

namespace Periods
{
namespace
{
struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Periods)
};

constexpr int Days = 30;
constexpr int Months = 12;

std::string startOf(QDate day)
{
    return ::Days::written(day.startOfDay());
}

std::string startOf(int year)
{
    return startOf(QDate(year, 1, 1));
}
}

std::vector<int> of(const History &history, QDate today)
{
    std::vector<int> periods{AllTime, RecentDays, RecentMonths};
    // Until nothing is older.
    for (int year = today.year();; --year) {
        if (history.count({.from = startOf(year), .until = startOf(year + 1)}).value_or(0) > 0) {
            periods.push_back(year);
        }
        if (history.count({.until = startOf(year)}).value_or(0) == 0) {
            return periods;
        }
    }
}

QString nameOf(int period)
{
    switch (period) {
    case AllTime:
        return Texts::tr("All time");
    case RecentDays:
        return Texts::tr("Last %n days", nullptr, Days);
    case RecentMonths:
        return Texts::tr("Last %n months", nullptr, Months);
    default:
        return QString::number(period);
    }
}

Span spanOf(int period, QDate today)
{
    switch (period) {
    case AllTime:
        return {};
    case RecentDays:
        return {startOf(today.addDays(-Days)), {}};
    case RecentMonths:
        return {startOf(today.addMonths(-Months)), {}};
    default:
        return {startOf(period), startOf(period + 1)};
    }
}
}
