// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/plays.h"

#include <algorithm>
#include <numeric>

namespace BronzeAge
{
namespace
{
constexpr int FirstCity = FirstCities + 1;

std::optional<City> cityNumbered(int number)
{
    if (number < FirstCity || number >= FirstCity + countOf<City>) {
        return std::nullopt;
    }
    return static_cast<City>(number - FirstCity);
}

/// A list may be long and its counts large: past this a sum is as good as endless.
constexpr int Plenty = 1'000'000'000;

int boxesIn(const Build &build)
{
    return std::accumulate(build.on.begin(), build.on.end(), 0,
        [](int sum, const Work &work) { return std::min(sum + work.boxes, Plenty); });
}

/// A place named twice must have room for both, so the boxes left shrink along the list.
class Plot
{
public:
    Plot(const State &state, Judge &judge)
        : m_state(state)
        , m_judge(judge)
        , m_cities(active(state).cityBoxes)
        , m_monuments(active(state).monumentBoxes)
    {
    }

    void judge(const Work &work)
    {
        std::visit([&](auto place) { judgeAt(place, work.boxes); }, work.place);
    }

private:
    void judgeAt(int number, int added)
    {
        if (const auto city = cityNumbered(number)) {
            fill(m_cities[*city], added, boxes(*city), idOf(*city));
        } else {
            m_judge.forbid(true, Code::OutOfRange,
                {.subject = "city", .least = FirstCity, .most = FirstCity + countOf<City> - 1});
        }
    }

    void judgeAt(Monument monument, int added)
    {
        if (isInPlay(m_state.setup, monument)) {
            fill(m_monuments[monument], added, boxes(monument), idOf(monument));
        } else {
            m_judge.forbid(
                true, Code::MonumentNotInPlay, {.subject = idOf(monument), .count = m_state.setup.players});
        }
    }

    void fill(int &ticked, int added, int all, std::string_view subject)
    {
        const int left = std::max(0, all - ticked);
        m_judge.forbid(added == 0, Code::OutOfRange, {.subject = "boxes", .least = 1, .most = left});
        m_judge.forbid(added > left, Code::BoxFull, {.subject = subject, .count = left});
        ticked = std::min(ticked + added, Plenty);
    }

    const State &m_state;
    Judge &m_judge;
    PerId<City, int> m_cities;
    PerId<Monument, int> m_monuments;
};

void tick(State &state, City city, int added, Events &events)
{
    active(state).cityBoxes[city] += added;
    if (isBuilt(active(state), city)) {
        events.emplace_back(CityBuilt{state.seat, city});
    }
}

void tick(State &state, Monument monument, int added, Events &events)
{
    active(state).monumentBoxes[monument] += added;
    if (isBuilt(active(state), monument)) {
        auto &first = state.firstBuilder[monument];
        if (!first) {
            first = state.seat;
        }
        events.emplace_back(MonumentBuilt{
            state.seat, monument, first == state.seat, *monumentPoints(state, state.seat, monument)});
    }
}
}

void judge(const State &state, const Build &build, Judge &judge)
{
    const auto &player = active(state);
    judgeStep(state, Phase::Build, judge);
    judge.forbid(build.stone > 0 && !has(player, Development::Engineering), Code::NeedsDevelopment,
        {.subject = idOf(Development::Engineering)});
    const int workers = state.turn.workers + WorkersPerStone * build.stone;
    judge.forbid(boxesIn(build) > workers, Code::NotEnoughWorkers, {.count = boxesIn(build) - workers});
    judge.forbid(build.stone > player.goods[Good::Stone], Code::NotEnoughGoods,
        {.subject = idOf(Good::Stone), .count = player.goods[Good::Stone]});
    Plot plot(state, judge);
    for (const auto &work : build.on) {
        plot.judge(work);
    }
}

void play(State &state, const Build &build, Events &events)
{
    beginStep(state, Phase::Build, events);
    active(state).goods[Good::Stone] -= build.stone;
    state.turn.workers += WorkersPerStone * build.stone - boxesIn(build);
    for (const auto &work : build.on) {
        if (const auto *monument = std::get_if<Monument>(&work.place)) {
            tick(state, *monument, work.boxes, events);
        } else {
            tick(state, *cityNumbered(std::get<int>(work.place)), work.boxes, events);
        }
    }
}
}
