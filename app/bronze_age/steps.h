// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/turn.h"
#include "app/table/step.h"

/// The steps of a turn, a file for each: its page, its wide button, and what a touch on either comes to.
namespace BronzeAge
{
using Step = StepOf<Play>;
extern const Step DiceStep, TradeStep, BuildStep, SwapStep, BuyStep, PassStep;
const Step &stepOf(const Draft &draft);
/// The wide button of a step that may be passed over.
TableWide passOver(const Play &play);

/// A trade that is talked over and not made, in a sentence; else empty.
QString unfinishedIn(const Play &play);
/// The state that the plan would lead to.
State planned(const Play &play);
/// What the last touch put down, if it was of the building: "3 boxes, City 4".
QString builtText(const Draft &before, const Draft &after);
}
