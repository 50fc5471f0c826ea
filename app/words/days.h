// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

/// Days as people write them, in the language of now and by the clock of this place.
namespace Days
{
/// As a record writes it; invalid if it is none.
QDateTime moment(const std::string &time);
/// The same the other way.
std::string written(const QDateTime &moment);

/// "today", "yesterday", else "Sat 14".
QString inMonth(QDate day, QDate today);
/// "November", of another year "November 2025".
QString month(QDate day, QDate today);
/// "15 November 2026".
QString whole(QDate day);
/// "45 min", "2 h 40 min".
QString lasting(int minutes);
}
