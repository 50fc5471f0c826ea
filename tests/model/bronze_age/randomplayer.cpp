// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/bronze_age/randomplayer.h"

#include "model/bronze_age/advice.h"
#include "model/bronze_age/payment.h"

#include <algorithm>

namespace BronzeAge
{
Setup RandomPlayer::setup()
{
    auto setup = setupFor(static_cast<Edition>(below(countOf<Edition>)), 1 + below(MaxPlayers));
    if (oneIn(2)) {
        setup.trade = oneIn(2);
        setup.tieBreak = static_cast<TieBreak>(below(2));
        setup.endDevelopments = 1 + below(rulebook(setup.edition).developmentCount);
        setup.soloEarlyEnd = oneIn(2);
    }
    if (setup.players == 1 && oneIn(2)) {
        setup.soloRounds = 1 + below(40);
    }
    return setup;
}

Action RandomPlayer::choose(const State &state)
{
    if (oneIn(60)) {
        return adjust(state);
    }
    if (oneIn(3000)) {
        return Finish{.why = "late"};
    }
    // Later steps close earlier ones, so the order of asking lets a turn have all its parts.
    for (const Kind kind :
        {Kind::Preserve, Kind::Roll, Kind::Trade, Kind::Ship, Kind::Build, Kind::Swap, Kind::Buy}) {
        if (whyNot(state, kind) || (kind != Kind::Roll && oneIn(4))) {
            continue;
        }
        if (const auto action = attempt(state, kind)) {
            return *action;
        }
    }
    return Pass{proposeDiscard(active(state).goods, goodsOver(active(state)))};
}

std::optional<Action> RandomPlayer::attempt(const State &state, Kind kind)
{
    switch (kind) {
    case Kind::Preserve:
        return Preserve{};
    case Kind::Roll:
        return roll(state);
    case Kind::Trade:
        return trade(state);
    case Kind::Ship:
        return Ship{1};
    case Kind::Build:
        return build(state);
    case Kind::Swap:
        return swap(state);
    case Kind::Buy:
        return buy(state);
    default:
        return std::nullopt;
    }
}

Dice RandomPlayer::rollDice(int count)
{
    Dice dice;
    for (int i = 0; i < count; ++i) {
        ++dice[static_cast<Face>(below(countOf<Face>))];
    }
    return dice;
}

Roll RandomPlayer::roll(const State &state)
{
    Roll roll{.dice = rollDice(cities(active(state)))};
    roll.eitherAsFood = oneIn(2) ? proposeEitherAsFood(state, roll.dice) : below(roll.dice[Face::Either] + 1);
    if (roll.dice[Face::Skull] == 4 && has(active(state), Development::Smithing)) {
        roll.spearheads = below(active(state).goods[Good::Spearheads] + 1);
    }
    return roll;
}

std::optional<Action> RandomPlayer::trade(const State &state)
{
    Trade trade{.with = below(state.setup.players)};
    trade.give[static_cast<Ware>(below(countOf<Ware>))] = 1 + below(2);
    trade.get[static_cast<Ware>(below(countOf<Ware>))] = 1 + below(2);
    return refusal(state, trade) ? std::nullopt : std::optional<Action>(trade);
}

Build RandomPlayer::build(const State &state)
{
    const auto &player = active(state);
    const bool needsStone = state.turn.workers == 0;
    const int stone = has(player, Development::Engineering) && player.goods[Good::Stone] > 0
        ? below(player.goods[Good::Stone] + 1) + (needsStone ? 1 : 0)
        : 0;
    Build build{.stone = std::min(stone, player.goods[Good::Stone])};
    auto open = sites(state, build.stone);
    std::erase_if(open, [](const Site &site) { return site.reach == 0; });
    if (!open.empty()) {
        const auto &site = open[static_cast<std::size_t>(below(static_cast<int>(open.size())))];
        const auto *city = std::get_if<City>(&site.place);
        build.on.push_back({city ? std::variant<int, Monument>(FirstCities + 1 + static_cast<int>(*city))
                                 : std::variant<int, Monument>(std::get<Monument>(site.place)),
            oneIn(3) ? 1 + below(site.reach) : site.reach});
    }
    return build;
}

Swap RandomPlayer::swap(const State &state)
{
    for (;;) {
        const Swap swap{static_cast<Good>(below(countOf<Good>)), static_cast<Good>(below(countOf<Good>))};
        if (!refusal(state, swap)) {
            return swap;
        }
    }
}

std::optional<Action> RandomPlayer::buy(const State &state)
{
    auto open = offers(state);
    std::erase_if(open, [](const Offer &offer) { return offer.whyNot.has_value(); });
    // Waiting for something dear is what people do.
    if (open.empty() || oneIn(2)) {
        return std::nullopt;
    }
    auto buy = *open[static_cast<std::size_t>(below(static_cast<int>(open.size())))].proposal;
    if (oneIn(10)) {
        buy.rows[static_cast<Good>(below(countOf<Good>))] = true;
    }
    return buy;
}

Adjust RandomPlayer::adjust(const State &state)
{
    Adjust adjust{.player = below(state.setup.players), .why = oneIn(2) ? "house rule" : ""};
    const auto good = static_cast<Good>(below(countOf<Good>));
    const auto city = static_cast<City>(below(countOf<City>));
    const auto monument = static_cast<Monument>(below(countOf<Monument>));
    adjust.to->goods[good] = below(room(good) + 1);
    if (oneIn(2)) {
        adjust.to->food = below(MaxFood + 1);
        adjust.to->disasters = below(60);
    }
    if (oneIn(4)) {
        adjust.to->cityBoxes[city] = below(boxes(city) + 1);
    }
    if (isInPlay(state.setup, monument)) {
        const int ticked = oneIn(2) ? boxes(monument) : below(boxes(monument) + 1);
        const auto holder = state.firstBuilder[monument];
        const bool mayBeFirst = ticked == boxes(monument) && (!holder || holder == adjust.player);
        adjust.to->monuments[monument]
            = MonumentMark{ticked, oneIn(3) ? std::nullopt : std::optional(mayBeFirst && oneIn(2))};
    }
    if (rulebook(state).ships && oneIn(3)) {
        adjust.to->ships = below(MaxShips + 1);
    }
    if (oneIn(4)) {
        std::vector<Development> list;
        for (const Development development : valuesOf<Development>()) {
            if (isInEdition(state.setup, development) && oneIn(5)) {
                list.push_back(development);
            }
        }
        std::ranges::shuffle(list, m_random);
        adjust.to->developments = list;
    }
    return adjust;
}
}
