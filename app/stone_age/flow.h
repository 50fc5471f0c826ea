// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/draft.h"

/// Which screen comes next, and what an undo puts back on it.
namespace StoneAge
{
/// Where the game stands if nothing was half entered.
Draft freshDraft(const State &state);
/// What is half entered if it still holds in this state of the same turn, else nothing.
Draft fitted(Draft draft, const State &state);
/// What to put back on the screen when an action is undone.
Draft draftOf(const Action &undone, const State &before);
/// What a seat that is short would pay, or nothing if it cannot.
Feed feedingOf(const State &state, int seat);
}
