// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/actions.h"

#include <random>

namespace OwnSheet
{
/// Plays legal games on sheets made up at random, the same for the same seed.
class RandomPlayer
{
public:
    explicit RandomPlayer(unsigned seed)
        : m_random(seed)
    {
    }

    /// A sheet without faults, of every kind of row.
    Template sheet();
    /// Any number of players that the sheet allows, perhaps in teams.
    Setup setup();
    /// Something that the rules allow now. The game must not be over.
    Action choose(const State &state);
    /// Something of that shape, made up without a look at the rules: often refused.
    Action wild(const State &state);

    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }
    bool oneIn(int chances) { return below(chances) == 0; }

private:
    template<typename Enum>
    Enum any()
    {
        return static_cast<Enum>(below(countOf<Enum>));
    }
    int from(int least, int most) { return least + below(most - least + 1); }
    RowKind kind(const Template &sheet, const Row &row);
    Row row(const Template &sheet, int index, bool withRounds);
    /// The name of a row that may be named in the one that comes next, or an empty text.
    std::string name(const Template &sheet, const Row &row, bool withPart);
    std::string formula(const Template &sheet, const Row &row, int depth);
    Number number(const Row &row);
    Enter enter(const State &state, int row);
    Enter wildEntry(const State &state);
    Final final(const State &state);

    std::mt19937 m_random;
};
}
