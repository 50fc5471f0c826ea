// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/bronze_age/rules.h"

/// What a screen asks before it offers anything.
namespace BronzeAge
{
/// Why no action of this kind can be taken now; nothing if one can.
std::optional<Error> whyNot(const State &state, Kind kind);

/// Some ware can be traded for another one; the same for the same, such as food for food, is none.
bool hasTrade(const State &state);

/// How many of the "food or workers" dice to take as food: the fewest that feed every city, or all of them.
int proposeEitherAsFood(const State &state, const Dice &dice);

/// A way to take the "food or workers" dice, and what these dice bring then.
struct EitherSplit {
    int asFood = 0;
    int food = 0;
    int workers = 0;
    bool operator==(const EitherSplit &) const = default;
};
/// From all as food to none; nothing without such dice.
std::vector<EitherSplit> eitherSplits(const State &state, const Dice &dice);

/// One line of the list of developments.
struct Offer {
    Development development;
    Price price;
    /// How to pay, if that is possible.
    std::optional<Buy> proposal;
    std::optional<Error> whyNot;
};
/// All of the edition, in the order of the sheet.
std::vector<Offer> offers(const State &state);

/// A city or a monument where workers may go.
struct Site {
    std::variant<City, Monument> place;
    int ticked = 0;
    int boxes = 0;
    /// How many more boxes the workers, and the stone given, can tick here now.
    int reach = 0;
    std::optional<Error> whyNot;
};
/// All cities, then all monuments of the sheet, in or out of play.
std::vector<Site> sites(const State &state, int stone = 0);
}
