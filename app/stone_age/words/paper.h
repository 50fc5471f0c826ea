// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"
#include "model/stone_age/state.h"

class QPainter;
class QRectF;

/// A player's village on paper.
namespace StoneAge
{
void drawSheet(QPainter &painter, const QRectF &area, const Record &record, int seat);

// Its parts, each in an area of its own.
void drawTracks(QPainter &painter, const QRectF &area, const State &state, int seat);
void drawTools(QPainter &painter, const QRectF &area, const Player &player);
void drawStock(QPainter &painter, const QRectF &area, const State &state, int seat);
void drawSymbols(QPainter &painter, const QRectF &area, const State &state, int seat);
void drawScore(QPainter &painter, const QRectF &area, const State &state, int seat, bool corrected);
}
