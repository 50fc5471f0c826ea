// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/draft.h"
#include "model/bronze_age/events.h"

/// Which screen comes next: a step with nothing to decide is skipped.
namespace BronzeAge
{
bool hasSomethingToDecide(Stage step, const State &state);
Stage stepAfter(Stage step, const State &state);
/// Something struck, protected or was lost: worth a panel of its own.
bool isEventful(const Events &events);
/// A disaster or a famine has cost somebody something.
bool strikes(const Events &events);
/// All that remains is passing, so the button passes at once.
bool onlyPassing(Stage next, const State &state);
/// Where the game stands if nothing was half entered.
Draft freshDraft(const State &state);
/// What is half entered, as far as it still holds in this state of the same turn.
Draft fitted(Draft draft, const State &state);
/// What to put back on the screen when an action is undone.
Draft draftOf(const Action &undone, const State &before);
}
