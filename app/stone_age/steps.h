// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/draft.h"
#include "app/stone_age/pages.h"
#include "app/table/step.h"

/// What each step of a round shows and what a touch there comes to. A touch that is none of its rows changes
/// nothing.
namespace StoneAge
{
using Step = StepOf<Play>;
extern const Step VillageStep, GatherStep, TilesStep, TileStep, CardsStep, CardStep, TwoStep, FeedStep;
const Step &stepOf(const Draft &draft);
/// What waits half entered in the village, in a sentence; else empty.
QString unfinishedIn(const Play &play);

// Parts of steps. A touch that is none of their rows is not answered.

/// All that people can be sent to do.
QList<TableChoice> placesPart(const Play &play);

StoneRoll rollPart(const Play &play);
std::optional<Answer> rollTouch(const Play &play, const Touch &touch);
/// "2 dice to go", or that their total is missing; empty once they are in.
QString rollHint(const Play &play);
/// What it is worth: "3 pips for 1 wood", and the material it brings.
QString rollRule(const Play &play);
QString rollInk(const Play &play);
/// What the roll brings: "4 wood".
QString harvestText(const Play &play);

StonePayment paymentPart(const Play &play);
std::optional<Answer> paymentTouch(const Play &play, const Touch &touch);
/// The purchase is made, or what is still missing for it.
TableWide purchaseWide(const Play &play, const QString &title);

StoneQuestions questionsPart(const Play &play);
std::optional<Answer> questionsTouch(const Play &play, const Touch &touch);
/// "2 lower halves to name"; empty once all is answered.
QString questionsHint(const Play &play);

// What they all need.

template<typename Kind>
const Kind *entered(const Play &play)
{
    return std::get_if<Kind>(&play.draft.entry.action);
}
/// Somebody who cannot pay may still have a look at what there is.
bool mayLook(const std::optional<Error> &error);
/// The head of a step, with the way back.
TableHead headOf(const QString &back, const QString &title, const QString &caption, const QString &icon);
/// What can be taken as soon as it is finished.
TableWide wideFor(const Play &play, const QString &title);

/// Another draft, and nothing done.
Answer kept(Draft draft);
/// The same with another entry.
Answer kept(const Play &play, Entry entry);
/// One action; then the village is seen again, or who must feed.
Answer taken(const Play &play, const Action &action);
/// What is entered, if it is finished.
Answer takenIfFinished(const Play &play);
/// Back to an earlier step; what has been entered waits unless it is only what the step began with.
Answer left(const Play &play, Draft to, const Entry &fresh);

/// The rows of the lists that tiles and cards are chosen from.
std::string rowOf(const Building &building, const State &state);
std::string rowOf(const Card &card);
}
