// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/growth.h"

#include <algorithm>

namespace StoneAge
{
namespace
{
void judgePlace(const State &state, Village place, Judge &judge)
{
    const auto &users = state.users.village;
    judgeTurn(state, judge);
    judgePeople(state, VillagePeople[place], judge);
    judgeUser(state, users[place], idOf(place), judge);
    const auto used = std::ranges::count_if(users.items, [](const auto &user) { return user.has_value(); });
    const int most = VillagePlacesUsed[static_cast<std::size_t>(state.setup.players)];
    judge.forbid(
        !users[place] && used >= most, Code::PlaceLimit, {.count = most, .most = state.setup.players});
}

void enter(State &state, Village place)
{
    state.users.village[place] = state.seat;
    active(state).work.peopleUsed += VillagePeople[place];
}
}

void judge(const State &state, const ToolMaker &, Judge &judge)
{
    judgePlace(state, Village::ToolMaker, judge);
}

void judge(const State &state, const Hut &, Judge &judge)
{
    judgePlace(state, Village::Hut, judge);
}

void judge(const State &state, const Field &, Judge &judge)
{
    judgePlace(state, Village::Field, judge);
}

void judge(const State &state, const Trader &, Judge &judge)
{
    needExpansion(state, true, idOf(Village::Trader), judge);
    judgePlace(state, Village::Trader, judge);
}

void play(State &state, const ToolMaker &, Events &events)
{
    enter(state, Village::ToolMaker);
    gainTool(state, state.seat, events);
}

void play(State &state, const Hut &, Events &events)
{
    enter(state, Village::Hut);
    gainPerson(state, state.seat, events);
}

void play(State &state, const Field &, Events &events)
{
    enter(state, Village::Field);
    gainField(state, state.seat, events);
}

void play(State &state, const Trader &, Events &events)
{
    enter(state, Village::Trader);
    gainTrade(state, state.seat, 2, true, events);
}
}
