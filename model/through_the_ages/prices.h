// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/state.h"

/// What things cost, with the discounts of cards in play.
namespace ThroughTheAges
{
int priceToLearn(const State &state, const Player &player, Technology technology, int discount);
int priceOf(const State &state, const Player &player, Government government, bool revolution, int discount);
/// In food.
int priceToGrow(const Player &player, int discount);
int priceToBuild(const State &state, const Player &player, Technology technology, int discount);
int priceToUpgrade(const State &state, const Player &player, Technology from, Technology to, int discount);
/// Of the next stages; there are as many.
int priceOfStages(const Wonder &wonder, int count, int discount);
/// Civil actions that stages take.
int actionsOfStages(const Player &player, int count);
int stagesLeft(const Wonder &wonder);
}
