// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/discentry.h"
#include "model/rise_of_empires/advice.h"

/// What is entered for an empire tile: the cubes and the battles.
namespace RiseOfEmpires
{
/// As it would be done now. Without a chosen tile its figures follow from what is placed.
TakeEmpire actionOf(const Play &play);
/// What the action takes of the stock, so that nothing of it pays for the disc.
Goods costOf(const Play &play);
/// Of all that can be placed, and what is left of it.
int cubesToPlace(const Play &play);
int cubesLeft(const Play &play);
/// For each region why no cube can go there now.
std::vector<std::optional<Error>> openNow(const Play &play);
const Battle *battleAt(const EmpireEntry &entry, int region, int against);
/// What such a battle costs both by the chosen tile: the first or the second of them.
Losses lossesOf(const EmpireEntry &entry, std::size_t nth);

/// A cube more, a number of them, a battle or its losses, all own cubes back.
void touchCubes(const Play &play, const Touch &touch, EmpireEntry &entry);
}
