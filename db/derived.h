// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"
#include "db/tallies.h"

#include <optional>

/// Results, figures and sums, which follow from the logs. They throw; see exceptions.h.
namespace Derived
{
/// Brings what is derived of one game in step with it.
void follow(Connection &connection, std::int64_t game);

/// The halves of that, for many games at once: what they change in the sums is gathered.
void retract(Connection &connection, std::int64_t game, Tallies &tallies);
void enter(Connection &connection, std::int64_t game, Tallies &tallies);
/// The same for a game whose rules have spoken.
void enter(
    Connection &connection, const GameRow &game, const std::optional<Outcome> &outcome, Tallies &tallies);

/// What rules say of a game, if they say it of all who sat there, and how long it was played. There may be
/// more seats than players.
std::optional<Outcome> toldOf(const Record &record, std::optional<Outcome> outcome);

/// Asks about the games that could not be told yet.
void tellUntold(Connection &connection);

/// Everything anew.
void rebuild(Connection &connection);

/// A game's numbers as kept, of its players alone; nothing if they are not told.
std::optional<Finished> finishedIn(Connection &connection, std::int64_t game);

/// Adds a game to the sums or, with -1, takes it off; one that was not played to its end never counts.
void addUp(Connection &connection, std::int64_t game, int sign, Tallies &tallies);

/// Takes over a new name, place or note.
void followWords(Connection &connection, std::int64_t game);
}
