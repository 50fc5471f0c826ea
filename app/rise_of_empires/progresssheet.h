// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/discpages.h"
#include "app/rise_of_empires/draft.h"

/// A progress tile that is being described, over the list of tiles.
namespace RiseOfEmpires
{
/// Closed while none is.
RiseProgressSheet progressSheet(const Play &play);
Answer progressSheetTouch(const Play &play, const Touch &touch);
/// The disc as the page shows it.
Disc progressDisc(const Play &play);
/// What the payment leaves: for the tile that is described, else for any of the list.
Goods progressReserve(const Play &play);
}
