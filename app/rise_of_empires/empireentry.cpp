// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/empireentry.h"

#include "app/rise_of_empires/map.h"

#include <algorithm>

namespace RiseOfEmpires
{
namespace
{
/// Cubes that are there no more are not placed, and battles that cannot be any more are not fought.
void fit(const Play &play, EmpireEntry &entry)
{
    const auto &state = play.state();
    int left = active(state).pool + (entry.withdraw ? cubesOnMap(active(state)) : 0);
    for (int &count : entry.place.counts) {
        count = std::min(count, left);
        left -= count;
    }
    leaveOutNothing(entry.place);
    const auto targets = battleTargets(state, entry.withdraw, entry.place);
    std::erase_if(entry.battles, [&](const Battle &battle) {
        return std::ranges::none_of(targets, [&](const Target &target) {
            return target.region == battle.region.index && target.against == battle.against;
        });
    });
}

/// Begins a battle or thinks better of it. One more than is allowed takes the place of the last; of a region
/// there is only one.
void toggleBattle(const Play &play, EmpireEntry &entry, int against, int region)
{
    auto &battles = entry.battles;
    const bool was = battleAt(entry, region, against) != nullptr;
    std::erase_if(battles, [&](const Battle &battle) { return battle.region.index == region; });
    if (was) {
        return;
    }
    if (static_cast<int>(battles.size()) == battlesIn(eraOf(play.state()))) {
        battles.pop_back();
    }
    const auto [own, other] = lossesOf(entry, battles.size());
    battles.push_back({{region}, against, own, other});
}

void setLoss(std::vector<Battle> &battles, std::optional<int> nth, int Battle::*side, int number)
{
    if (nth && *nth >= 0 && *nth < static_cast<int>(battles.size())) {
        battles[static_cast<std::size_t>(*nth)].*side = std::clamp(number, 0, MostFigure);
    }
}

TakeEmpire placing(const Play &play)
{
    const auto &entry = play.draft.empire;
    return {.withdraw = entry.withdraw, .place = entry.place, .battles = entry.battles};
}
}

TakeEmpire actionOf(const Play &play)
{
    const auto &tile = play.draft.empire.tile;
    auto action = placing(play);
    if (tile) {
        action.number = tile->number;
        action.water = tile->water;
    } else {
        describeTile(play.state(), action);
    }
    action.disc = discOf(play, Row::Empire, costOf(play));
    return action;
}

Goods costOf(const Play &play)
{
    const auto &entry = play.draft.empire;
    const int withdrawn = entry.withdraw ? cubesOnMap(active(play.state())) : 0;
    Goods cost;
    cost[Good::Cubes] = std::max(0, totalOf(entry.place) - withdrawn);
    return cost;
}

int cubesToPlace(const Play &play)
{
    const auto &player = active(play.state());
    const int paid = discOf(play, Row::Empire, costOf(play)).pay[Good::Cubes];
    return player.pool + (play.draft.empire.withdraw ? cubesOnMap(player) : 0) - paid;
}

int cubesLeft(const Play &play)
{
    return std::max(0, cubesToPlace(play) - totalOf(play.draft.empire.place));
}

std::vector<std::optional<Error>> openNow(const Play &play)
{
    const auto &[tile, withdraw, place, battles, region, paying, described] = play.draft.empire;
    return tile ? openRegions(play.state(), tile->number, tile->water, place)
                : openRegions(play.state(), MostRegionsOfTile, true, place);
}

const Battle *battleAt(const EmpireEntry &entry, int region, int against)
{
    const auto found = std::ranges::find_if(entry.battles,
        [&](const Battle &battle) { return battle.region.index == region && battle.against == against; });
    return found == entry.battles.end() ? nullptr : &*found;
}

Losses lossesOf(const EmpireEntry &entry, std::size_t nth)
{
    const bool known = entry.tile && nth < entry.tile->losses.size();
    return known ? entry.tile->losses[nth] : Losses{.own = 0, .other = 1};
}

void touchCubes(const Play &play, const Touch &touch, EmpireEntry &entry)
{
    const auto &setup = play.setup();
    const int left = cubesLeft(play);
    const auto put = [&](int region, int count) {
        const int before = countAt(entry.place, region);
        setCount(entry.place, setup, region, std::clamp(count, 0, before + left));
    };
    if (const auto region = regionAfter(setup, touch.id, "place-")) {
        if (openNow(play)[static_cast<std::size_t>(*region)]) {
            return;
        }
        entry.region = region;
        put(*region, countAt(entry.place, *region) + 1);
    } else if (touch.id == "cubes" && entry.region) {
        put(*entry.region, touch.number);
    } else if (const auto cubes = cubesAfter(setup, touch.id, "attack-")) {
        toggleBattle(play, entry, cubes->first, cubes->second);
    } else if (touch.id == "withdraw") {
        entry.withdraw = !entry.withdraw;
    }
    setLoss(entry.battles, numberAfter(touch.id, "battle-own-"), &Battle::own, touch.number);
    setLoss(entry.battles, numberAfter(touch.id, "battle-other-"), &Battle::other, touch.number);
    fit(play, entry);
}
}
