// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/plays.h"

#include <algorithm>

namespace RiseOfEmpires
{
void judgePhase(const State &state, Phase needed, Judge &judge)
{
    judge.forbid(state.phase != needed, Code::WrongPhase, {.subject = idOf(state.phase)});
}

void judgeSeat(const State &state, int seat, Judge &judge)
{
    judge.forbid(
        !isSeat(state, seat), Code::OutOfRange, {.subject = "player", .most = state.setup.players - 1});
}

void judgeFigure(int figure, std::string_view subject, Judge &judge, int least, int most)
{
    judge.forbid(figure < least || figure > most, Code::OutOfRange,
        {.subject = subject, .least = least, .most = most});
}

void judgeTile(const ProgressTile &tile, Judge &judge)
{
    judgeFigure(tile.era, "era", judge, 1, Eras);
    judgeFigures(tile.gains, judge);
    for (const auto &gains : tile.per.items) {
        judgeFigures(gains, judge);
    }
}

void judgeTile(const CityTile &city, Judge &judge)
{
    judgeFigure(city.cost, "cost", judge);
    judgeFigure(city.eats, "eats", judge);
    judgeFigures(city.gains, judge);
}

void judgeIndices(std::span<const int> indices, std::size_t size, int seat, Judge &judge)
{
    std::vector<bool> named(size);
    for (const int index : indices) {
        const auto at = static_cast<std::size_t>(index);
        judge.forbid(
            at >= size || named[at], Code::NoSuchTile, {.most = static_cast<int>(size) - 1, .seat = seat});
        if (at < size) {
            named[at] = true;
        }
    }
}

void judgeCosts(const Goods &have, const Goods &needed, Judge &judge)
{
    constexpr PerId<Good, Code> codes = {{Code::NotEnoughGold, Code::NotEnoughCubes, Code::NotEnoughResources,
        Code::NotEnoughFood, Code::NotEnoughVp}};
    for (const Good good : valuesOf<Good>()) {
        const int missing = needed[good] - have[good];
        judge.forbid(missing > 0, codes[good], {.count = missing});
    }
}

void judgeOpen(const State &state, const PerName &place, Judge &judge)
{
    const bool overseasClosed = state.round == TurnOfNavigation && !anybodyHasNavigation(state);
    for (int i = 0; i < state.setup.regions.size(); ++i) {
        if (countAt(place, i) == 0) {
            continue;
        }
        const auto &region = state.setup.regions[i];
        const bool early = region.era > eraOf(state);
        judge.forbid(early || (region.overseas && overseasClosed), Code::RegionClosed,
            {.subject = region.id, .count = early ? region.era : 0});
    }
}

void score(Player &player, Source source, int vp)
{
    player.vp += vp;
    player.sources[source] += vp;
}

void pay(Player &player, const Goods &goods)
{
    player.gold -= goods[Good::Gold];
    player.pool -= goods[Good::Cubes];
    player.resources -= goods[Good::Resources];
    player.food -= goods[Good::Food];
    score(player, Source::Paid, -goods[Good::Vp]);
}

Overflow overflowOf(int food)
{
    const int over = std::max(0, food - MaxFood);
    return {over, over / FoodPerGold};
}

void place(State &state, int seat, const PerName &cubes, Events &events)
{
    if (cubes.counts.empty()) {
        return;
    }
    auto &player = playerAt(state, seat);
    for (std::size_t i = 0; i < cubes.counts.size(); ++i) {
        player.map[i] += cubes.counts[i];
        player.pool -= cubes.counts[i];
    }
    events.push_back(Placed{seat, cubes});
}

void tellPoints(const State &state, int seat, const Sources &before, Events &events)
{
    const auto &player = playerAt(state, seat);
    const auto change = player.sources + before * -1;
    if (change != Sources{}) {
        events.push_back(PointsChanged{seat, change, player.vp});
    }
}
}
