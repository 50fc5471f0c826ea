// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/discpages.h"
#include "app/rise_of_empires/draft.h"

/// Wonders, in the row of cities.
namespace RiseOfEmpires
{
/// What the page has while wonders are looked through.
RiseCityPage wonderPart(const Play &play);
TableWide wonderWide(const Play &play);
Answer wonderTouch(const Play &play, const Touch &touch);
}
