// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/game.h"
#include "model/stone_age/cards.h"

#include <QString>

/// Stone Age in words.
namespace StoneAge
{
QString nameOf(Resource resource);
QString nameOf(Material material);
QString nameOf(Place place);
QString nameOf(Village place);
QString nameOf(Symbol symbol);
QString nameOf(Craft craft);
QString nameOf(Tile tile);
QString nameOf(Pick pick);
QString nameOf(Style style);
QString nameOf(Bonus bonus);
QString nameOf(Track track);
QString nameOf(Phase phase);
QString foodName();

/// The halves of a card, short enough for a row.
QString textOf(const Bottom &bottom);
QString textOf(const Top &top);

QString refusalText(const Refusal &refusal, const Record &record);
QString sheetText(const Record &record, int actions);
}
