// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/mapmemory.h"

#include "app/rise_of_empires/memory.h"
#include "app/table/memotext.h"

#include <algorithm>
#include <map>

namespace RiseOfEmpires
{
namespace
{
constexpr auto EmpireMemos = "empire";
constexpr auto FreeMemos = "free";
constexpr auto RegionMemos = "region";

struct LossesMemo {
    Losses losses;
    bool operator==(const LossesMemo &) const = default;
    static void members(auto &is, auto &memo)
    {
        is.required("own", memo.losses.own, {.most = MostFigure});
        is.required("other", memo.losses.other, {.most = MostFigure});
    }
};
struct EmpireMemo {
    bool later = false;
    int number = 1;
    bool water = false;
    std::vector<LossesMemo> losses;
    static void members(auto &is, auto &memo)
    {
        is.leftOut("later", memo.later);
        is.required("number", memo.number, {.least = 1, .most = MostRegionsOfTile});
        is.leftOut("water", memo.water);
        is.leftOut("losses", memo.losses);
    }
};
struct FreeMemo {
    KnownFree effect;
    static void members(auto &is, auto &memo)
    {
        is.required("name", memo.effect.name);
        is.required("era", memo.effect.era, {.least = 1, .most = Eras});
        is.leftOut("give", memo.effect.give);
        is.leftOut("get", memo.effect.get);
        is.leftOut("removed", memo.effect.removed);
        is.leftOut("placed", memo.effect.placed);
    }
};

std::optional<KnownEmpire> empireIn(const std::string &text)
{
    const auto memo = fromMemo<EmpireMemo>(text);
    if (!memo) {
        return std::nullopt;
    }
    KnownEmpire tile{.later = memo->later, .number = memo->number, .water = memo->water};
    for (const auto &[losses] : memo->losses) {
        tile.losses.push_back(losses);
    }
    return tile;
}

/// Each as it was described last, by what it is known by.
template<typename Thing, typename Key>
std::vector<Thing> latest(const TableMemory &memory, const char *kind, Key keyOf)
{
    std::vector<Thing> things;
    std::map<decltype(keyOf(std::declval<Thing>())), std::pair<std::size_t, std::string>> places;
    for (const auto &memo : memory.of(kind)) {
        const auto thing = fromMemo<Thing>(memo.text);
        if (!thing) {
            continue;
        }
        const auto [place, isNew] = places.try_emplace(keyOf(*thing), things.size(), memo.usedAt);
        if (isNew) {
            things.push_back(*thing);
        } else if (memo.usedAt > place->second.second) {
            place->second.second = memo.usedAt;
            things[place->second.first] = *thing;
        }
    }
    return things;
}
}

std::vector<KnownEmpire> knownEmpires(const Play &play)
{
    std::vector<KnownEmpire> tiles;
    for (const auto &remembered : play.memory.of(EmpireMemos)) {
        if (auto tile = empireIn(remembered.text)) {
            tile->games = remembered.count;
            tiles.push_back(std::move(*tile));
        }
    }
    return tiles;
}

std::vector<Memo> memosAbout(const Play &play, const KnownEmpire &tile)
{
    std::vector<Memo> list;
    for (const auto &remembered : play.memory.of(EmpireMemos)) {
        if (empireIn(remembered.text) == tile) {
            list.push_back({EmpireMemos, remembered.text});
        }
    }
    return list;
}

std::vector<KnownFree> knownFree(const Play &play)
{
    std::vector<KnownFree> effects;
    const auto nameOf = [](const FreeMemo &memo) { return std::pair(memo.effect.name, memo.effect.era); };
    for (const auto &[effect] : latest<FreeMemo>(play.memory, FreeMemos, nameOf)) {
        effects.push_back(effect);
    }
    const auto shipped = shippedFree();
    effects.insert(effects.end(), shipped.begin(), shipped.end());
    return effects;
}

std::vector<Region> knownRegions(const TableMemory &memory)
{
    return latest<Region>(memory, RegionMemos, [](const Region &region) { return region.id; });
}

Memo memoOf(const Region &region)
{
    return {RegionMemos, memoText(region)};
}

std::vector<Memo> memosOfTile(const Play &play)
{
    const auto &tile = play.draft.empire.tile;
    if (!tile) {
        return {};
    }
    EmpireMemo memo{.later = tile->later, .number = tile->number, .water = tile->water};
    for (const auto &losses : tile->losses) {
        memo.losses.push_back({losses});
    }
    return {{EmpireMemos, memoText(memo)}};
}

Memo memoOf(const State &state, const FreeAction &action)
{
    const auto &tile = playerAt(state, action.player).progress[static_cast<std::size_t>(action.tile)].tile;
    FreeMemo memo{{.name = tile.name,
        .era = tile.era,
        .give = action.give,
        .get = action.get,
        .placed = totalOf(action.place)}};
    for (const auto &removal : action.remove) {
        memo.effect.removed += removal.count;
    }
    return {FreeMemos, memoText(memo)};
}
}
