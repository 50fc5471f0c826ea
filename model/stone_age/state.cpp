// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/state.h"

#include <algorithm>
#include <numeric>

namespace StoneAge
{
State start(const Setup &setup)
{
    State state{.setup = setup};
    state.deck = setup.expansion ? DeckWithExpansion : DeckAtStart;
    for (int seat = 0; seat < setup.players; ++seat) {
        state.stacks[static_cast<std::size_t>(seat)] = TilesInStack;
        playerAt(state, seat).stock[Material::Jewels] = setup.expansion ? 1 : 0;
    }
    return state;
}

int toolSum(const Player &player)
{
    return std::accumulate(player.tools.begin(), player.tools.end(), 0);
}

int resourceSum(const Materials &materials)
{
    return sumOf(materials) - materials[Material::Jewels];
}

int sitesOf(const Player &player, Site site)
{
    return static_cast<int>(std::ranges::count(player.sites, site));
}

int peopleLeft(const State &state)
{
    const auto &work = active(state).work;
    return state.phase == Phase::Actions ? std::max(0, work.people - work.peopleUsed) : 0;
}

std::vector<int> hungrySeats(const State &state)
{
    std::vector<int> hungry;
    for (int i = 0; i < state.setup.players && state.phase == Phase::Feed; ++i) {
        const int seat = seatAfter(state, state.start, i);
        if (playerAt(state, seat).work.missing > 0) {
            hungry.push_back(seat);
        }
    }
    return hungry;
}

int cardsBought(const State &state)
{
    return static_cast<int>(
        std::ranges::count_if(state.users.slots, [](const auto &user) { return user.has_value(); }));
}

std::optional<int> nextToolSpace(const Player &player)
{
    const auto lowest = std::ranges::min_element(player.tools);
    return *lowest < MaxTool ? std::optional(static_cast<int>(lowest - player.tools.begin())) : std::nullopt;
}

std::optional<Ending> endingNear(const State &state)
{
    const auto stacks = std::span(state.stacks).first(static_cast<std::size_t>(state.setup.players));
    if (std::ranges::find(stacks, 0) != stacks.end()) {
        return Ending::EmptyStack;
    }
    return cardsBought(state) > state.deck ? std::optional(Ending::EmptyDeck) : std::nullopt;
}
}
