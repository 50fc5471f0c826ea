// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/stone_age/actions.h"

#include <random>

namespace StoneAge
{
/// Plays legal games by asking the rules what is possible and choosing by chance, the same for the same seed.
class RandomPlayer
{
public:
    explicit RandomPlayer(unsigned seed)
        : m_random(seed)
    {
    }

    /// Any number of players and options.
    Setup setup();
    /// Something that the rules allow now. The game must not be over.
    Action choose(const State &state);
    /// Something of that shape, made up without a look at the rules: often refused.
    Action wild(const State &state);

    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }

private:
    bool oneIn(int chances) { return below(chances) == 0; }
    template<typename Enum>
    Enum any(int count = countOf<Enum>)
    {
        return static_cast<Enum>(below(count));
    }
    int roll(int dice);
    Resources resources(int count);
    Materials materials(int count);
    Bottom bottom(const State &state);
    ToolUse tools(const State &state);
    std::vector<StylePick> stylePicks(const State &state);
    void choosePicks(const State &state, Top &top);
    Top top(const State &state);
    Gain gain(const State &state);
    Action gather(const State &state);
    Action building(const State &state);
    Action card(const State &state);
    Action feed(const State &state);
    Adjust adjust(const State &state);
    Action attempt(const State &state);

    std::mt19937 m_random;
};
}
