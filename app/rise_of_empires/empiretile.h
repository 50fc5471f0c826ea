// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/draft.h"
#include "app/rise_of_empires/mappages.h"

/// The empire tile that was taken, as it is printed: one that is known, or a new one.
namespace RiseOfEmpires
{
/// Those with the face that is up.
QList<TableChoice> empireTiles(const Play &play);
/// The one that is being described, if any is.
RiseEmpireTile describedTile(const Play &play);
/// Chooses or describes one; false if the touch is about something else.
bool touchTile(const Play &play, const Touch &touch, EmpireEntry &entry);
}
