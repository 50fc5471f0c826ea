// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/codec.h"
#include "model/bronze_age/score.h"

namespace BronzeAge
{
namespace
{
template<typename Enum>
Json::Object allCounts(const PerId<Enum, int> &counts)
{
    Json::Object object;
    for (const Enum value : valuesOf<Enum>()) {
        object.push_back({std::string(idOf(value)), counts[value]});
    }
    return object;
}

Json::Object member(std::string_view name, Json::Value value)
{
    return {{std::string(name), std::move(value)}};
}

Json::Object members(const Collected &event)
{
    return {{"goods", allCounts(event.goods)}, {"food", event.food}};
}
Json::Object members(const GoodsWasted &event)
{
    return member("goods", allCounts(event.goods));
}
Json::Object members(const FoodWasted &event)
{
    return member("food", event.food);
}
Json::Object members(const Fed &event)
{
    return member("cities", event.cities);
}
Json::Object members(const Struck &event)
{
    return member("boxes", event.boxes);
}
Json::Object members(const Revolted &event)
{
    return member("goods", allCounts(event.goods));
}
Json::Object members(const Protected &event)
{
    return {{"from", idOf(event.from)}, {"by", std::visit([](auto by) { return idOf(by); }, event.by)}};
}
Json::Object members(const CityBuilt &event)
{
    return member("city", FirstCities + 1 + static_cast<int>(event.city));
}
Json::Object members(const MonumentBuilt &event)
{
    return {{"monument", idOf(event.monument)}, {"first", event.first}, {"points", event.points}};
}
Json::Object members(const Bought &event)
{
    return {{"development", idOf(event.development)}, {"cost", event.cost}, {"paid", event.paid},
        {"lost", event.paid - event.cost}};
}
Json::Object members(const WorkersLost &event)
{
    return member("workers", event.workers);
}
Json::Object members(const CoinsLost &event)
{
    return member("coins", event.coins);
}
Json::Object members(const Discarded &event)
{
    return member("goods", allCounts(event.goods));
}
Json::Object members(const Traded &event)
{
    return {{"with", event.with}, {"give", allCounts(event.give)}, {"get", allCounts(event.get)}};
}
Json::Object members(const LastRound &)
{
    return {};
}
Json::Object members(const GameOver &)
{
    return {};
}
Json::Object members(const Adjusted &event)
{
    return member("why", event.why);
}

std::string_view kindOf(const Event &event)
{
    static constexpr std::array<std::string_view, std::variant_size_v<Event>> names = {"collected",
        "goods-wasted", "food-wasted", "fed", "", "revolt", "protected", "city-built", "monument-built",
        "bought", "workers-lost", "coins-lost", "discarded", "traded", "last-round", "game-over", "adjusted"};
    const auto *struck = std::get_if<Struck>(&event);
    return struck ? idOf(struck->disaster) : names[event.index()];
}

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
    Json::Array developments;
    for (const auto development : player.developments) {
        developments.emplace_back(idOf(development));
    }
    Json::Object object{{"food", player.food}, {"goods", allCounts(player.goods)}, {"cities", cities(player)},
        {"cityBoxes", allCounts(player.cityBoxes)}, {"monuments", monuments(state, seat)},
        {"developments", std::move(developments)}, {"disasters", player.disasters}};
    if (rulebook(state).ships) {
        object.push_back({"ships", player.ships});
    }
    return object;
}

Json::Object turnObject(const State &state)
{
    Json::Object object{{"workers", state.turn.workers}, {"coins", state.turn.coins},
        {"skulls", state.turn.skulls}, {"bought", state.turn.bought}, {"lastRound", state.lastRound}};
    if (rulebook(state).ships) {
        object.push_back({"swaps", swapsLeft(state)});
    }
    return object;
}
}

Json::Object encode(const Event &event)
{
    return std::visit(
        [&](const auto &kind) {
            Json::Object object{{"kind", kindOf(event)}, {"player", kind.player}};
            auto own = members(kind);
            object.insert(object.end(), own.begin(), own.end());
            return object;
        },
        event);
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
