// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/state.h"

namespace ThroughTheAges
{
Technologies firstTechnologies()
{
    Technologies first;
    for (const Technology technology : valuesOf<Technology>()) {
        first.known[technology] = factsOf(technology).level == 0;
    }
    first.workers[Technology::Agriculture] = 2;
    first.workers[Technology::Bronze] = 2;
    first.workers[Technology::Philosophy] = 1;
    first.workers[Technology::Warriors] = 1;
    return first;
}

State start(const Setup &setup)
{
    State state{.setup = setup};
    for (int seat = 0; seat < setup.players; ++seat) {
        auto &player = playerAt(state, seat);
        player.blue = FirstBlue.in(setup.edition);
        // The first round's civil actions are by the place in the turn order.
        player.civil = seat + (setup.rivalFirst ? 2 : 1);
    }
    if (isSolo(state)) {
        state.rival.army = {{Tactic::LightCavalry, 1}};
    }
    return state;
}

std::vector<int> seatsIn(const State &state)
{
    return seatsInFrom(state, 0);
}

std::vector<int> seatsInFrom(const State &state, int first)
{
    std::vector<int> list;
    for (int i = 0; i < state.setup.players; ++i) {
        const int seat = (first + i) % state.setup.players;
        if (isIn(state, seat)) {
            list.push_back(seat);
        }
    }
    return list;
}

int workersOf(const Player &player)
{
    return sumOf(player.technologies.workers);
}
}
