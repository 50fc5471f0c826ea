// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/codec.h"
#include "tests/bench/table.h"
#include "tests/model/bronze_age/randomplayer.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

using namespace BronzeAge;

namespace
{
struct Recorded {
    Setup setup;
    std::vector<Action> actions;
};

Recorded record(unsigned seed, std::size_t mostActions)
{
    RandomPlayer player(seed);
    Recorded game{player.setup(), {}};
    State state = start(game.setup);
    Events events;
    while (!isOver(state) && game.actions.size() < mostActions) {
        game.actions.push_back(player.choose(state));
        perform(state, game.actions.back(), events);
        events.clear();
    }
    return game;
}

/// The rules at work: every action judged, then done.
int fold(const Recorded &game)
{
    State state = start(game.setup);
    Events events;
    for (const auto &action : game.actions) {
        if (refusal(state, action)) {
            std::abort();
        }
        events.clear();
        perform(state, action, events);
    }
    return state.round;
}

/// The floor: the same memory read, nothing decided.
int touch(const Recorded &game)
{
    unsigned sum = 0;
    for (const auto &action : game.actions) {
        const auto *words = reinterpret_cast<const unsigned char *>(&action);
        for (std::size_t i = 0; i < sizeof action; ++i) {
            sum += words[i];
        }
    }
    return static_cast<int>(sum & 0xFFFF);
}

/// The best of several runs: the machine's noise only ever adds.
template<typename Work>
double seconds(Work work)
{
    double best = 1e9;
    for (int run = 0; run < 7; ++run) {
        const auto start = std::chrono::steady_clock::now();
        work();
        best
            = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    return best;
}
}

int main(int argc, char **argv)
{
    constexpr unsigned GameCount = 10'000;
    std::vector<Recorded> games;
    std::size_t actions = 0;
    for (unsigned seed = 0; seed < GameCount; ++seed) {
        games.push_back(record(seed, 400));
        actions += games.back().actions.size();
    }
    const auto longest
        = std::ranges::max_element(games, {}, [](const Recorded &game) { return game.actions.size(); });

    volatile int kept = 0;
    const auto overAll = [&](int (*work)(const Recorded &)) {
        return seconds([&] {
            for (const auto &game : games) {
                kept = kept + work(game);
            }
        });
    };
    const double folding = overAll(fold);
    const double touching = overAll(touch);
    const double one = seconds([&] { kept = kept + fold(*longest); });

    Table table(argc, argv);
    table.row("replay of 10,000 games", folding / touching, "x reading their bytes", 10);
    table.tell("%zu actions, %.2f million a second; reading their bytes %.2f million a second\n", actions,
        double(actions) / folding / 1e6, double(actions) / touching / 1e6);
    table.tell("one game of %zu actions: %.3f ms\n", longest->actions.size(), one * 1e3);
    return table.exitCode();
}
