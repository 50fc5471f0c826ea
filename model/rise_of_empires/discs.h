// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rise_of_empires/plays.h"

/// The action table: whose discs lie on which circles, and what they cost.
namespace RiseOfEmpires
{
/// Circles of each row.
inline int circlesOf(const Setup &setup)
{
    return CirclesPerPlayer * setup.players;
}
/// Whose disc lies on a circle, counted from 1; Nobody, also where there is no such circle.
int discOn(const Circles &row, int circle);
/// How many discs lie to the left of a circle.
int discsLeftOf(const Circles &row, int circle);
/// The circle with a seat's leftmost disc, or nothing.
std::optional<int> leftmostDisc(const Circles &row, int seat);
/// What a seat pays for taking a disc back from there: nothing with Printing (D23).
int priceOf(const State &state, int seat, Row row, int circle);

/// What every disc action must keep to: the phase, the row, the disc and its price, and what the action
/// itself costs beside it (D22).
void judgeDisc(const State &state, Row row, const Disc &disc, const Goods &cost, Judge &judge);

/// Puts the disc on its circle, or takes it off and pays.
void moveDisc(State &state, Row row, const Disc &disc, Events &events);
/// Hands over to the next player, or on to settling.
void endAction(State &state);

/// A disc action from the disc to the next player's turn; the deed is done by its own rules, told before the
/// points are.
template<typename Deed>
void playDisc(State &state, Row row, const Disc &disc, Events &events, Deed deed)
{
    const int seat = state.seat;
    auto &player = playerAt(state, seat);
    const auto before = player.sources;
    state.justTaken = -1;
    moveDisc(state, row, disc, events);
    deed(seat, player);
    tellPoints(state, seat, before, events);
    endAction(state);
}
}
