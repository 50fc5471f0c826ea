// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/judge.h"
#include "model/stone_age/actions.h"
#include "model/stone_age/error.h"
#include "model/stone_age/events.h"

/// The inside of the rules: for each action, what it breaks and what it does.
namespace StoneAge
{
using Judge = JudgeOf<Error>;

void judge(const State &state, const Gather &action, Judge &judge);
void judge(const State &state, const ToolMaker &action, Judge &judge);
void judge(const State &state, const Hut &action, Judge &judge);
void judge(const State &state, const Field &action, Judge &judge);
void judge(const State &state, const Trader &action, Judge &judge);
void judge(const State &state, const Building &action, Judge &judge);
void judge(const State &state, const Card &action, Judge &judge);
void judge(const State &state, const TakeTwo &action, Judge &judge);
void judge(const State &state, const Done &action, Judge &judge);
void judge(const State &state, const Feed &action, Judge &judge);
void judge(const State &state, const Adjust &action, Judge &judge);
void judge(const State &state, const Finish &action, Judge &judge);

void play(State &state, const Gather &action, Events &events);
void play(State &state, const ToolMaker &action, Events &events);
void play(State &state, const Hut &action, Events &events);
void play(State &state, const Field &action, Events &events);
void play(State &state, const Trader &action, Events &events);
void play(State &state, const Building &action, Events &events);
void play(State &state, const Card &action, Events &events);
void play(State &state, const TakeTwo &action, Events &events);
void play(State &state, const Done &action, Events &events);
void play(State &state, const Feed &action, Events &events);
void play(State &state, const Adjust &action, Events &events);
void play(State &state, const Finish &action, Events &events);

/// What the active player does is done in the phase of actions.
void judgeTurn(const State &state, Judge &judge);
void judgePeople(const State &state, int needed, Judge &judge);
/// A place that serves one player a round.
void judgeUser(const State &state, std::optional<int> user, std::string_view subject, Judge &judge);

/// Ends the game where it stands.
void endGame(State &state, Ending why, Events &events);
}
