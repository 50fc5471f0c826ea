// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/plays.h"
#include "model/through_the_ages/prices.h"

/// Workers: new ones, and where they go.
namespace ThroughTheAges
{
int armsFor(const State &state, int seat, Technology technology)
{
    return isUnit(technology) && seat == state.seat ? playerAt(state, seat).arms : 0;
}

namespace
{
void judgeResources(const State &state, int seat, Technology technology, int price, Judge &judge)
{
    const int there = worthOf(playerAt(state, seat), Good::Resources) + armsFor(state, seat, technology);
    judge.forbid(price > there, Code::NotEnoughResources, {.count = price - there});
}

void payResources(State &state, int seat, Technology technology, int price, Events &events)
{
    auto &player = playerAt(state, seat);
    const int arms = std::min(price, armsFor(state, seat, technology));
    player.arms -= arms;
    pay(player, Good::Resources, price - arms);
    if (price > 0) {
        events.push_back(Paid{.player = seat, .resources = price - arms, .arms = arms});
    }
}

void judgeActions(
    const State &state, int seat, Technology technology, const std::optional<int> &said, Judge &judge)
{
    const int actions = actionsOf(state, seat, said, 1);
    if (isUnit(technology)) {
        judgeMilitary(playerAt(state, seat), actions, judge);
    } else {
        judgeCivil(playerAt(state, seat), actions, judge);
    }
}

void spendFor(State &state, int seat, Technology technology, const std::optional<int> &said, Events &events)
{
    const int actions = actionsOf(state, seat, said, 1);
    spend(state, seat, isUnit(technology) ? 0 : actions, isUnit(technology) ? actions : 0, events);
}

/// It is known and has so many workers; of what is not known, workers are not asked for.
void judgeWorkers(const Player &player, Technology technology, int count, Judge &judge)
{
    const bool known = player.knows(technology);
    judge.forbid(!known, Code::NotKnown, {.subject = idOf(technology)});
    judge.forbid(known && player.workersOn(technology) < count, Code::NoWorker,
        {.subject = idOf(technology), .count = count - player.workersOn(technology)});
}
}

void judge(const State &state, const Grow &action, Judge &judge)
{
    judgePlaying(state, judge);
    judgeDiscount(action.discount, judge);
    const int seat = seatOf(state, action.player);
    if (!judgeSeat(state, seat, judge)) {
        return;
    }
    const auto &player = playerAt(state, seat);
    judgeCivil(player, actionsOf(state, seat, action.actions, 1), judge);
    judge.forbid(player.yellow == 0, Code::BankEmpty);
    const int missing = priceToGrow(player, action.discount) - worthOf(player, Good::Food);
    judge.forbid(player.yellow > 0 && missing > 0, Code::NotEnoughFood, {.count = missing});
}

void play(State &state, const Grow &action, Events &events)
{
    const int seat = seatOf(state, action.player);
    auto &player = playerAt(state, seat);
    spend(state, seat, actionsOf(state, seat, action.actions, 1), 0, events);
    const int price = priceToGrow(player, action.discount);
    pay(player, Good::Food, price);
    if (price > 0) {
        events.push_back(Paid{.player = seat, .food = price});
    }
    --player.yellow;
    ++player.pool;
    events.push_back(Grew{seat, player.pool});
}

void judge(const State &state, const Build &action, Judge &judge)
{
    judgePlaying(state, judge);
    judgeDiscount(action.discount, judge);
    const int seat = seatOf(state, action.player);
    if (!judgeSeat(state, seat, judge)) {
        return;
    }
    const auto &player = playerAt(state, seat);
    const auto type = factsOf(action.technology).type;
    judgeActions(state, seat, action.technology, action.actions, judge);
    const bool known = player.knows(action.technology);
    judge.forbid(!known, Code::NotKnown, {.subject = idOf(action.technology)});
    judge.forbid(known && player.pool == 0, Code::NoWorker, {.subject = idOf(Origin::Pool), .count = 1});
    const int limit = urbanLimitOf(player);
    const int workers = Board(editionOf(state), player).workers(type);
    judge.forbid(isUrban(type) && workers >= limit, Code::UrbanLimit, {.subject = idOf(type), .most = limit});
    judgeResources(state, seat, action.technology,
        priceToBuild(state, player, action.technology, action.discount), judge);
}

void play(State &state, const Build &action, Events &events)
{
    const int seat = seatOf(state, action.player);
    auto &player = playerAt(state, seat);
    spendFor(state, seat, action.technology, action.actions, events);
    payResources(state, seat, action.technology,
        priceToBuild(state, player, action.technology, action.discount), events);
    --player.pool;
    ++player.technologies.workers[action.technology];
    events.push_back(Built{seat, action.technology});
}

void judge(const State &state, const Upgrade &action, Judge &judge)
{
    judgePlaying(state, judge);
    judgeDiscount(action.discount, judge);
    const int seat = seatOf(state, action.player);
    if (!judgeSeat(state, seat, judge)) {
        return;
    }
    const auto &player = playerAt(state, seat);
    const auto &from = factsOf(action.from);
    const auto &to = factsOf(action.to);
    judgeActions(state, seat, action.to, action.actions, judge);
    judge.forbid(!player.knows(action.to), Code::NotKnown, {.subject = idOf(action.to)});
    judge.forbid(
        player.workersOn(action.from) == 0, Code::NoWorker, {.subject = idOf(action.from), .count = 1});
    const bool isUpgrade = from.type == to.type && from.level < to.level;
    judge.forbid(!isUpgrade, Code::WrongUpgrade, {.subject = idOf(action.to)});
    if (isUpgrade) {
        judgeResources(state, seat, action.to,
            priceToUpgrade(state, player, action.from, action.to, action.discount), judge);
    }
}

void play(State &state, const Upgrade &action, Events &events)
{
    const int seat = seatOf(state, action.player);
    auto &player = playerAt(state, seat);
    spendFor(state, seat, action.to, action.actions, events);
    payResources(state, seat, action.to,
        priceToUpgrade(state, player, action.from, action.to, action.discount), events);
    --player.technologies.workers[action.from];
    ++player.technologies.workers[action.to];
    events.push_back(Upgraded{seat, action.from, action.to});
}

void judge(const State &state, const Destroy &action, Judge &judge)
{
    judgePlaying(state, judge);
    const int seat = seatOf(state, action.player);
    if (judgeSeat(state, seat, judge)) {
        judgeActions(state, seat, action.technology, action.actions, judge);
        judgeWorkers(playerAt(state, seat), action.technology, 1, judge);
    }
}

void play(State &state, const Destroy &action, Events &events)
{
    const int seat = seatOf(state, action.player);
    auto &player = playerAt(state, seat);
    spendFor(state, seat, action.technology, action.actions, events);
    --player.technologies.workers[action.technology];
    ++player.pool;
    events.push_back(Destroyed{seat, action.technology, 1});
}

void judge(const State &state, const Lose &action, Judge &judge)
{
    judgePlaying(state, judge);
    judge.forbid(action.count == 0, Code::OutOfRange, {.subject = "count", .least = 1, .most = MostFigure});
    const int seat = seatOf(state, action.player);
    if (!judgeSeat(state, seat, judge)) {
        return;
    }
    const auto &player = playerAt(state, seat);
    if (const auto technology = technologyOf(action.from)) {
        judgeWorkers(player, *technology, action.count, judge);
    } else {
        judge.forbid(player.pool < action.count, Code::NoWorker,
            {.subject = idOf(Origin::Pool), .count = action.count - player.pool});
    }
}

void play(State &state, const Lose &action, Events &events)
{
    const int seat = seatOf(state, action.player);
    auto &player = playerAt(state, seat);
    const auto technology = technologyOf(action.from);
    (technology ? player.technologies.workers[*technology] : player.pool) -= action.count;
    player.yellow += action.count;
    events.push_back(Lost{seat, action.from, action.count});
}
}
