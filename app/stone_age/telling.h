// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/correction.h"
#include "app/stone_age/steps.h"
#include "app/stone_age/words/help.h"
#include "app/stone_age/words/log.h"
#include "app/table/views.h"

/// What the table tells of the game; app/table/playedof.h says when.
namespace StoneAge
{
int whoPlays(const Play &play);
QString subtitleOf(const Play &play);
bool isLastRound(const State &state);
QList<TableStep> stepBar(const Play &play);
bool endsTurn(const State &before, const Action &action, const State &after);
bool strikes(const Events &events);

QList<TableCounter> figuresOf(const State &state, int seat);
int whoStarts(const State &state);
QList<ScorePart> scoreOf(const State &state, int seat);
QString tieNoteOf(const Setup &setup);
QString endReasonOf(const Play &play);
QList<TableLine> endNotesOf(const Play &play);
}
