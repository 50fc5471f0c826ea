// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/commonpages.h"
#include "app/rise_of_empires/draft.h"
#include "model/rise_of_empires/advice.h"

/// What players have and what tiles bring, as figures beside drawings.
namespace RiseOfEmpires
{
/// The five stocks of a seat and what the next settling does to them.
QList<RiseStock> stocksOf(const Play &play, int seat);
/// "At settling: 7 − 9, 2 points lost"; empty where nobody goes hungry.
QString hungerOf(const Play &play, int seat);
/// "16 − 9 = 7" at the next settling, with tiles that the active player does not have yet, and without food
/// that is paid for them.
RiseOutlook foodOutlook(const Play &play, const Tiles &with, const QString &caption, int paid = 0);

/// What a tile brings a turn: "+2" food, "+1" resource for each forest.
QList<RiseFigure> figuresOf(const ProgressTile &tile);
QList<RiseFigure> figuresOf(const CityTile &city);
QList<RiseFigure> figuresOf(const Gains &gains);
}
