// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/discpages.h"
#include "app/rise_of_empires/draft.h"
#include "app/rise_of_empires/settlepages.h"

namespace RiseOfEmpires
{
/// What lies before each player, in the order of the seats.
QList<RiseSeat> seatViews(const Play &play);
/// The same with their places by the points on the track, who is ahead first; at the end by the whole score.
QList<RiseSeat> trackViews(const Play &play);
/// All of them at a glance.
RiseStand standOf(const Play &play);
}
