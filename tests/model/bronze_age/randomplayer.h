// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/bronze_age/actions.h"

#include <random>

namespace BronzeAge
{
/// Plays legal games by asking the rules what is possible and choosing by chance, the same for the same seed.
class RandomPlayer
{
public:
    explicit RandomPlayer(unsigned seed)
        : m_random(seed)
    {
    }

    /// Any edition, number of players and options.
    Setup setup();
    /// Something that the rules allow now. The game must not be over.
    Action choose(const State &state);

    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }

private:
    bool oneIn(int chances) { return below(chances) == 0; }
    Dice rollDice(int count);
    Roll roll(const State &state);
    std::optional<Action> trade(const State &state);
    Build build(const State &state);
    Swap swap(const State &state);
    std::optional<Action> buy(const State &state);
    Adjust adjust(const State &state);
    std::optional<Action> attempt(const State &state, Kind kind);

    std::mt19937 m_random;
};
}
