// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/desk.h"
#include "app/stone_age/views.h"

namespace StoneAge
{
/// What people can be sent to do, in the order of the board, and what became of it this round.
QList<StonePlace> placeViews(const StoneDesk &desk);
}
