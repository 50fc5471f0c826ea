// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/growth.h"

#include <algorithm>

namespace StoneAge
{
namespace
{
Materials oneOf(Resource resource)
{
    Materials materials;
    materials[materialOf(resource)] = 1;
    return materials;
}

void take(State &state, int seat, Pick pick, Events &events)
{
    switch (pick) {
    case Pick::Wood:
    case Pick::Clay:
    case Pick::Stone:
    case Pick::Gold:
        return receive(state, seat, 0, oneOf(static_cast<Resource>(pick)), events);
    case Pick::Tool:
        return gainTool(state, seat, events);
    case Pick::Agriculture:
        return gainField(state, seat, events);
    }
}

void take(State &state, int seat, Style style, Events &events)
{
    switch (style) {
    case Style::Food:
        return receive(state, seat, FoodPerDie, {}, events);
    case Style::Jewels: {
        Materials jewels;
        jewels[Material::Jewels] = JewelsPerStep;
        return receive(state, seat, 0, jewels, events);
    }
    case Style::Trade:
        return gainTrade(state, seat, 1, false, events);
    case Style::Person:
        return gainPerson(state, seat, events);
    }
}

void take(State &state, int seat, Resource resource, Events &events)
{
    receive(state, seat, 0, oneOf(resource), events);
}

void take(State &state, int seat, const Bottom &bottom, Events &events)
{
    draw(state, seat, bottom, events);
}
}

void gainTool(State &state, int seat, Events &events)
{
    auto &player = playerAt(state, seat);
    if (const auto space = nextToolSpace(player)) {
        const int value = ++player.tools[static_cast<std::size_t>(*space)];
        events.push_back(ToolGained{seat, *space, value});
    } else {
        events.push_back(AtLimit{seat, Track::Tools});
    }
}

void gainPerson(State &state, int seat, Events &events)
{
    auto &people = playerAt(state, seat).people;
    if (people < MaxPeople) {
        ++people;
        events.push_back(PersonGained{seat, people});
    } else {
        events.push_back(AtLimit{seat, Track::People});
    }
}

void gainField(State &state, int seat, Events &events)
{
    auto &agriculture = playerAt(state, seat).agriculture;
    if (agriculture < MaxAgriculture) {
        ++agriculture;
        events.push_back(FieldGained{seat, agriculture});
    } else {
        events.push_back(AtLimit{seat, Track::Agriculture});
    }
}

void gainTrade(State &state, int seat, int steps, bool always, Events &events)
{
    auto &player = playerAt(state, seat);
    const bool moves = player.trade < MaxTrade;
    player.trade = std::min(player.trade + steps, MaxTrade);
    if (!moves && !always) {
        events.push_back(AtLimit{seat, Track::Trade});
        return;
    }
    player.stock[Material::Jewels] += JewelsPerStep;
    events.push_back(TradeGained{seat, player.trade, JewelsPerStep});
}

void receive(State &state, int seat, int food, const Materials &materials, Events &events)
{
    auto &player = playerAt(state, seat);
    player.food += food;
    for (const Material material : valuesOf<Material>()) {
        player.stock[material] += materials[material];
    }
    if (food > 0 || sumOf(materials) > 0) {
        events.push_back(Received{seat, food, materials});
    }
}

void receive(State &state, int seat, const Resources &resources, Events &events)
{
    Materials materials;
    for (const Resource resource : valuesOf<Resource>()) {
        materials[materialOf(resource)] = resources[resource];
    }
    receive(state, seat, 0, materials, events);
}

void keep(State &state, int seat, const Bottom &bottom, Events &events)
{
    auto &player = playerAt(state, seat);
    if (const auto *symbol = std::get_if<Symbol>(&bottom)) {
        ++player.symbols[*symbol];
    } else {
        const auto &people = std::get<Craftsmen>(bottom);
        player.crafts[people.craft] += people.count;
    }
    events.push_back(Kept{seat, bottom});
}

void draw(State &state, int seat, const Bottom &bottom, Events &events)
{
    --state.deck;
    keep(state, seat, bottom, events);
}

void hand(State &state, const std::vector<Pick> &picks, Events &events)
{
    int seat = state.seat;
    for (const Pick pick : picks) {
        take(state, seat, pick, events);
        seat = seatAfter(state, seat, 1);
    }
}

void hand(State &state, const std::vector<StylePick> &picks, Events &events)
{
    int seat = state.seat;
    for (const auto &pick : picks) {
        std::visit([&](const auto &taken) { take(state, seat, taken, events); }, pick);
        seat = seatAfter(state, seat, 1);
    }
}

void judgeBottom(const State &state, const Bottom &bottom, Judge &judge)
{
    if (const auto *symbol = std::get_if<Symbol>(&bottom)) {
        needExpansion(state, *symbol == Symbol::Jewel, idOf(Symbol::Jewel), judge);
        return;
    }
    const auto &people = std::get<Craftsmen>(bottom);
    needExpansion(state, people.craft == Craft::Traders, idOf(Craft::Traders), judge);
    judge.forbid(people.count < 1 || people.count > MostPeopleOnCard, Code::OutOfRange,
        {.subject = idOf(people.craft), .least = 1, .most = MostPeopleOnCard});
}

void judgePicks(const State &state, std::size_t picks, Judge &judge)
{
    judge.forbid(picks != static_cast<std::size_t>(state.setup.players), Code::BadPick,
        {.subject = "picks", .count = state.setup.players});
}

void judgePicks(const State &state, const std::vector<StylePick> &picks, Judge &judge)
{
    judgePicks(state, picks.size(), judge);
    for (const auto &pick : picks) {
        if (const auto *bottom = std::get_if<Bottom>(&pick)) {
            judgeBottom(state, *bottom, judge);
        }
    }
}

void judgeTwo(const Resources &resources, Judge &judge)
{
    judge.forbid(sumOf(resources) != 2, Code::BadPick, {.subject = "resources", .count = 2});
}

int cardsIn(const std::vector<StylePick> &picks)
{
    return static_cast<int>(std::ranges::count_if(
        picks, [](const StylePick &pick) { return std::holds_alternative<Bottom>(pick); }));
}

void judgeDeck(const State &state, int drawn, Judge &judge)
{
    judge.forbid(drawn > state.deck, Code::DeckEmpty, {.count = state.deck});
}

void needExpansion(const State &state, bool used, std::string_view subject, Judge &judge)
{
    judge.forbid(used && !state.setup.expansion, Code::NotInOptions, {.subject = subject});
}
}
