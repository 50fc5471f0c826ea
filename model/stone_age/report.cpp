// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/cardcodec.h"
#include "model/stone_age/codec.h"
#include "model/stone_age/score.h"

namespace StoneAge
{
namespace
{
template<typename T>
Json::Array listOf(const T &items)
{
    return {items.begin(), items.end()};
}

void addExpansion(Json::Object &object, const Player &player)
{
    add(object, "jewels", player.stock[Material::Jewels]);
    add(object, "trade", player.trade);
    add(object, "traders", player.crafts[Craft::Traders]);
    add(object, "sites", idsOf(player.sites));
    add(object, "bonus", idsOf(player.bonus));
}

Json::Object playerObject(const State &state, const Player &player)
{
    Json::Object object{{"score", player.score}, {"people", player.people}, {"food", player.food}};
    for (const Resource resource : valuesOf<Resource>()) {
        add(object, idOf(resource), player.stock[materialOf(resource)]);
    }
    add(object, "agriculture", player.agriculture);
    add(object, "tools", listOf(player.tools));
    add(object, "toolsUsed", listOf(player.toolsUsed));
    add(object, "oneUse", listOf(player.oneUse));
    add(object, "anyTwo", player.anyTwo);
    add(object, "buildings", player.buildings);
    for (const Craft craft : valuesOf<Craft>()) {
        if (craft != Craft::Traders) {
            add(object, idOf(craft), player.crafts[craft]);
        }
    }
    add(object, "symbols", someCounts(player.symbols));
    if (state.setup.expansion) {
        addExpansion(object, player);
    }
    return object;
}

Json::Object turnObject(const State &state)
{
    Json::Array stacks;
    for (int seat = 0; seat < state.setup.players; ++seat) {
        stacks.emplace_back(state.stacks[static_cast<std::size_t>(seat)]);
    }
    const auto hungry = hungrySeats(state);
    Json::Array missing;
    for (const int seat : hungry) {
        missing.emplace_back(playerAt(state, seat).work.missing);
    }
    return {{"peopleLeft", peopleLeft(state)}, {"start", state.start}, {"deck", state.deck},
        {"stacks", std::move(stacks)}, {"hungry", listOf(hungry)}, {"missing", std::move(missing)}};
}

Score scoreOf(const Player &player)
{
    const auto parts = points(player);
    Score score{parts.total(), {{"track", parts.track}}};
    for (const Craft craft : valuesOf<Craft>()) {
        score.parts.emplace_back(idOf(craft), parts.crafts[craft]);
    }
    score.parts.emplace_back("symbols", parts.symbols);
    score.parts.emplace_back("resources", parts.resources);
    return score;
}
}

void describe(const State &state, Replay &replay)
{
    replay.over = isOver(state);
    replay.abandoned = state.abandoned;
    replay.round = state.round;
    replay.turnOf = state.seat;
    replay.phase = idOf(state.phase);
    replay.turn = turnObject(state);
    for (const auto &player : seats(state)) {
        replay.players.push_back(playerObject(state, player));
        replay.scores.push_back(scoreOf(player));
    }
    replay.ranking = ranking(state);
}
}
