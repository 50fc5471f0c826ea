// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/stone_age/actions.h"

#include <QString>

/// The names of our drawings for the things of the game.
namespace StoneAge
{
QString iconOf(Place place);
QString iconOf(Village place);
QString iconOf(Material material);
QString iconOf(Resource resource);
QString iconOf(Craft craft);
QString iconOf(Symbol symbol);
QString iconOf(Track track);
QString iconOf(Pick pick);
QString iconOf(Bonus bonus);
QString iconOf(const StylePick &pick);
QString iconOf(const Bottom &bottom);
QString iconOf(const Top &top);
QString iconOf(TopKind top);
}
