// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/correction.h"
#include "app/rise_of_empires/words/help.h"
#include "app/rise_of_empires/words/log.h"
#include "app/table/rows.h"
#include "app/table/views.h"

/// What the table tells of the game; app/table/playedof.h says when.
namespace RiseOfEmpires
{
int whoPlays(const Play &play);
QString subtitleOf(const Play &play);
TableLine togetherIn(const Play &play);
QString momentOf(const Play &play);
QString doneText(const Play &play, int first);
bool isLastRound(const State &state);
QList<TableStep> stepBar(const Play &play);
int whoActs(const State &before, const Action &action);
QString turnTitle(const State &before, const Action &action, const QStringList &names);
bool endsTurn(const State &before, const Action &action, const State &after);
bool strikes(const Events &events);
QVariant pageOver(const Play &play);

QList<ScorePart> scoreOf(const State &state, int seat);
QString tieNoteOf(const Setup &setup);
QString endReasonOf(const Play &play);
QString roundsOf(const State &state);
QList<TableLine> endNotesOf(const Play &play);
}
