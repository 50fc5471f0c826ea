// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of every game at work on games played by chance.
#include "app/gamelist.h"
#include "tests/bench/table.h"
#include "tests/model/bronze_age/randomplayer.h"
#include "tests/model/rise_of_empires/randomplayer.h"
#include "tests/model/sheet/randomplayer.h"
#include "tests/model/stone_age/randomplayer.h"
#include "tests/model/through_the_ages/randomplayer.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <string>
#include <utility>

namespace
{
/// In the order of the list of games.
using Players = std::tuple<BronzeAge::RandomPlayer, StoneAge::RandomPlayer, RiseOfEmpires::RandomPlayer,
    ThroughTheAges::RandomPlayer, OwnSheet::RandomPlayer>;

template<typename Rules>
struct Recorded {
    typename Rules::Setup setup;
    std::vector<typename Rules::Action> actions;
};

template<typename Rules, typename Player>
Recorded<Rules> record(unsigned seed)
{
    constexpr std::size_t Most = 400;
    Player player(seed);
    Recorded<Rules> game{player.setup(), {}};
    auto state = start(game.setup);
    typename Rules::Events events;
    while (!isOver(state) && game.actions.size() < Most) {
        game.actions.push_back(player.choose(state));
        perform(state, game.actions.back(), events);
        events.clear();
    }
    return game;
}

/// The rules at work: every action judged, then done.
template<typename Rules>
int fold(const Recorded<Rules> &game)
{
    auto state = start(game.setup);
    typename Rules::Events events;
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
template<typename Rules>
int touch(const Recorded<Rules> &game)
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

/// Microseconds an action that a game may take: 15 million actions a second of the first, a million of Rise
/// of Empires, half a million of Through the Ages. A sheet works all its formulas out after each entry.
template<typename Rules>
constexpr double Most = 1;
template<>
constexpr double Most<BronzeAge::Rules> = 1.0 / 15;
template<>
constexpr double Most<ThroughTheAges::Rules> = 2;
template<>
constexpr double Most<OwnSheet::Rules> = 10;

template<typename Package, typename Player>
void measure(Table &table)
{
    using Rules = typename Package::Rules;
    constexpr unsigned Games = 2'000;
    std::vector<Recorded<Rules>> games;
    std::size_t actions = 0;
    for (unsigned seed = 0; seed < Games; ++seed) {
        games.push_back(record<Rules, Player>(seed));
        actions += games.back().actions.size();
    }
    const auto longest
        = std::ranges::max_element(games, {}, [](const auto &game) { return game.actions.size(); });

    volatile int kept = 0;
    const auto overAll = [&](int (*work)(const Recorded<Rules> &)) {
        return seconds([&] {
            for (const auto &game : games) {
                kept = kept + work(game);
            }
        });
    };
    const double folding = overAll(fold<Rules>);
    const double touching = overAll(touch<Rules>);
    const double one = seconds([&] { kept = kept + fold(*longest); });

    const auto name = "replay, " + std::string(Rules::id);
    table.row(name.c_str(), folding / double(actions) * 1e6, "us an action", Most<Rules>);
    table.tell("%zu actions of %zu bytes, %.2f million a second; reading their bytes %.2f million a second\n",
        actions, sizeof(typename Rules::Action), double(actions) / folding / 1e6,
        double(actions) / touching / 1e6);
    table.tell("one game of %zu actions: %.3f ms\n", longest->actions.size(), one * 1e3);
}

template<typename... Packages, typename... ByChance>
void measureAll(std::tuple<Packages...> *, std::tuple<ByChance...> *, Table &table)
{
    static_assert(sizeof...(Packages) == sizeof...(ByChance), "every game of the list is played by chance");
    (measure<Packages, ByChance>(table), ...);
}
}

int main(int argc, char **argv)
{
    Table table(argc, argv);
    measureAll(static_cast<GameList *>(nullptr), static_cast<Players *>(nullptr), table);
    return table.exitCode();
}
