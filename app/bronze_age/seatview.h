// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/draft.h"
#include "app/bronze_age/views.h"

namespace BronzeAge
{
BronzeSeat seatView(const Play &play, int seat);

// For the screen reader.
QList<QString> citiesSpoken(const Player &player);
QList<QString> monumentsSpoken(const State &state, int seat);
}
