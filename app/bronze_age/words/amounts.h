// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/amounts.h"
#include "model/bronze_age/ids.h"

/// Things with their number, as they stand in a list: "2 wood".
namespace BronzeAge
{
QString amount(Good good, int count);
QString amount(Ware ware, int count);
QString foodAmount(int count);
QString workersAmount(int count);
QString coinsAmount(int count);

/// Those that are there at all.
QStringList amounts(const Goods &goods);
QStringList amounts(const Wares &wares);
/// The dice of a roll by what they show; of the "food or workers" ones so many are taken as food.
QStringList amounts(const Dice &dice, int eitherAsFood);
}
