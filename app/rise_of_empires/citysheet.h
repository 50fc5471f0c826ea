// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/discpages.h"
#include "app/rise_of_empires/draft.h"

/// A city that is being described, over the list of cities.
namespace RiseOfEmpires
{
/// Closed while none is.
RiseCitySheet citySheet(const Play &play);
Answer citySheetTouch(const Play &play, const Touch &touch);
/// The disc as the page shows it.
Disc cityDisc(const Play &play);
/// What the payment leaves: for the city that is described, else for any of the list.
Goods cityReserve(const Play &play);
}
