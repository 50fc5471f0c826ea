// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/stone_age/state.h"

#include <QString>

/// The rule of one thing in whole sentences: what the help's pages and the explanation of a held thing share.
namespace StoneAge
{
QString ruleOf(Place place);
QString ruleOf(Village place);
QString ruleOf(Craft craft);
QString ruleOf(Tile tile);
QString ruleOfSymbols(const Setup &setup);
QString ruleOfFeeding();
QString ruleOfHunger();
QString ruleOfExchange(int trade);
}
