// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/plays.h"

#include <cstdint>

namespace ThroughTheAges
{
namespace
{
constexpr Benefit benefitOf(Income income)
{
    return static_cast<Benefit>(static_cast<int>(Benefit::Culture) + static_cast<int>(income));
}

/// The numbers with all that is counted, before anything changes.
Benefits countedUp(const State &state, int seat, const Gain &gain)
{
    auto numbers = gain.numbers;
    if (gain.per.empty()) {
        return numbers;
    }
    const Board board(editionOf(state), playerAt(state, seat));
    for (const Income income : valuesOf<Income>()) {
        std::int64_t sum = numbers[benefitOf(income)];
        for (const auto &per : gain.per) {
            sum += static_cast<std::int64_t>(per.gives[income]) * board.times(per.of, per.max);
        }
        numbers[benefitOf(income)] = static_cast<int>(std::clamp<std::int64_t>(sum, -MostPoints, MostPoints));
    }
    return numbers;
}

int addToBank(int &bank, int tokens)
{
    const int before = bank;
    bank = std::max(0, bank + tokens);
    return bank - before;
}

/// Between the bank and the pool, as many as there are.
int grow(Player &player, int workers)
{
    const int moved = std::clamp(workers, -player.pool, player.yellow);
    player.pool += moved;
    player.yellow -= moved;
    return moved;
}

/// What was lost for lack of tokens.
int addGoods(Player &player, Good good, int amount)
{
    if (amount >= 0) {
        return store(player, good, amount);
    }
    pay(player, good, std::min(-amount, worthOf(player, good)));
    return 0;
}

int addActions(int &left, int more, int total, Limit limit)
{
    const int before = left;
    const int most = limit == Limit::Total ? std::max(left, total) : MaxCount;
    left = std::clamp(left + more, 0, most);
    return left - before;
}
}

Giver giverOf(const Card &card)
{
    return {sourceOf(card.kind), card.name};
}

void receive(State &state, int seat, const Gain &gain, const Giver &giver, Events &events, Limit limit)
{
    if (gain == Gain{}) {
        return;
    }
    const auto numbers = countedUp(state, seat, gain);
    auto &player = playerAt(state, seat);
    const auto totals = totalsOf(player);
    const int food = worthOf(player, Good::Food);
    const int resources = worthOf(player, Good::Resources);
    Gained gained{.player = seat, .from = giver.source, .card = giver.card};
    auto &change = gained.change;
    change[Benefit::Yellow] = addToBank(player.yellow, numbers[Benefit::Yellow]);
    change[Benefit::Blue] = addToBank(player.blue, numbers[Benefit::Blue]);
    change[Benefit::Population] = grow(player, numbers[Benefit::Population]);
    change[Benefit::Culture] = score(player, giver.source, numbers[Benefit::Culture]);
    change[Benefit::Science] = addScience(player, numbers[Benefit::Science]);
    gained.foodLost = addGoods(player, Good::Food, numbers[Benefit::Food]);
    change[Benefit::Food] = worthOf(player, Good::Food) - food;
    gained.resourcesLost = addGoods(player, Good::Resources, numbers[Benefit::Resources]);
    change[Benefit::Resources] = worthOf(player, Good::Resources) - resources;
    change[Benefit::Civil] = addActions(player.civil, numbers[Benefit::Civil], totals.civil, limit);
    change[Benefit::Military]
        = addActions(player.military, numbers[Benefit::Military], totals.military, limit);
    change[Benefit::Arms] = addActions(player.arms, numbers[Benefit::Arms], totals.arms, limit);
    if (change != Benefits{} || gained.foodLost > 0 || gained.resourcesLost > 0) {
        events.push_back(std::move(gained));
    }
}

void receiveOnTechnology(State &state, int seat, Events &events, std::string_view except)
{
    // A copy: what a card gives changes no cards, but the player.
    const auto cards = playerAt(state, seat).cards;
    for (const auto &card : cards.list()) {
        if (card.name != except) {
            receive(state, seat, {card.effect.onTechnology, {}}, giverOf(card), events, Limit::Total);
        }
    }
}

void judge(const State &state, const Grant &action, Judge &judge)
{
    judgePlaying(state, judge);
    judgeGain(action.gain, judge);
    for (auto seat = action.players.begin(); seat != action.players.end(); ++seat) {
        judgeSeat(state, *seat, judge);
        judge.forbid(std::find(action.players.begin(), seat, *seat) != seat, Code::OutOfRange,
            {.subject = "players", .count = *seat});
    }
}

void play(State &state, const Grant &action, Events &events)
{
    for (const int seat : action.players) {
        receive(state, seat, action.gain, {}, events);
    }
}
}
