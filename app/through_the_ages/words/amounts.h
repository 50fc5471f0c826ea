// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/through_the_ages/words/things.h"
#include "app/words/amounts.h"
#include "model/through_the_ages/state.h"

/// Things with their number, as they stand in a list: "2 food".
namespace ThroughTheAges
{
/// Of what comes each turn it says so: "2 culture a turn". Only of traits that are plain numbers.
QString amount(Trait trait, int count);
QString amount(Unit unit, int count);
QString strengthAmount(int count);
QString facesAmount(int count);
QString workersAmount(int count);
QString unitsAmount(int count);
QString stagesAmount(int count);
QString cardsAmount(int count);
QString tokensAmount(int count);
/// What somebody gains or loses: as the object of a verb German bends "1 freien Arbeiter".
QString objectAmount(Benefit benefit, int count);

// With their sign: "+2 food", "−3 culture".
using ::change;
QString change(Yield yield, int count);
QString change(Trait trait, int count);
}
