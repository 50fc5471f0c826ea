// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/stone_age/plays.h"

/// What places, cards and tiles bring, and the rules for what is described of them.
namespace StoneAge
{
void gainTool(State &state, int seat, Events &events);
void gainPerson(State &state, int seat, Events &events);
void gainField(State &state, int seat, Events &events);
/// Moves the trade marker; the jewels come with a step, or `always`.
void gainTrade(State &state, int seat, int steps, bool always, Events &events);
void receive(State &state, int seat, int food, const Materials &materials, Events &events);
void receive(State &state, int seat, const Resources &resources, Events &events);
void keep(State &state, int seat, const Bottom &bottom, Events &events);
/// A card off the deck of which only the bottom counts.
void draw(State &state, int seat, const Bottom &bottom, Events &events);
/// One die each, from the active player on.
void hand(State &state, const std::vector<Pick> &picks, Events &events);
void hand(State &state, const std::vector<StylePick> &picks, Events &events);

void judgeBottom(const State &state, const Bottom &bottom, Judge &judge);
void judgePicks(const State &state, std::size_t picks, Judge &judge);
void judgePicks(const State &state, const std::vector<StylePick> &picks, Judge &judge);
void judgeTwo(const Resources &resources, Judge &judge);
/// How many cards of the deck these dice take.
int cardsIn(const std::vector<StylePick> &picks);
/// The deck must have as many cards as the action draws.
void judgeDeck(const State &state, int drawn, Judge &judge);
/// What only the expansion has.
void needExpansion(const State &state, bool used, std::string_view subject, Judge &judge);
}
