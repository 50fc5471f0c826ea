// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rise_of_empires/error.h"
#include "model/rise_of_empires/settling.h"
#include "model/rise_of_empires/turns.h"

/// What the end of the turn, of the era and of the game would come to.
namespace RiseOfEmpires
{
/// Cubes more or fewer, by seat and region.
using CubeChanges = std::array<CubeMap, MaxPlayers>;

struct RegionControl {
    CubesBySeat cubes{};
    Standings standings;
    /// Without the changes.
    Standings before;
    bool operator==(const RegionControl &) const = default;
};
struct Control {
    std::vector<RegionControl> regions;
    /// What the changes do to the points and yields of every player.
    std::array<Gains, MaxPlayers> change{};
    bool operator==(const Control &) const = default;
};
Control control(const State &state, const CubeChanges &changes = {});

/// Tiles that nobody has yet.
struct Tiles {
    std::vector<Territory> territories;
    std::vector<ProgressTile> progress;
    std::vector<CityTile> cities;
    bool operator==(const Tiles &) const = default;
};
/// The state if somebody had them too.
State withTiles(State state, int seat, const Tiles &tiles);

/// Why a turn could not be settled so, whatever the phase.
std::optional<Error> whyNotSettle(const State &state, const Settle &settle = {});

/// Who falls short or runs over at the next settling if nothing changes.
struct FoodTrouble {
    int seat = 0;
    int missing = 0;
    int vpLost = 0;
    int over = 0;
    int gold = 0;
    bool operator==(const FoodTrouble &) const = default;
};
std::vector<FoodTrouble> foodTroubles(const State &state);

/// Resources that are missing for all of a player's cities, and which to give up: as few as will do, of these
/// those with the least points, then the least of all else, then those taken last.
struct UpkeepProposal {
    int missing = 0;
    std::vector<int> drop;
    bool operator==(const UpkeepProposal &) const = default;
};
/// What the settling brings a player beside counts; what it gives up does not.
UpkeepProposal proposeUpkeep(const State &state, int seat, const Settle &settle = {});

/// The end of an era for one player.
struct KeepPreview {
    int gold = 0;
    int cubes = 0;
    int goldLeft = 0;
    int poolLeft = 0;
    /// What each tile brings a turn with the territories owned; a city after its food and upkeep.
    std::vector<Gains> progress;
    std::vector<Gains> cities;
    int mostProgress = 0;
    int mostCities = 0;
    /// After halving.
    CubeMap map{};
    std::optional<Error> whyNot;
};
KeepPreview keepPreview(const State &state, const Keep &keep);
/// Everything that can be paid; otherwise what brings most points, then most of all else, then what was taken
/// first.
Keep proposeKeep(const State &state, int seat);

/// What put somebody behind the one before.
enum class ChoosingRule { Vp, Equipment, Position };
struct ChoosingNow {
    Chooser chooser;
    /// Nothing for the first.
    std::optional<ChoosingRule> after;
    /// Counted from 1, once it is chosen.
    std::optional<int> position;
    bool operator==(const ChoosingNow &) const = default;
};
/// Who would choose in which order if the turn were settled so, before tiles are paid for; while places are
/// chosen, who does. Nobody in the last turn.
std::vector<ChoosingNow> choosingNow(const State &state, const Settle &settle = {});

/// Where a player's points come from if the game ended now.
struct Origins {
    Sources sources;
    int gold = 0;
    int resources = 0;
    int total() const { return sumOf(sources) + gold + resources; }
    bool operator==(const Origins &) const = default;
};
Origins originsOf(const Player &player);
}
