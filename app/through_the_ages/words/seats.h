// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games.h"

namespace ThroughTheAges
{
/// The Rival, against one player.
std::vector<OtherSeat> rivalSeats(const Record &record);
/// The number of the edition at BoardGameGeek.
int bggNumber(const Record &record);
}
