// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/bronzepages.h"
#include "app/bronze_age/draft.h"

#include <span>

/// The course of a turn: which screen comes next, and what leads there.
namespace BronzeAge
{
/// The steps that this edition and these options have, in their order.
std::vector<Stage> stagesOf(const Setup &setup);
/// Something can be decided there.
bool isOpen(Stage step, const State &state);
/// A step with nothing to decide is skipped.
Stage stageAfter(Stage step, const State &state);
/// The rules allow it, and nothing that was entered would be lost.
bool mayGoTo(Stage step, const Play &play);
/// All that remains is passing, so the button passes at once.
bool onlyPassing(Stage next, const State &state);

/// Where the roll of this turn is among the actions, if it has been rolled.
std::optional<int> rollOfTurn(const Play &play);
/// Something struck, protected or was lost: worth a panel of its own.
bool isEventful(const Events &events);
/// A disaster or a famine has cost somebody something.
bool strikes(const Events &events);

/// The same on the page of another step.
Draft movedTo(Draft draft, Stage step, const Setup &setup);
/// What goes along into another phase of the turn, or the next turn: only what was changed by hand.
Draft carried(const Draft &draft);
/// As far as it still holds in this state of the same turn.
Draft fitted(Draft draft, const State &state);
State stateAfter(State state, std::span<const Action> actions);

/// On from the step that is seen, after these actions: to the next one, or to the next turn.
Answer goOn(const Play &play, const Draft &entered, std::vector<Action> actions = {});
/// The wide button that does so, with what would be lost.
TableWide onwardButton(const Play &play, std::span<const Action> actions = {}, int workersLost = 0);
/// "Pass the dice", or what that is alone and at the end.
QString passText(const State &state);
/// The last round that begins, or the end that comes, with the end of the turn; else empty.
QString endText(const State &state);
/// The rule that an action would break, in a sentence; else empty.
QString whyNotText(const Play &play, const State &state, const Action &action);
/// Several hints in one line.
QString joined(const QStringList &hints);
QString lossText(int workers, int coins);

inline Answer unchanged(const Play &play)
{
    return Done{play.draft, {}};
}
}
