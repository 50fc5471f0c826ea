// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/words/things.h"
#include "app/words/amounts.h"

/// Things with their number, as they stand in a list: "2 wood".
namespace BronzeAge
{
QString foodAmount(int count);
QString workersAmount(int count);
QString coinsAmount(int count);

/// The dice of a roll by what they show; of the "food or workers" ones so many are taken as food.
QStringList amounts(const Dice &dice, int eitherAsFood);
}
