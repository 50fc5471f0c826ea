// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/steps.h"

namespace RiseOfEmpires
{
/// Who keeps tiles now: whoever was asked for, else the next who must.
int keeperOf(const Play &play);
}
