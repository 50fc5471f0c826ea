// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rise_of_empires/checklist.h"
#include "model/rise_of_empires/control.h"
#include "model/rise_of_empires/forecast.h"
#include "model/rise_of_empires/offers.h"
#include "model/rise_of_empires/rules.h"

/// What a screen asks before it offers anything. Here: the discs, their price and where cubes may go.
namespace RiseOfEmpires
{
/// Why no action of this kind can be taken now; nothing if one can, as far as that does not depend on tiles
/// that only the table sees.
std::optional<Error> whyNot(const State &state, Kind kind);

/// One circle of a row.
struct CircleNow {
    /// From the right, the first is 1.
    int circle = 1;
    /// Whose disc lies there.
    int seat = Nobody;
    /// A disc lay there and was taken back this turn.
    bool takenBack = false;
    /// In a B turn: what its owner would pay now.
    int price = 0;
    /// In a B turn: it is the active player's, who could pay for it with all kinds together.
    bool payable = false;
    bool operator==(const CircleNow &) const = default;
};
/// A row of the action table for the active player.
struct RowNow {
    Row row = Row::Progress;
    /// All circles of the row.
    std::vector<CircleNow> circles;
    /// In an A turn where the next disc goes, in a B turn the disc that is taken if no other is chosen.
    std::optional<int> next;
    /// Why what the row offers cannot be done, and why not even a disc can be moved there. The price counts
    /// here as what is short of it.
    std::optional<Error> whyNot;
    std::optional<Error> whyNotIdle;
};
RowNow rowNow(const State &state, Row row);
std::vector<RowNow> rows(const State &state);

/// How the active player could pay for a disc.
struct Payment {
    int price = 0;
    /// The most that can go of each kind, so that what the action costs is left.
    Goods most;
    /// Food that the next settling can spare, then gold, resources, cubes, the other food, points last.
    /// Nothing if all together is too little, or if no such disc is there.
    std::optional<Goods> proposal;
    /// What is short of the price even so.
    int missing = 0;
    bool operator==(const Payment &) const = default;
};
/// In an A turn nothing is paid. Without a circle it is the cheapest disc.
/// What an action costs beside its disc is told by costs.h.
Payment payment(
    const State &state, Row row, std::optional<int> circle = std::nullopt, const Goods &cost = {});
/// Paid by the proposal, if there is one.
Disc proposeDisc(
    const State &state, Row row, std::optional<int> circle = std::nullopt, const Goods &cost = {});

/// Whether by the rules a disc may lie there idle: in an A turn not as long as an empire tile can still be
/// taken, for that is possible without a cube. Who says otherwise is asked, not refused (D27).
bool mayIdle(const State &state, Row row);

/// For each region why no cube can be placed there, or nothing; by the tile, if one is chosen, and after what
/// is placed already.
std::vector<std::optional<Error>> openRegions(
    const State &state, int number = MostRegionsOfTile, bool water = true, const PerName &placed = {});
/// The same for a free action: neither water nor a number is asked for.
std::optional<Error> whyClosed(const State &state, int region);

/// Who could be attacked where, once cubes are withdrawn and placed.
struct Target {
    int region = 0;
    int against = 0;
    /// Cubes of both there.
    int own = 0;
    int other = 0;
    bool operator==(const Target &) const = default;
};
std::vector<Target> battleTargets(const State &state, bool withdraw = false, const PerName &place = {});

/// What a battle costs both, and who controls the region then.
struct BattleResult {
    int own = 0;
    int other = 0;
    Standings after;
    bool operator==(const BattleResult &) const = default;
};
BattleResult battleResult(const State &state, const TakeEmpire &action, const Battle &battle);

/// How an empire action would change the map, for the question of control.
CubeChanges changesOf(const State &state, const TakeEmpire &action);
CubeChanges changesOf(const State &state, const FreeAction &action);

/// The figures of an action for which no tile was chosen: as many regions as are used, at least 1, and water
/// if one of them needs it.
void describeTile(const State &state, TakeEmpire &action);

/// A tile with a free action of a seat that may use one now.
struct FreeTile {
    int seat = 0;
    int tile = 0;
    std::optional<Error> whyNot;
};
std::vector<FreeTile> freeTiles(const State &state);
}
