// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/gameof.h"

#include <random>

/// By hand: a distribution of the standard library gives other numbers elsewhere.
class Chance
{
public:
    explicit Chance(unsigned seed)
        : m_random(seed)
    {
    }

    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }
    template<typename List>
    const auto &oneOf(const List &list)
    {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }
    template<typename List>
    void shuffle(List &list)
    {
        for (std::size_t i = list.size() - 1; i > 0; --i) {
            std::swap(list[i], list[static_cast<std::size_t>(below(static_cast<int>(i) + 1))]);
        }
    }

private:
    std::minstd_rand m_random;
};

/// A whole game by somebody who chooses one action after the other. After so many rounds it is stopped.
template<typename Rules, typename Finish, typename Player>
Record playedBy(
    Player &player, const typename Rules::Setup &setup, const std::vector<std::string> &names, int rounds)
{
    Record record{.game = std::string(Rules::id), .options = encode(setup), .players = names};
    auto state = start(setup);
    while (!isOver(state)) {
        const typename Rules::Action action = state.round > rounds ? Finish{} : player.choose(state);
        typename Rules::Events events;
        perform(state, action, events);
        record.actions.push_back({encodeWith(setup, action), {}});
    }
    return record;
}
