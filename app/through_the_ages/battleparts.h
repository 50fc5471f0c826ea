// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/through_the_ages/steps.h"

/// What battles and bids have on their pages, whether against players or the Rival.
namespace ThroughTheAges
{
/// "12 + 3 given up + 4 from cards".
QString strengthNote(int strength, int given, int cards);
/// What the card of an attack costs.
AgesPart attackActions(const Play &play, int actions);
/// Cards of defence or of colonies: a tap adds one; 0 takes all back, once there are some.
inline constexpr auto DefencePrefix = "cards-";
inline constexpr auto ColonyPrefix = "bonus-";
AgesPart defenceCards(Edition edition, const QString &title, int entered);
AgesPart colonyCards(int entered);
/// True if the touch was one of these.
bool addCard(int &entered, const Touch &touch, std::string_view prefix);
/// What a seat pays for a colony with these.
int paidFor(const State &state, int seat, const Units &given, int cards);
/// Why no units may be given up, in their place; nothing in an edition that never gives any up.
QList<AgesPart> noneGivenUp(const State &state);
/// The cards that an attack can be made with, up to a level.
std::vector<RivalCard> attacksOf(const State &state, Role role, int level);
/// A chip for each of the cards that an attack can be made with.
AgesPart attackCards(
    const QString &title, const std::vector<RivalCard> &cards, const std::optional<RivalCard> &chosen);
}
