// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/bronze_age/actions.h"
#include "model/bronze_age/error.h"
#include "model/bronze_age/events.h"
#include "model/record/judge.h"

/// The inside of the rules: for each action, what it breaks and what it does.
namespace BronzeAge
{
using Judge = JudgeOf<Error>;

void judge(const State &state, const Preserve &action, Judge &judge);
void judge(const State &state, const Roll &action, Judge &judge);
void judge(const State &state, const Trade &action, Judge &judge);
void judge(const State &state, const Build &action, Judge &judge);
void judge(const State &state, const Ship &action, Judge &judge);
void judge(const State &state, const Swap &action, Judge &judge);
void judge(const State &state, const Buy &action, Judge &judge);
void judge(const State &state, const Pass &action, Judge &judge);
void judge(const State &state, const Adjust &action, Judge &judge);
void judge(const State &state, const Finish &action, Judge &judge);

void play(State &state, const Preserve &action, Events &events);
void play(State &state, const Roll &action, Events &events);
void play(State &state, const Trade &action, Events &events);
void play(State &state, const Build &action, Events &events);
void play(State &state, const Ship &action, Events &events);
void play(State &state, const Swap &action, Events &events);
void play(State &state, const Buy &action, Events &events);
void play(State &state, const Pass &action, Events &events);
void play(State &state, const Adjust &action, Events &events);
void play(State &state, const Finish &action, Events &events);

/// Of a roll, all but whether every city's die is there.
void judgeDice(const State &state, const Roll &roll, Judge &judge);

/// What the dice bring before anything is full, with what the player's developments add.
int foodRolled(const Player &player, const Roll &roll);
int workersRolled(const Player &player, const Roll &roll);

/// A step is out of reach before the roll and once a later one has begun.
void judgeStep(const State &state, Phase step, Judge &judge);

/// Opens a step; the first action of a step after building takes the workers that are left.
void beginStep(State &state, Phase step, Events &events);

/// Ends the game where it stands.
void endGame(State &state, Events &events);
}
