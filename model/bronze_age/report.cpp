// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/codec.h"
#include "model/bronze_age/score.h"
#include "model/record/writer.h"

namespace BronzeAge
{
namespace
{
Json::Object monuments(const State &state, int seat)
{
    Json::Object object;
    for (const Monument monument : valuesOf<Monument>()) {
        if (isInPlay(state.setup, monument)) {
            const auto points = monumentPoints(state, seat, monument);
            object.push_back({std::string(idOf(monument)),
                Json::Object{{"boxes", playerAt(state, seat).monumentBoxes[monument]},
                    {"points", points ? Json::Value(*points) : Json::Value()}}});
        }
    }
    return object;
}

Json::Object playerObject(const State &state, int seat)
{
    const auto &player = playerAt(state, seat);
    Json::Object object;
    Writer is(object);
    is.required("food", player.food);
    is.required("goods", player.goods, {.zeros = true});
    is.required("cities", cities(player));
    is.required("cityBoxes", player.cityBoxes, {.zeros = true});
    object.push_back({"monuments", monuments(state, seat)});
    is.required("developments", std::vector(player.developments.begin(), player.developments.end()));
    is.required("disasters", player.disasters);
    if (rulebook(state).ships) {
        is.required("ships", player.ships);
    }
    return object;
}

Json::Object turnObject(const State &state)
{
    Json::Object object;
    Writer is(object);
    is.required("workers", state.turn.workers);
    is.required("coins", state.turn.coins);
    is.required("skulls", state.turn.skulls);
    is.required("bought", state.turn.bought);
    is.required("lastRound", state.lastRound);
    if (rulebook(state).ships) {
        is.required("swaps", swapsLeft(state));
    }
    return object;
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
    for (int seat = 0; seat < state.setup.players; ++seat) {
        const auto parts = points(state, seat);
        replay.players.push_back(playerObject(state, seat));
        replay.scores.push_back({parts.total(),
            {{"developments", parts.developments}, {"monuments", parts.monuments}, {"bonuses", parts.bonuses},
                {"disasters", -parts.disasters}}});
    }
    replay.ranking = ranking(state);
}
}
