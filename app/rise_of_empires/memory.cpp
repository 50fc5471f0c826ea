// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/memory.h"

#include "app/table/memotext.h"
#include "model/record/text.h"

#include <algorithm>

namespace RiseOfEmpires
{
namespace
{
constexpr auto ProgressMemos = "progress";
constexpr auto CityMemos = "city";
constexpr auto WonderMemos = "wonder";
constexpr auto SpaceMemos = "space";

struct CityMemo {
    CityTile tile;
    int era = 1;
    Half half = Half::A;
    static void members(auto &is, auto &memo)
    {
        CityTile::members(is, memo.tile);
        is.required("era", memo.era, {.least = 1, .most = Eras});
        is.required("half", memo.half);
    }
};

struct WonderMemo {
    BuildWonder wonder;
    int era = 1;
    static void members(auto &is, auto &memo)
    {
        BuildWonder::members(is, memo.wonder);
        is.required("era", memo.era, {.least = 1, .most = Eras});
    }
};

struct SpaceMemo {
    Trade trade;
    int era = 1;
    static void members(auto &is, auto &memo)
    {
        Trade::members(is, memo.trade);
        is.required("era", memo.era, {.least = 1, .most = Eras});
    }
};

/// All that are remembered of a kind, the latest first.
template<typename Thing, typename Add>
void recall(const Play &play, const char *kind, Add add)
{
    auto memos = play.memory.of(kind);
    std::ranges::stable_sort(memos, std::greater(), &Remembered::usedAt);
    for (const auto &memo : memos) {
        if (const auto thing = fromMemo<Thing>(memo.text)) {
            add(*thing, memo.count);
        }
    }
}

template<typename Thing, typename IsIt>
std::vector<Memo> memosWhere(const Play &play, const char *kind, IsIt isIt)
{
    std::vector<Memo> list;
    for (const auto &memo : play.memory.of(kind)) {
        if (const auto thing = fromMemo<Thing>(memo.text); thing && isIt(*thing)) {
            list.push_back({kind, memo.text});
        }
    }
    return list;
}

bool isSameWonder(const KnownWonder &known, const BuildWonder &wonder)
{
    return known.name == wonder.name && known.vp == wonder.vp && known.cost == wonder.cost;
}

/// When a city or a wonder came first.
template<typename Known, typename IsSame>
Known asFirstTaken(const std::vector<Known> &known, Known now, IsSame isSame)
{
    const auto found = std::ranges::find_if(known, isSame);
    return found == known.end() ? now : *found;
}

Memo memoOf(const KnownWonder &wonder)
{
    return {WonderMemos,
        memoText(WonderMemo{{.name = wonder.name, .vp = wonder.vp, .cost = wonder.cost}, wonder.era})};
}

std::vector<Memo> described(const Play &, const TakeProgress &action)
{
    return {memoOf(action.tile)};
}

std::vector<Memo> described(const Play &play, const TakeCity &action)
{
    const KnownCity now{.tile = action.tile, .era = eraOf(play.state()), .half = halfOf(play.state())};
    return {memoOf(asFirstTaken(
        knownCities(play), now, [&](const KnownCity &known) { return known.tile == action.tile; }))};
}

std::vector<Memo> described(const Play &play, const BuildWonder &action)
{
    const KnownWonder now{
        .name = action.name, .vp = action.vp, .cost = action.cost, .era = eraOf(play.state())};
    return {memoOf(asFirstTaken(
        knownWonders(play), now, [&](const KnownWonder &known) { return isSameWonder(known, action); }))};
}

std::vector<Memo> described(const Play &play, const Trade &action)
{
    return {{SpaceMemos, memoText(SpaceMemo{{.space = action.space}, eraOf(play.state())})}};
}
}

std::vector<KnownProgress> knownProgress(const Play &play)
{
    std::vector<KnownProgress> list;
    recall<ProgressTile>(play, ProgressMemos, [&](const ProgressTile &tile, int games) {
        const auto found = std::ranges::find_if(
            list, [&](const KnownProgress &known) { return isSameTile(known.tile, tile); });
        if (found == list.end()) {
            list.push_back({.tile = tile, .games = games});
        } else {
            found->games += games;
        }
    });
    for (const auto &shipped : shippedProgress()) {
        const bool described = std::ranges::any_of(list, [&](const KnownProgress &known) {
            return isSameTile(known.tile, shipped.tile)
                || (shipped.toEnter && Text::sameName(known.tile.name, shipped.tile.name));
        });
        if (!described) {
            list.push_back(shipped);
        }
    }
    return list;
}

std::vector<KnownCity> knownCities(const Play &play)
{
    auto list = shippedCities();
    recall<CityMemo>(play, CityMemos, [&](const CityMemo &memo, int games) {
        const auto found = std::ranges::find(list, memo.tile, &KnownCity::tile);
        if (found == list.end()) {
            list.push_back({memo.tile, memo.era, memo.half, games});
        } else {
            found->games += games;
        }
    });
    return list;
}

std::vector<KnownWonder> knownWonders(const Play &play)
{
    std::vector<KnownWonder> list;
    recall<WonderMemo>(play, WonderMemos, [&](const WonderMemo &memo, int games) {
        const auto &wonder = memo.wonder;
        const auto found = std::ranges::find_if(
            list, [&](const KnownWonder &known) { return isSameWonder(known, wonder); });
        if (found == list.end()) {
            list.push_back({wonder.name, wonder.vp, wonder.cost, memo.era, games});
        } else {
            found->games += games;
        }
    });
    return list;
}

std::vector<KnownSpace> knownSpaces(const Play &play)
{
    auto list = shippedSpaces();
    recall<SpaceMemo>(play, SpaceMemos, [&](const SpaceMemo &memo, int games) {
        auto found = std::ranges::find(list, memo.trade.space, &KnownSpace::space);
        if (found == list.end()) {
            found = list.insert(list.end(), {.space = memo.trade.space});
        }
        found->eras[static_cast<std::size_t>(memo.era - 1)] = true;
        found->games += games;
    });
    return list;
}

int tilesIn(const TableMemory &memory)
{
    std::size_t count = 0;
    for (const auto *kind : {ProgressMemos, CityMemos, WonderMemos}) {
        count += memory.of(kind).size();
    }
    return static_cast<int>(count);
}

std::vector<Memo> memosAbout(const Play &play, const ProgressTile &tile)
{
    return memosWhere<ProgressTile>(
        play, ProgressMemos, [&](const ProgressTile &one) { return isSameTile(one, tile); });
}

std::vector<Memo> memosAbout(const Play &play, const CityTile &city)
{
    return memosWhere<CityMemo>(play, CityMemos, [&](const CityMemo &one) { return one.tile == city; });
}

std::vector<Memo> memosAbout(const Play &play, const BuildWonder &wonder)
{
    return memosWhere<WonderMemo>(play, WonderMemos, [&](const WonderMemo &one) {
        return one.wonder.name == wonder.name && one.wonder.vp == wonder.vp && one.wonder.cost == wonder.cost;
    });
}

std::vector<Memo> memosAbout(const Play &play, const TradeSpace &space)
{
    return memosWhere<SpaceMemo>(
        play, SpaceMemos, [&](const SpaceMemo &one) { return one.trade.space == space; });
}

Memo memoOfChanged(const Play &play, const BuildWonder &known, const BuildWonder &now)
{
    const auto all = knownWonders(play);
    const auto found
        = std::ranges::find_if(all, [&](const KnownWonder &one) { return isSameWonder(one, known); });
    return memoOf(KnownWonder{.name = now.name,
        .vp = now.vp,
        .cost = now.cost,
        .era = found == all.end() ? eraOf(play.state()) : found->era});
}

std::vector<Memo> memosOfChanged(const Play &play, const TradeSpace &known, const TradeSpace &now)
{
    const auto all = knownSpaces(play);
    const auto found = std::ranges::find(all, known, &KnownSpace::space);
    std::vector<Memo> memos;
    for (int era = 1; era <= Eras; ++era) {
        if (found != all.end() && found->eras[static_cast<std::size_t>(era - 1)]) {
            memos.push_back({SpaceMemos, memoText(SpaceMemo{{.space = now}, era})});
        }
    }
    return memos;
}

std::vector<Memo> memosOf(const Play &play, const Action &action)
{
    return std::visit(
        [&](const auto &done) {
            if constexpr (requires { described(play, done); }) {
                return described(play, done);
            } else {
                return std::vector<Memo>();
            }
        },
        action);
}

Memo memoOf(const ProgressTile &tile)
{
    return {ProgressMemos, memoText(tile)};
}

Memo memoOf(const KnownCity &city)
{
    return {CityMemos, memoText(CityMemo{city.tile, city.era, city.half})};
}
}
