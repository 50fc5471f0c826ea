// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/steps.h"

/// The parts of what a purchase asks beside its price. A touch that is none of their rows is not answered.
namespace StoneAge
{
/// Dice that all players take one of.
void askForPicks(const Play &play, StoneQuestions &page);
int picksMissing(const Play &play);
std::optional<Answer> picksTouch(const Play &play, const Touch &touch);

/// Lower halves of cards.
QList<StoneHalf> halvesPart(const Play &play);
int halvesMissing(const Play &play);
std::optional<Answer> halvesTouch(const Play &play, const Touch &touch);
/// Every lower half there is, with what it would be worth to somebody.
QList<TableChoice> bottomRows(const Setup &setup, const QString &prefix, const Player &owner);
std::optional<Bottom> bottomAt(const Setup &setup, int row);

/// Any two resources.
void askForTwo(const Play &play, StoneQuestions &page);
int twoMissing(const Play &play);
std::optional<Answer> anyTwoTouch(const Play &play, const Touch &touch);
}
