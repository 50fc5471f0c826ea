// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/judge.h"
#include "model/sheet/error.h"
#include "model/sheet/events.h"

/// The inside of the rules: for each action, what it breaks and what it does.
namespace OwnSheet
{
using Judge = JudgeOf<Error>;

/// Events in two parts; between them comes what the deed changed.
struct Told {
    Events deed;
    Events next;
};

void judge(const State &state, const Enter &action, Judge &judge);
void judge(const State &state, const Clear &action, Judge &judge);
void judge(const State &state, const EndRound &action, Judge &judge);
void judge(const State &state, const Final &action, Judge &judge);
void judge(const State &state, const Adjust &action, Judge &judge);
void judge(const State &state, const Finish &action, Judge &judge);

void play(State &state, const Enter &action, Told &told);
void play(State &state, const Clear &action, Told &told);
void play(State &state, const EndRound &action, Told &told);
void play(State &state, const Final &action, Told &told);
void play(State &state, const Adjust &action, Told &told);
void play(State &state, const Finish &action, Told &told);

void judgeSeat(const State &state, int seat, Judge &judge);
/// Row, round and seat of a cell that something is entered in.
void judgeCell(const State &state, const CellName &cell, Judge &judge);
/// The cell of an action that is not refused.
CellAt cellAt(const State &state, const CellName &cell);
/// Writes a cell, without working anything out.
void write(State &state, const Enter &enter, Told &told);

/// An end that is met at once ends the rounds now; without rounds, the game.
void endIfMetAtOnce(State &state, Told &told);
/// No further round begins: the rows of the game are left, or nothing.
void endRounds(State &state, Told &told);
/// Ends the game where it stands.
void endGame(State &state, Told &told);
}
