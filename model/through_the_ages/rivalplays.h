// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/plays.h"

/// The inside of the Rival's turn.
namespace ThroughTheAges
{
int rivalStrength(const State &state);
int humanStrength(const State &state);
/// At a tie the one whose turn it is is first (N15).
bool isRivalStronger(const State &state);
bool isRivalAhead(const State &state);

/// Changes its culture together with where it came from, and tells what really changed.
void scoreRival(State &state, RivalSource source, int culture, Events &events);
/// Units leave, and with them tactics.
void giveUpUnits(State &state, const RivalArmy &units, Events &events);
void dropTactics(State &state, Events &events);

/// Civil cards that it takes off the row in the first round.
constexpr int removedFromTheRow(const Setup &setup)
{
    return setup.rivalFirst ? 1 : 2;
}
void beginRivalTurn(State &state, Events &events);
/// What it does without further input, and the end of its turn.
void endRivalTurn(State &state, Events &events);
/// After a territory: on with whose turn it is.
void resumeTurn(State &state, Events &events);

/// What a revealed event does to it.
void strikeRival(State &state, Revealed event, Events &events);

void judgeRivalPhase(const State &state, Phase phase, Judge &judge);
void judgeCards(const State &state, std::span<const RivalCard> cards, int count, Judge &judge);

/// The cards of a hand that fit what it would play, by their places.
std::vector<int> fittingCards(const State &state, std::span<const RivalCard> hand);
bool hasTarget(const State &state, RivalCard card);
/// It is so far ahead that it declares war if it can.
bool wantsWar(const State &state);
/// Cards that are turned over for its defence.
int cardsToDefend(const State &state, Role attack);
/// What it gives up in a war against a total, or in defence of an aggression.
RivalArmy sacrificeInWar(const State &state, int total);
RivalArmy sacrificeInDefence(const State &state, int total, int defence);

/// How it bids now; a second unit only while it stays stronger.
RivalArmy unitsToBid(const State &state);

/// What a turn of production would come to.
struct RivalPlan {
    bool blocked = false;
    bool mobilises = false;
    Tactic tactic = Tactic::None;
    int built = 0;
    int upgraded = 0;
    int culture = 0;
    int draw = 0;
    RivalArmy army;
    bool operator==(const RivalPlan &) const = default;
};
RivalPlan planOf(const State &state, std::span<const RivalCard> hand, bool attacked);

/// The technology whose workers a raid takes next, of at most a level.
std::optional<Technology> raided(const State &state, int mostLevel);
/// The age of the colony that is annexed.
int highestColony(const Player &player);
/// The player's loss to an aggression that was won.
void loseTo(State &state, RivalCard card, const Defend &defence, Events &events);
/// Whether the player must say who or what is lost.
bool needsWorker(const State &state, RivalCard card, const Units &sacrificed);
bool needsColony(const State &state, RivalCard card);
}
