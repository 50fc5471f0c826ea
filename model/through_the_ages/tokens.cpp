// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/tokens.h"

#include "model/through_the_ages/state.h"

namespace ThroughTheAges
{
namespace
{
/// A level as an index.
std::size_t at(int level)
{
    return static_cast<std::size_t>(level);
}
}

int worthOf(const Tokens &tokens)
{
    int worth = 0;
    for (int level = 0; level < Levels; ++level) {
        worth += tokens[at(level)] * TokenWorth[at(level)];
    }
    return worth;
}

int worthOf(const Player &player, Good good)
{
    return worthOf(player.tokens[good]);
}

int store(Player &player, Good good, int amount)
{
    for (int level = Levels - 1; level >= 0 && player.blue > 0; --level) {
        if (player.knows(technologyOf(good, level))) {
            const int count = std::min(amount / TokenWorth[at(level)], player.blue);
            player.tokens[good][at(level)] += count;
            player.blue -= count;
            amount -= count * TokenWorth[at(level)];
        }
    }
    return amount;
}

int takeTokens(Player &player, Good good, int amount)
{
    for (int level = 0; level < Levels && amount > 0; ++level) {
        const int worth = TokenWorth[at(level)];
        auto &there = player.tokens[good][at(level)];
        const int count = std::min(there, (amount + worth - 1) / worth);
        there -= count;
        player.blue += count;
        amount -= count * worth;
    }
    return -amount;
}

void pay(Player &player, Good good, int amount)
{
    store(player, good, takeTokens(player, good, amount));
}

int tokensOf(const Player &player, Good good, int level)
{
    const int workers = player.workersOn(technologyOf(good, level));
    if (good == Good::Food || workers == 0) {
        return workers;
    }
    for (int higher = level + 1; higher < Levels; ++higher) {
        if (player.workersOn(technologyOf(good, higher)) > 0) {
            return workers;
        }
    }
    return workers + player.cards.atLeastNone(Trait::BestMine);
}

Production produce(Player &player, Good good, int ofCards)
{
    const int before = worthOf(player, good);
    const int bank = player.blue;
    int lost = 0;
    for (int level = Levels - 1; level >= 0; --level) {
        const int made = tokensOf(player, good, level);
        const int kept = std::min(made, player.blue);
        player.tokens[good][at(level)] += kept;
        player.blue -= kept;
        lost += (made - kept) * TokenWorth[at(level)];
    }
    if (ofCards >= 0) {
        lost += store(player, good, ofCards);
    } else {
        pay(player, good, std::min(-ofCards, worthOf(player, good)));
    }
    return {worthOf(player, good) - before, bank - player.blue, lost};
}
}
