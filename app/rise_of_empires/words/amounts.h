// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/words/things.h"
#include "app/words/amounts.h"
#include "model/rise_of_empires/state.h"

/// Things with their number, as they stand in a list: "2 gold".
namespace RiseOfEmpires
{
QString discsAmount(int count);
QString regionsAmount(int count);
QString battlesAmount(int count);

// With their sign: "+2", "−3 food".
using ::change;
QString change(int count);
}
