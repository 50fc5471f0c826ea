// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/words/things.h"
#include "app/words/amounts.h"
#include "model/stone_age/cards.h"

/// Things with their number, as they stand in a list: "2 wood".
namespace StoneAge
{
QString foodAmount(int count);
QString peopleAmount(int count);
QString pointsAmount(int count);
}
