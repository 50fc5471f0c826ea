// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/amounts.h"
#include "model/rise_of_empires/state.h"

/// Things with their number, as they stand in a list: "2 gold".
namespace RiseOfEmpires
{
QString amount(Gain gain, int count);
QString amount(Good good, int count);
QString amount(Material material, int count);
QString amount(Income income, int count);
QString amount(Yield yield, int count);
QString amount(Prize prize, int count);
QString amount(Territory territory, int count);
QString discsAmount(int count);
QString regionsAmount(int count);
QString battlesAmount(int count);

// With their sign: "+2", "−3 food".
QString change(int count);
QString change(Gain gain, int count);
/// Those that change at all.
QStringList changes(const Gains &gains);
}
