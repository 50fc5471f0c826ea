// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/correction.h"
#include "app/bronze_age/steps.h"
#include "app/bronze_age/words/help.h"
#include "app/bronze_age/words/log.h"
#include "app/table/views.h"

/// What the table tells of the game; app/table/playedof.h says when.
namespace BronzeAge
{
QString subtitleOf(const Play &play);
bool isLastRound(const State &state);
QList<TableStep> stepBar(const Play &play);
bool endsTurn(const State &before, const Action &action, const State &after);
QString touchText(const Play &before, const Play &after, const Touch &touch);

QList<ScorePart> scoreOf(const State &state, int seat);
QString tieNoteOf(const Setup &setup);
QString endReasonOf(const Play &play);
QList<TableLine> endNotesOf(const Play &play);
}
