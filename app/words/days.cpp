// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/days.h"

#include <QCoreApplication>
#include <QLocale>

namespace
{
class Words
{
    Q_DECLARE_TR_FUNCTIONS(Days)

public:
    static QString today() { return tr("today"); }
    static QString yesterday() { return tr("yesterday"); }
    //: How a day of a month is written: ddd is "Sat", d is "14". Keep these letters.
    static QString shortPattern() { return tr("ddd d"); }
    //: How a date is written: d is "15", MMMM is "November", yyyy is "2026". Keep these letters.
    static QString longPattern() { return tr("d MMMM yyyy"); }
    static QString monthOfYear(const QString &month, int year)
    {
        return tr("%1 %2", "a month and its year").arg(month).arg(year);
    }
    static QString minutes(int minutes) { return tr("%1 min").arg(minutes); }
    static QString hours(int hours) { return tr("%1 h").arg(hours); }
    static QString hoursAndMinutes(int hours, int minutes)
    {
        return tr("%1 h %2 min").arg(hours).arg(minutes);
    }
};
}

namespace Days
{
QDateTime moment(const std::string &time)
{
    return QDateTime::fromString(QString::fromStdString(time), Qt::ISODate).toLocalTime();
}

std::string written(const QDateTime &moment)
{
    return moment.toUTC().toString(Qt::ISODate).toStdString();
}

QString inMonth(QDate day, QDate today)
{
    if (day == today) {
        return Words::today();
    }
    return day.addDays(1) == today ? Words::yesterday() : QLocale().toString(day, Words::shortPattern());
}

QString month(QDate day, QDate today)
{
    auto name = QLocale().standaloneMonthName(day.month());
    name.front() = name.front().toUpper();
    return day.year() == today.year() ? name : Words::monthOfYear(name, day.year());
}

QString whole(QDate day)
{
    return QLocale().toString(day, Words::longPattern());
}

QString lasting(int minutes)
{
    constexpr int Hour = 60;
    if (minutes < Hour) {
        return Words::minutes(minutes);
    }
    return minutes % Hour == 0 ? Words::hours(minutes / Hour)
                               : Words::hoursAndMinutes(minutes / Hour, minutes % Hour);
}
}
