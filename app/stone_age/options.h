// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/optionrows.h"
#include "model/stone_age/codec.h"

/// Which Stone Age: alone or with its expansion.
namespace StoneAge
{
std::vector<CountOf<Setup>> optionRows(const Setup &setup);
int mostPlayers(const Setup &setup);
void makeRoom(Setup &setup, int players);
}
