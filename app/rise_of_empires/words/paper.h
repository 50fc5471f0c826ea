// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"
#include "model/rise_of_empires/state.h"

class QPainter;
class QRectF;

/// A player's empire on paper.
namespace RiseOfEmpires
{
void drawSheet(QPainter &painter, const QRectF &area, const Record &record, int seat);

// Its parts, each in an area of its own.
void drawStock(QPainter &painter, const QRectF &area, const Player &player);
void drawTerritories(QPainter &painter, const QRectF &area, const Player &player);
void drawTiles(QPainter &painter, const QRectF &area, const Player &player);
void drawRegions(QPainter &painter, const QRectF &area, const State &state, int seat);
void drawScore(QPainter &painter, const QRectF &area, const Player &player, bool corrected);
}
