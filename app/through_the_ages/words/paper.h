// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"
#include "model/through_the_ages/state.h"

class QPainter;
class QRectF;

/// A player's civilization on paper.
namespace ThroughTheAges
{
/// The Rival's seat shows what it has.
void drawSheet(QPainter &painter, const QRectF &area, const Record &record, int seat);

// Its parts, each in an area of its own.
void drawBoard(QPainter &painter, const QRectF &area, const Player &player, Edition edition);
void drawRatings(QPainter &painter, const QRectF &area, const Player &player, Edition edition);
void drawCards(QPainter &painter, const QRectF &area, const Player &player, Edition edition);
void drawScore(QPainter &painter, const QRectF &area, const Player &player, bool corrected);
void drawRival(QPainter &painter, const QRectF &area, const State &state, bool corrected);
}
