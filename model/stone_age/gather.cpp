// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/growth.h"
#include "model/stone_age/toolbox.h"

#include <algorithm>

namespace StoneAge
{
namespace
{
void judgeSite(const State &state, const Gather &gather, Site site, Judge &judge)
{
    const int owned = sitesOf(active(state), site);
    needExpansion(state, true, idOf(site), judge);
    judge.forbid(gather.people > PlaceTable[gather.place].room, Code::PlaceFull,
        {.subject = idOf(site), .count = PlaceTable[gather.place].room});
    judge.forbid(owned == 0, Code::NotOwned, {.subject = idOf(site)});
    judge.forbid(owned > 0 && active(state).work.visits[gather.place] >= owned, Code::PlaceUsed,
        {.subject = idOf(site)});
}

void judgeCommon(const State &state, const Gather &gather, Judge &judge)
{
    const auto &row = PlaceTable[gather.place];
    judge.forbid(
        active(state).work.visits[gather.place] > 0, Code::PlaceUsed, {.subject = idOf(gather.place)});
    if (row.room == 0) {
        return;
    }
    int there = 0;
    int others = 0;
    for (const auto &player : seats(state)) {
        there += player.work.gatherers[gather.place];
        others += &player != &active(state) && player.work.visits[gather.place] > 0 ? 1 : 0;
    }
    const int players = GatherersAtPlace[static_cast<std::size_t>(state.setup.players)];
    judge.forbid(others >= players, Code::PlaceLimit,
        {.subject = idOf(gather.place), .count = players, .most = state.setup.players});
    judge.forbid(there + gather.people > row.room, Code::PlaceFull,
        {.subject = idOf(gather.place), .count = std::max(0, row.room - there)});
}
}

void judge(const State &state, const Gather &gather, Judge &judge)
{
    const auto &player = active(state);
    judgeTurn(state, judge);
    judgePeople(state, gather.people, judge);
    judge.forbid(gather.people == 0, Code::OutOfRange, {.subject = "people", .least = 1, .most = MaxPeople});
    if (isSite(gather.place)) {
        judgeSite(state, gather, gather.place == Place::WoodSite ? Site::Wood : Site::Gold, judge);
    } else {
        judgeCommon(state, gather, judge);
    }
    judge.forbid(gather.dice < gather.people || gather.dice > 6 * gather.people, Code::DiceTotal,
        {.least = gather.people, .most = 6 * gather.people});
    judgeTools(player, gather.tools, judge);

    const int units = (gather.dice + toolPips(player, gather.tools)) / PlaceTable[gather.place].divisor;
    needExpansion(state, gather.jewels > 0, idOf(Material::Jewels), judge);
    judge.forbid(
        gather.jewels > 0 && gather.place != Place::Hunt, Code::OutOfRange, {.subject = idOf(Place::Hunt)});
    judge.forbid(gather.jewels > units, Code::OutOfRange, {.subject = idOf(Material::Jewels), .most = units});
}

void play(State &state, const Gather &gather, Events &events)
{
    auto &player = active(state);
    const auto &row = PlaceTable[gather.place];
    const int total = gather.dice + toolPips(player, gather.tools);
    const int units = total / row.divisor;
    player.work.peopleUsed += gather.people;
    player.work.gatherers[gather.place] += gather.people;
    ++player.work.visits[gather.place];
    useTools(state, gather.tools, events);
    if (row.brings) {
        player.stock[materialOf(*row.brings)] += units;
    } else {
        player.food += units - gather.jewels;
        player.stock[Material::Jewels] += gather.jewels;
    }
    events.push_back(
        Gathered{state.seat, gather.place, total, units - gather.jewels, gather.jewels, total % row.divisor});
}
}
