// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/playedgame.h"
#include "app/through_the_ages/correction.h"
#include "app/through_the_ages/words/help.h"
#include "app/through_the_ages/words/log.h"

/// What the table tells of the game; app/table/playedof.h says when.
namespace ThroughTheAges
{
int whoPlays(const Play &play);
QString subtitleOf(const Play &play);
QString momentOf(const Play &play);
QList<TableStep> stepBar(const Play &play);
bool strikes(const Events &events);
QString doneText(const Play &play, int first);
QString touchText(const Play &before, const Play &after, const Touch &touch);
int whoStarts(const State &state);
QList<ScorePart> scoreOf(const State &state, int seat);
QString endReasonOf(const Play &play);
QString marginOf(const Play &play);
Rematch rematchOf(const State &state);
QString fareOf(const State &state, const FigureTotals &figures);
QList<TableLine> endNotesOf(const Play &play);
}
