// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/writer.h"
#include "model/rise_of_empires/codec.h"
#include "model/rise_of_empires/score.h"

namespace RiseOfEmpires
{
namespace
{
Json::Array progressOf(const Player &player)
{
    Json::Array list;
    for (const auto &[tile, used] : player.progress) {
        Json::Object object;
        Writer is(object);
        ProgressTile::heading(is, tile);
        is.required("used", used);
        ProgressTile::figures(is, tile);
        list.emplace_back(std::move(object));
    }
    return list;
}

Json::Object playerObject(const State &state, const Player &player)
{
    const auto &regions = state.setup.regions;
    Json::Object object;
    Writer is(object, regions.names());
    is.required("vp", player.vp);
    is.required("food", player.food);
    is.required("gold", player.gold);
    is.required("resources", player.resources);
    is.required("pool", player.pool);
    is.required("bank", bankOf(player));
    is.required("map", PerName{{player.map.begin(), player.map.begin() + regions.size()}});
    is.required("territories", player.territories);
    object.push_back({"progress", progressOf(player)});
    is.required("cities", player.cities);
    is.required("sources", player.sources, {.zeros = true});
    return object;
}

/// Where nobody is, nothing is.
template<typename Seats>
Json::Array seatsOrNull(const Seats &seats, int count)
{
    Json::Array list;
    for (int i = 0; i < count; ++i) {
        const int seat = seats[static_cast<std::size_t>(i)];
        list.push_back(seat == Nobody ? Json::Value() : Json::Value(seat));
    }
    return list;
}

Json::Object rowsOf(const State &state)
{
    Json::Object object;
    for (const Row row : valuesOf<Row>()) {
        const auto &circles = state.rows[row];
        object.push_back({std::string(idOf(row)), seatsOrNull(circles.seats, circles.placed)});
    }
    return object;
}

Json::Array spacesOf(const State &state)
{
    Json::Array list;
    for (const auto &[space, seat] : state.spaces) {
        Json::Object object;
        Writer is(object);
        is.required("discs", space.discs);
        is.named(space.prize, space.amount);
        is.leftOut("space", space.space);
        list.emplace_back(std::move(object));
    }
    return list;
}

Json::Object turnObject(const State &state)
{
    const int players = state.setup.players;
    Json::Object object;
    Writer is(object);
    is.required("era", eraOf(state));
    is.required("half", halfOf(state));
    object.push_back({"order", seatsOrNull(state.order, players)});
    object.push_back({"rows", rowsOf(state)});
    object.push_back({"discs", seatsOrNull(state.discs, players)});
    is.required("empireTiles", EmpireTiles - state.empiresTaken);
    object.push_back({"spaces", spacesOf(state)});
    is.required("free", freeSeats(state));
    is.required("keeping", state.keeping);
    is.required("choosing", state.choosing);
    object.push_back({"next", seatsOrNull(state.next, state.phase == Phase::Order ? players : 0)});
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
    for (const auto &player : seats(state)) {
        const auto parts = points(player);
        replay.players.push_back(playerObject(state, player));
        replay.scores.push_back(
            {parts.total(), {{"track", parts.track}, {"gold", parts.gold}, {"resources", parts.resources}}});
    }
    replay.ranking = ranking(state);
}
}
