// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/writer.h"
#include "model/through_the_ages/board.h"
#include "model/through_the_ages/codec.h"
#include "model/through_the_ages/rivalplays.h"
#include "model/through_the_ages/score.h"

namespace ThroughTheAges
{
namespace
{
Json::Object workersOn(const Player &player)
{
    Json::Object object;
    for (const Technology technology : valuesOf<Technology>()) {
        if (player.knows(technology)) {
            object.push_back({std::string(idOf(technology)), player.workersOn(technology)});
        }
    }
    return object;
}

Json::Object playerObject(const State &state, const Player &player)
{
    const auto ratings = Board(editionOf(state), player).ratings();
    Json::Object object;
    Writer is(object);
    is.required("culture", player.culture);
    is.required("sources", player.sources, {.zeros = true});
    is.required("science", player.science);
    is.required("yellow", player.yellow);
    is.required("pool", player.pool);
    is.required("blue", player.blue);
    is.required("technologies", player.technologies.known);
    object.push_back({"workers", workersOn(player)});
    is.required("food", worthOf(player, Good::Food));
    is.required("resources", worthOf(player, Good::Resources));
    is.required("foodTokens", player.tokens[Good::Food]);
    is.required("resourceTokens", player.tokens[Good::Resources]);
    is.required("government", player.government);
    is.required("tactic", player.tactic);
    is.required("cards", player.cards.list());
    is.required("civil", player.civil);
    is.required("military", player.military);
    is.required("arms", player.arms);
    for (const Rating rating : valuesOf<Rating>()) {
        is.required(idOf(rating), ratings[rating]);
    }
    is.required("civilHand", civilHandOf(player));
    is.required("militaryHand", militaryHandOf(player));
    is.required("draw", player.draw);
    is.required("uprising", player.uprising);
    is.required("resigned", player.resigned > 0);
    is.optional("wonder", player.cards.wonder());
    is.optional("war", player.war == Nobody ? std::nullopt : std::optional(player.war));
    if (state.setup.leagues) {
        is.required("token", player.token);
    }
    return object;
}

Json::Object rivalObject(const State &state)
{
    const auto &rival = state.rival;
    Json::Object object;
    Writer is(object);
    is.required("culture", rival.culture);
    is.required("sources", rival.sources, {.zeros = true});
    is.required("units", rival.army);
    is.required("strength", rivalStrength(state));
    is.required("limit", RivalLimits[state.setup.rival]);
    is.required("draw", rival.draw);
    is.required("attacks", rival.attacks);
    is.required("war", rival.war);
    return object;
}

Json::Object turnObject(const State &state)
{
    Json::Object object;
    Writer is(object);
    is.required("age", state.age);
    is.required("lastRound", state.lastRound);
    is.required("attack", state.attack);
    is.required("defence", state.defence);
    if (isSolo(state)) {
        const auto &rival = state.rival;
        object.push_back({"rival", rivalObject(state)});
        is.required("remove", removedFromTheRow(state.setup));
        is.required("card", rival.card ? idOf(*rival.card) : std::string_view());
        is.required("bid", state.phase == Phase::Bid ? rival.bid : 0);
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
    for (const auto &player : seats(state)) {
        replay.players.push_back(playerObject(state, player));
        replay.scores.push_back(
            {pointsOf(player), {{"culture", player.culture}, {"impacts", player.impacts}}});
    }
    if (isSolo(state)) {
        const auto &rival = state.rival;
        replay.scores.push_back({pointsOf(rival), {{"culture", rival.culture}, {"impacts", rival.impacts}}});
    }
    replay.ranking = ranking(state);
}
}
