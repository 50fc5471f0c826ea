// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/plays.h"
#include "model/rise_of_empires/settling.h"
#include "model/rise_of_empires/turns.h"

#include <algorithm>

namespace RiseOfEmpires
{
namespace
{
/// A seat that is there, and not twice in the list.
template<typename Item>
void judgeSeats(const State &state, std::span<const Item> items, Judge &judge)
{
    std::array<bool, MaxPlayers> named{};
    for (const auto &item : items) {
        judgeSeat(state, item.player, judge);
        if (isSeat(state, item.player)) {
            bool &twice = named[static_cast<std::size_t>(item.player)];
            judge.forbid(twice, Code::OutOfRange,
                {.subject = "player", .most = state.setup.players - 1, .seat = item.player});
            twice = true;
        }
    }
}

void judgeDrop(const State &state, const Drop &drop, Judge &judge)
{
    const auto &cities = playerAt(state, drop.player).cities;
    judgeIndices(drop.cities, cities.size(), drop.player, judge);
    for (const int index : drop.cities) {
        const auto at = static_cast<std::size_t>(index);
        if (at < cities.size()) {
            judge.forbid(!costsATurn(cities[at]), Code::NoUpkeep,
                {.subject = cities[at].name, .count = index, .seat = drop.player});
        }
    }
}

void dropCities(State &state, const Settle &settle, Events &events)
{
    for (const int seat : turnOrder(state)) {
        const auto dropped = droppedBy(settle, seat);
        std::vector<int> indices(dropped.begin(), dropped.end());
        std::ranges::sort(indices);
        auto &cities = playerAt(state, seat).cities;
        for (const int index : indices) {
            events.push_back(CityDropped{seat, index, cities[static_cast<std::size_t>(index)].name});
        }
        for (auto index = indices.rbegin(); index != indices.rend(); ++index) {
            cities.erase(cities.begin() + *index);
        }
    }
}

void tellRegions(const State &state, Events &events)
{
    for (int i = 0; i < state.setup.regions.size(); ++i) {
        const auto &region = state.setup.regions[i];
        const auto standings = standingsIn(region, cubesIn(state, i));
        for (const int rank : {1, 2}) {
            for (const int seat : turnOrder(state)) {
                const auto &standing = standings[static_cast<std::size_t>(seat)];
                if (standing.rank == rank) {
                    events.push_back(RegionScored{
                        seat, {i}, rank, standing.tied, standing.vp, as<Yield>(broughtBy(region, standing))});
                }
            }
        }
    }
}

void book(State &state, int seat, const Settling &settling, Events &events)
{
    auto &player = playerAt(state, seat);
    Fed fed{seat, {}, settling.net, settling.food};
    Earned earned{seat, {}};
    for (const Part part : valuesOf<Part>()) {
        fed.parts[part] = settling.parts[part][Gain::Food];
        earned.parts[part] = as<Income>(settling.parts[part]);
    }
    events.push_back(fed);
    if (settling.over > 0) {
        events.push_back(FoodOver{seat, settling.over, settling.overGold});
    }
    if (settling.missing > 0) {
        events.push_back(Famine{seat, settling.missing, settling.hunger});
    }
    events.push_back(earned);
    if (settling.cubesShort > 0) {
        events.push_back(CubesShort{seat, settling.cubesShort});
    }
    if (settling.upkeep > 0) {
        events.push_back(UpkeepPaid{seat, settling.upkeep});
    }
    const auto before = player.sources;
    player.sources += settling.points;
    player.vp = settling.vp;
    player.food = settling.food;
    player.gold = settling.gold;
    player.resources = settling.resources;
    player.pool = settling.pool;
    tellPoints(state, seat, before, events);
}
}

void judge(const State &state, const Settle &settle, Judge &judge)
{
    judgePhase(state, Phase::Settle, judge);
    judgeSeats(state, std::span(settle.drop), judge);
    judgeSeats(state, std::span(settle.extra), judge);
    for (const auto &extra : settle.extra) {
        judgeFigures(extra.gains, judge);
    }
    for (const auto &drop : settle.drop) {
        if (isSeat(state, drop.player)) {
            judgeDrop(state, drop, judge);
        }
    }
    if (judge.verdict()) {
        return;
    }
    const auto all = settlings(state, settle);
    for (int seat = 0; seat < state.setup.players; ++seat) {
        const int unpaid = all[static_cast<std::size_t>(seat)].unpaid;
        judge.forbid(unpaid > 0, Code::UpkeepUnpaid, {.count = unpaid, .seat = seat});
    }
}

void play(State &state, const Settle &settle, Events &events)
{
    const auto all = settlings(state, settle);
    dropCities(state, settle, events);
    tellRegions(state, events);
    for (const int seat : turnOrder(state)) {
        book(state, seat, all[static_cast<std::size_t>(seat)], events);
    }
    endTurn(state, events);
}
}
