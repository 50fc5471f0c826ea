// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/actions.h"

#include <random>

namespace ThroughTheAges
{
/// Plays legal games by asking the rules what is possible and choosing by chance, the same for the same seed.
class RandomPlayer
{
public:
    explicit RandomPlayer(unsigned seed)
        : m_random(seed)
    {
    }

    /// Any number of players, also one against the Rival, any options.
    Setup setup();
    /// Something that the rules allow now. The game must not be over.
    Action choose(const State &state);
    /// Something of that shape, made up with hardly a look at the rules: often refused.
    Action wild(const State &state);

    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }

private:
    bool oneIn(int chances) { return below(chances) == 0; }
    template<typename Enum>
    Enum any()
    {
        return static_cast<Enum>(below(countOf<Enum>));
    }
    template<typename T>
    std::optional<T> sometimes(int chances, T value)
    {
        return oneIn(chances) ? std::optional(value) : std::nullopt;
    }
    template<typename Enum>
    PerId<Enum, int> numbers(int chances, int most);
    int number(int most);
    std::optional<int> seat(const State &state);
    Technology technology(const State &state, int seat);
    std::string name();
    Effect effect();
    Gain gain();
    WonderCard wonder(const State &state);
    Units units(const Player &player);
    Modify modify(const State &state);
    BuildStages stages(const State &state);
    Battle battle(const State &state);
    ScoreImpacts impacts(const State &state);
    Adjust adjust(const State &state);
    std::vector<RivalCard> rivalCards(const State &state, int count);
    Revealed revealed(const State &state);
    AttackRival attackRival(const State &state);
    Defend defend(const State &state);
    Colonize colonize(const State &state, std::optional<int> player);
    Action answer(const State &state);
    Action boardAction(const State &state);
    Action politics(const State &state);

    std::mt19937 m_random;
};
}
