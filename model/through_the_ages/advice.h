// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/forecast.h"
#include "model/through_the_ages/impacts.h"
#include "model/through_the_ages/offers.h"
#include "model/through_the_ages/rivaladvice.h"

/// What a screen asks before it offers anything. Here: numbers and where they come from, battles, the row.
namespace ThroughTheAges
{
enum class Number { Culture, Science, Strength, Happiness };
/// Where a number comes from.
struct NumberPart {
    enum class Of { Buildings, Government, Card, Tactic };
    Of of = Of::Buildings;
    /// Of a card.
    std::string name;
    int amount = 0;
    bool operator==(const NumberPart &) const = default;
};
/// Those that are not 0. What they add up to is cut at 0, happiness at 8 too.
std::vector<NumberPart> partsOf(const State &state, int seat, Number number);

/// All that a seat could pay for a colony without cards.
int highestBid(const State &state, int seat);

/// What can be taken from who lost.
struct Booty {
    int food = 0;
    int resources = 0;
    int science = 0;
    int culture = 0;
    int yellow = 0;
    int blue = 0;
    int workers = 0;
    bool operator==(const Booty &) const = default;
};
/// The smaller of what is asked for and what is there.
Booty canGive(const State &state, int seat, const Booty &asked);

/// What one card adds to a defence: bonus cards theirs, and in the new story any other military card 1.
std::vector<int> cardsOfDefence(Edition edition);
/// The same of a colony, where only bonus cards count.
std::vector<int> cardsOfColonies();
/// Whether a war that is declared now is fought: it waits for the next turn of who declares it. The rules let
/// it be declared all the same.
bool isWarFought(const State &state);

/// A card of the seat is known to let a revolution take the military actions. The rules leave that to the
/// table: a card that the catalogue does not have may say the same.
bool mayRevoltWithMilitary(const State &state, int seat);

/// Spaces of the row are counted from 1, the cheapest.
inline constexpr int RowSpaces = 13;
int rowPrice(const State &state, int seat, int space, bool wonder);
int cardsLeavingTheRow(const State &state);

/// Seats still in, the first has most; ties as in the events of the third age. The Rival is one of them.
std::vector<int> byStrength(const State &state);
std::vector<int> byCulture(const State &state);
}
