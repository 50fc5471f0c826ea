// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/stone_age/purchase.h"
#include "model/stone_age/rules.h"
#include "model/stone_age/score.h"

/// What a screen asks before it offers anything.
namespace StoneAge
{
/// Why no action of this kind can be taken now; nothing if one can.
std::optional<Error> whyNot(const State &state, Kind kind);

/// A place where the active player's people may gather.
struct GatheringPlace {
    Place place;
    /// How many people it takes now.
    int most = 0;
    std::optional<Error> whyNot;
};
/// All of the game in the order of the board; own sites with the expansion only.
std::vector<GatheringPlace> gatheringPlaces(const State &state);

/// Going to a place of the village.
Action visitTo(Village place);

/// What a place of the village brings: steps on its own track, and the trader's jewels.
struct VillageGain {
    int steps = 0;
    int jewels = 0;
    bool operator==(const VillageGain &) const = default;
};
/// Nothing if the active player cannot go there.
VillageGain villageGain(const State &state, Village place);

/// A slot or a stack, and whether somebody may buy there.
struct BuyingPlace {
    int at = 0;
    std::optional<Error> whyNot;
    /// How to pay for a card, if that is possible; a tile is seen only on the table.
    std::optional<Purchase> proposal;
};
std::vector<BuyingPlace> cardSlots(const State &state);
std::vector<BuyingPlace> stacks(const State &state);

/// What a total of pips comes to.
struct Harvest {
    int total = 0;
    int units = 0;
    int lost = 0;
    bool operator==(const Harvest &) const = default;
};
Harvest harvest(const Player &player, int divisor, int dice, const ToolUse &tools);
/// The tools of the board that bring the most units, with as few pips and as few tools as that takes.
ToolUse proposeTools(const Player &player, int divisor, int dice);

/// What the meal at the end of the round leaves if nothing more comes; negative: so much is missing. Who has
/// eaten already has what is left.
int foodAfterMeal(const State &state, int seat);

/// The tiles whose price is printed in full or in kinds, in the order of the box.
struct TileOffer {
    TilePrice price;
    /// The best way to pay it now, if there is one; of a fixed tile the printed price all the same.
    Materials pay;
    std::optional<Purchase> proposal;
};
std::vector<TileOffer> tileOffers(const State &state);

/// The table after a purchase as far as it is entered, allowed or not: its price is paid, its upper half
/// taken, what was handed out so far is handed out. A lower half of no people counts nothing.
State foreseen(const State &state, const Action &purchase);

/// What a lower half would add to the player's score if the game ended now.
int worthOf(const Player &player, const Bottom &bottom);
/// What a building would add to it: its points, and one more for each of the builders.
int worthOfBuilding(const Player &player, int buildingPoints);
}
