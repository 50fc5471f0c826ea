// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/showcase/samplegame.h"
#include "app/rise_of_empires/package.h"
#include "model/rise_of_empires/advice.h"
#include "model/rise_of_empires/costs.h"

#include <algorithm>

namespace RiseOfEmpires
{
namespace
{
// Tiles and regions in the manner of the game, beside those that the app knows.

ProgressTile paying(const char *name, int era, Gain gain, int amount)
{
    ProgressTile tile{.name = name, .era = era};
    tile.gains[gain] = amount;
    return tile;
}

std::vector<ProgressTile> progressTiles()
{
    std::vector<ProgressTile> tiles{
        {.name = "Printing", .era = 2, .printing = true},
        paying("Irrigation", 1, Gain::Food, 1),
        paying("Coinage", 1, Gain::Gold, 1),
        paying("Banking", 2, Gain::Gold, 2),
        paying("Crop rotation", 2, Gain::Food, 3),
        paying("University", 2, Gain::Vp, 2),
        paying("Railways", 3, Gain::Resources, 2),
        paying("Medicine", 3, Gain::Cubes, 3),
        paying("Radio", 3, Gain::Vp, 4),
    };
    for (const auto &known : shippedProgress()) {
        if (!known.toEnter) {
            tiles.push_back(known.tile);
        }
    }
    return tiles;
}

struct DatedCity {
    int era;
    CityTile tile;
};
std::vector<DatedCity> cityTiles()
{
    return {
        {1, {.cost = 2, .gains = {{0, 0, 0, 0, 1}}}},
        {1, {.cost = 4, .eats = 3, .gains = {{0, 0, 0, 0, 2}}}},
        {2, {.cost = 3, .eats = 1, .gains = {{0, 0, 0, 0, 2}}}},
        {2, {.cost = 6, .eats = 2, .upkeep = true, .gains = {{0, 0, 0, 0, 4}}}},
        {3, {.cost = 5, .eats = 2, .gains = {{0, 1, 0, 0, 4}}}},
        {3, {.cost = 9, .eats = 3, .upkeep = true, .gains = {{0, 0, 0, 0, 7}}}},
    };
}

std::vector<Region> regions()
{
    auto list = defaultRegions();
    const auto add = [&](const char *id, const char *name, int era, int first, int second,
                         std::optional<RegionYield> yield, std::optional<Overseas> overseas = {}) {
        list.push_back({.id = id,
            .name = name,
            .era = era,
            .first = first,
            .second = second,
            .yield = yield,
            .overseas = overseas});
    };
    add("northern-europe", "Northern Europe", 2, 3, 2, RegionYield{Yield::Resources, 2});
    add("persia", "Persia", 2, 4, 2, RegionYield{Yield::Gold, 3});
    add("south-america", "South America", 2, 3, 1, RegionYield{Yield::Gold, 3}, Overseas::NewWorld);
    add("china", "China", 2, 5, 3, RegionYield{Yield::Cubes, 3}, Overseas::FarEast);
    add("siberia", "Siberia", 3, 4, 2, std::nullopt);
    add("south-africa", "South Africa", 3, 6, 4, std::nullopt);
    return list;
}

/// Plays like somebody at their second game: sees to the food, then takes whatever row is open and can be
/// paid.
class Beginner : Chance
{
public:
    using Chance::Chance;

    Action choose(const State &state)
    {
        switch (state.phase) {
        case Phase::Settle:
            return settleFor(state);
        case Phase::EraEnd:
            return proposeKeep(state, state.keeping.front());
        case Phase::Order: {
            const auto free = std::ranges::find(state.next, Nobody);
            return ChooseOrder{static_cast<int>(free - state.next.begin()) + 1};
        }
        default:
            return discFor(state);
        }
    }

private:
    static Settle settleFor(const State &state)
    {
        Settle settle;
        for (int seat = 0; seat < state.setup.players; ++seat) {
            if (auto drop = proposeUpkeep(state, seat).drop; !drop.empty()) {
                settle.drop.push_back({seat, std::move(drop)});
            }
        }
        return settle;
    }

    Action discFor(const State &state)
    {
        if (const auto free = freeFor(state)) {
            return *free;
        }
        std::array<Kind, 9> kinds{Kind::Progress, Kind::Progress, Kind::Territory, Kind::Territory,
            Kind::City, Kind::City, Kind::Wonder, Kind::Empire, Kind::Trade};
        shuffle(kinds);
        for (const Kind kind : kinds) {
            if (auto action = wish(state, kind); !refusal(state, action)) {
                return action;
            }
        }
        if (const auto empire = paid(state, TakeEmpire{}); !refusal(state, empire)) {
            return empire;
        }
        for (const Row row : valuesOf<Row>()) {
            if (const Action idle = Idle{row, proposeDisc(state, row)}; !refusal(state, idle)) {
                return idle;
            }
        }
        // Who can pay for none of their discs is helped by the table.
        return Adjust{.player = state.seat, .gold = active(state).gold + MaxCircles};
    }

    template<typename Deed>
    static Action paid(const State &state, Deed deed)
    {
        deed.disc = proposeDisc(state, deed.row, std::nullopt, costOf(state, deed));
        return deed;
    }

    Action wish(const State &state, Kind kind)
    {
        switch (kind) {
        case Kind::Territory:
            return TakeTerritory{territoryFor(state), proposeDisc(state, Row::Territory)};
        case Kind::City:
            return paid(state, TakeCity{cityFor(state)});
        case Kind::Wonder:
            return paid(state, BuildWonder{"", 4 + 2 * eraOf(state), {{1 + eraOf(state), 1, 1}}});
        case Kind::Empire:
            return paid(state, empireFor(state));
        case Kind::Trade:
            return paid(state, RiseOfEmpires::Trade{spaceFor(state)});
        default:
            return paid(state, TakeProgress{oneOf(m_progress)});
        }
    }

    Territory territoryFor(const State &state)
    {
        constexpr int Scarce = 6;
        const auto next = settlings(state)[static_cast<std::size_t>(state.seat)];
        return next.food < Scarce ? Territory::Plains : static_cast<Territory>(below(countOf<Territory>));
    }

    CityTile cityFor(const State &state)
    {
        const auto &city = oneOf(m_cities);
        return city.era <= eraOf(state) ? city.tile : m_cities.front().tile;
    }

    TradeSpace spaceFor(const State &state)
    {
        constexpr TradeSpace Spaces[] = {{2, Prize::Gold, 4}, {2, Prize::Gold, 3}, {3, Prize::Vp, 2},
            {1, Prize::Gold, 2}, {4, Prize::Vp, 3}, {5, Prize::Vp, 4}, {7, Prize::Vp, 6}};
        constexpr int OfEraOne = 4;
        return Spaces[below(OfEraOne + eraOf(state) - 1)];
    }

    TakeEmpire empireFor(const State &state)
    {
        TakeEmpire empire{.number = 1 + below(3), .water = below(2) == 0};
        empire.place.counts.resize(static_cast<std::size_t>(state.setup.regions.size()));
        int cubes = active(state).pool;
        for (int i = 0; i < empire.number && cubes > 0; ++i) {
            const auto open = openRegions(state, empire.number, empire.water, empire.place);
            const auto at = static_cast<std::size_t>(below(state.setup.regions.size()));
            if (!open[at]) {
                const int placed = std::min(cubes, 1 + below(3));
                empire.place.counts[at] += placed;
                cubes -= placed;
            }
        }
        const auto targets = battleTargets(state, false, empire.place);
        if (!targets.empty()) {
            const auto &target = oneOf(targets);
            empire.battles.push_back({{target.region}, target.against, below(2), 1 + below(2)});
        }
        return empire;
    }

    /// Iron Weapons take a cube away, Trading Post changes gold into a resource.
    std::optional<Action> freeFor(const State &state)
    {
        for (const auto &[seat, index, whyNot] : freeTiles(state)) {
            if (whyNot || seat != state.seat || below(2) == 0) {
                continue;
            }
            FreeAction action{.player = seat, .tile = index};
            const auto &tile = active(state).progress[static_cast<std::size_t>(index)].tile;
            if (tile.name == "Trading Post") {
                action.give[Good::Gold] = 1;
                action.get[Good::Resources] = 1;
            } else if (const auto targets = battleTargets(state); !targets.empty()) {
                action.remove.push_back({{targets.front().region}, targets.front().against, 1});
            } else {
                continue;
            }
            if (!refusal(state, action)) {
                return action;
            }
        }
        return std::nullopt;
    }

    std::vector<ProgressTile> m_progress = progressTiles();
    std::vector<DatedCity> m_cities = cityTiles();
};
}

Record Package::sampleGame(const std::vector<std::string> &players, unsigned seed, int rounds)
{
    Beginner beginner(seed);
    const Setup setup{static_cast<int>(players.size()), Regions(regions())};
    return playedBy<Rules, Finish>(beginner, setup, players, rounds);
}
}
