// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rise_of_empires/actions.h"

#include <random>

namespace RiseOfEmpires
{
/// Plays legal games by asking the rules what is possible and choosing by chance, the same for the same seed.
class RandomPlayer
{
public:
    explicit RandomPlayer(unsigned seed)
        : m_random(seed)
    {
    }

    /// Any number of players, the regions of the box or others.
    Setup setup();
    /// Something that the rules allow now. The game must not be over.
    Action choose(const State &state);
    /// Something of that shape, made up without a look at the rules: often refused.
    Action wild(const State &state);

    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }

private:
    bool oneIn(int chances) { return below(chances) == 0; }
    template<typename Enum>
    Enum any()
    {
        return static_cast<Enum>(below(countOf<Enum>));
    }
    template<typename Enum>
    PerId<Enum, int> counts(int most)
    {
        PerId<Enum, int> some;
        for (int &count : some.items) {
            count = oneIn(4) ? below(most + 1) : 0;
        }
        return some;
    }
    Region region(int number);
    ProgressTile progressTile(int era);
    CityTile cityTile();
    PerName cubes(const State &state, int regions, int most);
    std::vector<int> someOf(int size);
    TakeEmpire empire(const State &state);
    FreeAction freeAction(const State &state);
    Settle settle(const State &state);
    Keep keep(const State &state);
    ChooseOrder order(const State &state);
    Adjust adjust(const State &state);
    /// Pays as the rules propose.
    template<typename Taking>
    Action withDisc(const State &state, Taking action);
    Action discAction(const State &state);
    Action moveOfTurn(const State &state);

    std::mt19937 m_random;
};
}
