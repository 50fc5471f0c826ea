// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/history.h"

#include <QDate>
#include <QString>

/// Stretches of time that games are chosen by, the same for the history and the statistics. A period is one
/// of these numbers or a year.
namespace Periods
{
enum Period { AllTime = 0, RecentDays = 1, RecentMonths = 2 };

/// Those above, then the years in which a game was played, newest first.
std::vector<int> of(const History &history, QDate today);
QString nameOf(int period);

/// From this moment on and before that one, as records write times; empty is open.
struct Span {
    std::string from;
    std::string until;
};
/// By the clock of this place.
Span spanOf(int period, QDate today);
}
