// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/plays.h"

#include <algorithm>

namespace BronzeAge
{
namespace
{
constexpr int SkullsOfInvasion = 4;

struct Harvest {
    Goods kept;
    Goods wasted;
};

/// Goods go up the rows from wood, round after round; a full row loses the good but has had its turn.
Harvest harvest(const Player &player, int count)
{
    Harvest harvest;
    const bool stoneCame = count > static_cast<int>(Good::Stone);
    for (const Good good : valuesOf<Good>()) {
        const bool quarried = good == Good::Stone && stoneCame && has(player, Development::Quarrying);
        const int came
            = (count + countOf<Good> - 1 - static_cast<int>(good)) / countOf<Good> + (quarried ? 1 : 0);
        harvest.kept[good] = std::clamp(room(good) - player.goods[good], 0, came);
        harvest.wasted[good] = came - harvest.kept[good];
    }
    return harvest;
}

int goodsRolled(const Dice &dice)
{
    return dice[Face::Good] + 2 * dice[Face::Skull];
}

int coinsRolled(const Player &player, const Roll &roll)
{
    return roll.dice[Face::Coins] * (has(player, Development::Coinage) ? 12 : 7);
}

void collect(State &state, const Roll &roll, Events &events)
{
    auto &player = active(state);
    const auto goods = harvest(player, goodsRolled(roll.dice));
    const int food = foodRolled(player, roll);
    const int foodKept = std::min(food, MaxFood - player.food);
    for (const Good good : valuesOf<Good>()) {
        player.goods[good] += goods.kept[good];
    }
    player.food += foodKept;
    if (foodKept > 0 || sumOf(goods.kept) > 0) {
        events.emplace_back(Collected{state.seat, goods.kept, foodKept});
    }
    if (sumOf(goods.wasted) > 0) {
        events.emplace_back(GoodsWasted{state.seat, goods.wasted});
    }
    if (food > foodKept) {
        events.emplace_back(FoodWasted{state.seat, food - foodKept});
    }
}

void strike(State &state, int seat, Disaster disaster, int boxes, Events &events)
{
    playerAt(state, seat).disasters += boxes;
    events.emplace_back(Struck{seat, disaster, boxes});
}

void feed(State &state, Events &events)
{
    auto &player = active(state);
    const int eaters = cities(player);
    const int fed = std::min(player.food, eaters);
    player.food -= fed;
    if (fed > 0) {
        events.emplace_back(Fed{state.seat, fed});
    }
    if (fed < eaters) {
        strike(state, state.seat, Disaster::Famine, eaters - fed, events);
    }
}

void drought(State &state, Events &events)
{
    if (has(active(state), Development::Irrigation)) {
        events.emplace_back(Protected{state.seat, Disaster::Drought, Development::Irrigation});
    } else {
        strike(state, state.seat, Disaster::Drought, 2, events);
    }
}

/// Runs over all seats but the active one, from the next on.
template<typename Hit>
void eachOpponent(const State &state, Hit hit)
{
    for (int i = 1; i < state.setup.players; ++i) {
        hit((state.seat + i) % state.setup.players);
    }
}

void pestilence(State &state, Events &events)
{
    const auto hit = [&](int seat) {
        if (has(playerAt(state, seat), Development::Medicine)) {
            events.emplace_back(Protected{seat, Disaster::Pestilence, Development::Medicine});
        } else {
            strike(state, seat, Disaster::Pestilence, 3, events);
        }
    };
    if (state.setup.players == 1) {
        hit(state.seat);
    } else {
        eachOpponent(state, hit);
    }
}

void invasion(State &state, int spearheads, Events &events)
{
    const auto hit = [&](int seat, int boxes) {
        if (isBuilt(playerAt(state, seat), Monument::GreatWall)) {
            events.emplace_back(Protected{seat, Disaster::Invasion, Monument::GreatWall});
        } else {
            strike(state, seat, Disaster::Invasion, boxes, events);
        }
    };
    if (!has(active(state), Development::Smithing)) {
        hit(state.seat, 4);
        return;
    }
    active(state).goods[Good::Spearheads] -= spearheads;
    events.emplace_back(Protected{state.seat, Disaster::Invasion, Development::Smithing});
    eachOpponent(state, [&](int seat) { hit(seat, 4 + 2 * spearheads); });
}

void revolt(State &state, Events &events)
{
    const auto hit = [&](int seat) {
        auto &player = playerAt(state, seat);
        if (has(player, Development::Religion)) {
            events.emplace_back(Protected{seat, Disaster::Revolt, Development::Religion});
        } else {
            events.emplace_back(Revolted{seat, player.goods});
            player.goods = {};
        }
    };
    const bool turned = has(active(state), Development::Religion);
    hit(state.seat);
    if (turned) {
        eachOpponent(state, hit);
    }
}

void strikeBySkulls(State &state, const Roll &roll, Events &events)
{
    switch (roll.dice[Face::Skull]) {
    case 0:
    case 1:
        return;
    case 2:
        return drought(state, events);
    case 3:
        return pestilence(state, events);
    case SkullsOfInvasion:
        return invasion(state, roll.spearheads, events);
    default:
        return revolt(state, events);
    }
}
}

int foodRolled(const Player &player, const Roll &roll)
{
    const int perDie = has(player, Development::Agriculture) ? 1 : 0;
    return roll.dice[Face::Food] * (3 + perDie) + roll.eitherAsFood * (2 + perDie);
}

int workersRolled(const Player &player, const Roll &roll)
{
    const int perDie = has(player, Development::Masonry) ? 1 : 0;
    return roll.dice[Face::Workers] * (3 + perDie)
        + (roll.dice[Face::Either] - roll.eitherAsFood) * (2 + perDie);
}

void judge(const State &state, const Roll &roll, Judge &judge)
{
    judgeDice(state, roll, judge);
    const int needed = cities(active(state));
    judge.forbid(sumOf(roll.dice) != needed, Code::DiceCount, {.count = needed});
}

void judgeDice(const State &state, const Roll &roll, Judge &judge)
{
    const auto &player = active(state);
    judge.forbid(state.phase != Phase::Roll, Code::WrongPhase);
    judge.forbid(
        roll.eitherAsFood > roll.dice[Face::Either], Code::EitherSplit, {.count = roll.dice[Face::Either]});
    if (roll.spearheads > 0) {
        // They are given when the invasion comes, so what this roll brings, every fifth good, may be among
        // them.
        const int there = std::min(
            room(Good::Spearheads), player.goods[Good::Spearheads] + goodsRolled(roll.dice) / countOf<Good>);
        judge.forbid(!isInEdition(state.setup, Development::Smithing), Code::NotInEdition,
            {.subject = idOf(Development::Smithing)});
        judge.forbid(!has(player, Development::Smithing), Code::NeedsDevelopment,
            {.subject = idOf(Development::Smithing)});
        judge.forbid(roll.spearheads > there, Code::NotEnoughGoods,
            {.subject = idOf(Good::Spearheads), .count = there});
        judge.forbid(roll.dice[Face::Skull] != SkullsOfInvasion, Code::OutOfRange, {.subject = "invasion"});
    }
}

void play(State &state, const Roll &roll, Events &events)
{
    collect(state, roll, events);
    feed(state, events);
    strikeBySkulls(state, roll, events);
    state.turn.workers = workersRolled(active(state), roll);
    state.turn.coins = coinsRolled(active(state), roll);
    state.turn.skulls = roll.dice[Face::Skull];
    state.phase
        = state.setup.trade && rulebook(state).tradeStep == Phase::Trade ? Phase::Trade : Phase::Build;
}
}
