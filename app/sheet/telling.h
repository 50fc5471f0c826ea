// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/correction.h"
#include "app/sheet/words/help.h"
#include "app/sheet/words/log.h"
#include "app/table/rows.h"
#include "app/table/views.h"

/// What the table tells of the game; app/table/playedof.h says when.
namespace OwnSheet
{
QString subtitleOf(const Play &play);
TableLine togetherIn(const Play &play);
QString momentOf(const Play &play);
bool isLastRound(const State &state);
QList<TableStep> stepBar(const Play &play);
int whoActs(const State &before, const Action &action);
QString turnTitle(const State &before, const Action &action, const QStringList &names);
bool endsTurn(const State &before, const Action &action, const State &after);
QString tieNoteOf(const Setup &setup);
QString endReasonOf(const Play &play);
QList<TableLine> endNotesOf(const Play &play);
Alone aloneResult(const State &state);
}
