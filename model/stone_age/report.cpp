// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/writer.h"
#include "model/stone_age/codec.h"
#include "model/stone_age/score.h"

namespace StoneAge
{
namespace
{
Json::Object playerObject(const State &state, const Player &player)
{
    Json::Object object;
    Writer is(object);
    is.required("score", player.score);
    is.required("people", player.people);
    is.required("food", player.food);
    for (const Resource resource : valuesOf<Resource>()) {
        is.required(idOf(resource), player.stock[materialOf(resource)]);
    }
    is.required("agriculture", player.agriculture);
    is.required("tools", player.tools);
    is.required("toolsUsed", player.toolsUsed);
    is.required("oneUse", player.oneUse);
    is.required("anyTwo", player.anyTwo);
    is.required("buildings", player.buildings);
    for (const Craft craft : CraftsWithoutExpansion) {
        is.required(idOf(craft), player.crafts[craft]);
    }
    is.required("symbols", player.symbols);
    if (state.setup.expansion) {
        is.required("jewels", player.stock[Material::Jewels]);
        is.required("trade", player.trade);
        is.required("traders", player.crafts[Craft::Traders]);
        is.required("sites", player.sites);
        is.required("bonus", player.bonus);
    }
    return object;
}

Json::Object turnObject(const State &state)
{
    const auto hungry = hungrySeats(state);
    std::vector<int> missing;
    for (const int seat : hungry) {
        missing.push_back(playerAt(state, seat).work.missing);
    }
    Json::Object object;
    Writer is(object);
    is.required("peopleLeft", peopleLeft(state));
    is.required("start", state.start);
    is.required("deck", state.deck);
    is.required("stacks", std::vector(state.stacks.begin(), state.stacks.begin() + state.setup.players));
    is.required("hungry", hungry);
    is.required("missing", missing);
    return object;
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
