// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/bronze_age/state.h"
#include "model/record/record.h"

class QPainter;
class QRectF;

/// A player's sheet and peg-board on paper.
namespace BronzeAge
{
void drawSheet(QPainter &painter, const QRectF &area, const Record &record, int seat);

// Its parts, each in an area of its own.
void drawCities(QPainter &painter, const QRectF &area, const Player &player);
void drawDevelopments(QPainter &painter, const QRectF &area, const State &state, int seat);
void drawMonuments(QPainter &painter, const QRectF &area, const State &state, int seat);
void drawPegBoard(QPainter &painter, const QRectF &area, const State &state, int seat);
void drawDisasters(QPainter &painter, const QRectF &area, int count);
void drawScore(QPainter &painter, const QRectF &area, const State &state, int seat, bool corrected);
}
