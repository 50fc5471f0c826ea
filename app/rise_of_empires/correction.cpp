// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/correction.h"

#include "app/rise_of_empires/memory.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/idtext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
/// Of equal cities.
constexpr int MostAlike = 9;

struct CorrectWords {
    Q_DECLARE_TR_FUNCTIONS(RiseCorrection)
};

using Counts = CountsOf<Player>;

Counts stocks()
{
    //: Head of what a player has, to be changed by hand.
    Counts list{CorrectWords::tr("Stock")};
    list.add(counterOf(Gain::Food, MaxFood), &Player::food);
    list.add(counterOf(Gain::Gold, Plenty), &Player::gold);
    list.add(counterOf(Gain::Resources, Plenty), &Player::resources);
    list.add(counterOf(Gain::Cubes, CubesPerPlayer), &Player::pool);
    list.add(counterOf(Gain::Vp, Plenty), &Player::vp);
    return list;
}

Counts territories()
{
    Counts list{CorrectWords::tr("Territories")};
    for (const Territory territory : valuesOf<Territory>()) {
        list.add({.id = idText(territory),
                     .title = nameOf(territory),
                     .icon = iconOf(territory),
                     .most = isTown(territory) ? TownTiles : TerritoryTiles},
            &Player::territories, territory);
    }
    return list;
}

Counts map(const State &state, const Player &player)
{
    Counts list{CorrectWords::tr("Cubes on the map")};
    const auto &regions = state.setup.regions;
    for (int i = 0; i < regions.size(); ++i) {
        if (regions[i].era > eraOf(state) && cubesAt(player, i) == 0) {
            continue;
        }
        const auto at = static_cast<std::size_t>(i);
        list.add(
            {.id = u"region-"_s + QString::fromStdString(regions[i].id),
                .title = shownName(regions[i]),
                .icon = iconOf(regions[i]),
                .most = CubesPerPlayer},
            [at](const Player &player) { return player.map[at]; },
            [at](Player &player, int cubes) { player.map[at] = cubes; });
    }
    return list;
}

/// Those that somebody has or is to have, and those that are known and could be there by now.
std::vector<ProgressTile> progressTiles(const Play &play, const Player &player)
{
    std::vector<ProgressTile> tiles;
    const auto add = [&](const ProgressTile &tile) {
        const auto isSame = [&](const ProgressTile &other) { return isSameTile(tile, other); };
        if (std::ranges::none_of(tiles, isSame)) {
            tiles.push_back(tile);
        }
    };
    for (const auto &player : seats(play.state())) {
        for (const auto &owned : player.progress) {
            add(owned.tile);
        }
    }
    for (const auto &owned : player.progress) {
        add(owned.tile);
    }
    for (const auto &known : knownProgress(play)) {
        if (!known.toEnter && known.tile.era <= eraOf(play.state())) {
            add(known.tile);
        }
    }
    return tiles;
}

Counts progress(const Play &play, const Player &player)
{
    Counts list{CorrectWords::tr("Progress")};
    for (const auto &tile : progressTiles(play, player)) {
        const auto find = [tile](const Player &player) {
            return std::ranges::find_if(
                player.progress, [&](const OwnedProgress &owned) { return isSameTile(owned.tile, tile); });
        };
        list.add(
            {.id = u"progress-%1-%2"_s.arg(QString::fromStdString(tile.name)).arg(tile.era),
                .title = shownName(tile),
                .note = textOf(tile),
                .icon = iconOf(tile),
                .most = 1},
            [find](const Player &player) { return find(player) == player.progress.end() ? 0 : 1; },
            [find, tile](Player &player, int owned) {
                const auto found = find(player);
                if (owned > 0 && found == player.progress.end()) {
                    player.progress.push_back({tile});
                } else if (owned == 0 && found != player.progress.end()) {
                    player.progress.erase(found);
                }
            },
            true);
    }
    return list;
}

Counts cities(const Play &play, const Player &player)
{
    std::vector<CityTile> tiles;
    const auto add = [&](const CityTile &city) {
        if (std::ranges::find(tiles, city) == tiles.end()) {
            tiles.push_back(city);
        }
    };
    for (const auto &other : seats(play.state())) {
        std::ranges::for_each(other.cities, add);
    }
    std::ranges::for_each(player.cities, add);
    for (const auto &known : knownCities(play)) {
        if (known.era <= eraOf(play.state())) {
            add(known.tile);
        }
    }
    Counts list{CorrectWords::tr("Cities")};
    for (const auto &city : tiles) {
        list.add(
            {.id = u"city-"_s + QString::fromStdString(memoOf(KnownCity{.tile = city}).text),
                .title = shownName(city),
                .note = textOf(city),
                .icon = iconOf(Row::City),
                .most = MostAlike},
            [city](
                const Player &player) { return static_cast<int>(std::ranges::count(player.cities, city)); },
            [city](Player &player, int count) {
                auto have = static_cast<int>(std::ranges::count(player.cities, city));
                for (; have < count; ++have) {
                    player.cities.push_back(city);
                }
                for (; have > count; --have) {
                    player.cities.erase(std::ranges::find(player.cities, city));
                }
            });
    }
    return list;
}

std::optional<SomePerName> changedMap(const Setup &setup, const CubeMap &before, const CubeMap &after)
{
    if (before == after) {
        return std::nullopt;
    }
    SomePerName changes;
    for (std::size_t i = 0; i < static_cast<std::size_t>(setup.regions.size()); ++i) {
        changes.counts.push_back(changedTo(before[i], after[i]));
    }
    return changes;
}
}

Player sheetOf(const State &state, int seat)
{
    return playerAt(state, seat);
}

std::vector<CountsOf<Player>> countsByHand(const Play &play, const Player &player)
{
    return {stocks(), territories(), map(play.state(), player), progress(play, player), cities(play, player)};
}

Adjust adjustFor(const State &state, int seat, const Player &now)
{
    const auto &before = playerAt(state, seat);
    Adjust adjust{.player = seat,
        .vp = changedTo(before.vp, now.vp),
        .food = changedTo(before.food, now.food),
        .gold = changedTo(before.gold, now.gold),
        .resources = changedTo(before.resources, now.resources),
        .pool = changedTo(before.pool, now.pool),
        .map = changedMap(state.setup, before.map, now.map),
        .progress = changedTo(before.progress, now.progress),
        .cities = changedTo(before.cities, now.cities)};
    if (before.territories != now.territories) {
        adjust.territories = changedTo(before.territories, now.territories);
    }
    return adjust;
}

/// What was laid out is kept, as far as it concerns no tile that may be gone.
Draft afterCorrection(Draft draft, const State &state)
{
    auto next = freshDraft(state);
    if (next.step == Stage::Turn || next.step == Stage::Rows) {
        next.step = draft.step;
        next.empire = draft.empire;
        next.wonders = draft.wonders;
    }
    return next;
}
}
