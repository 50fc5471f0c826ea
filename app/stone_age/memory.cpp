// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/memory.h"

#include "db/memory.h"
#include "model/json/parse.h"
#include "model/json/write.h"

#include <algorithm>

namespace StoneAge
{
namespace
{
constexpr auto TileMemos = "tile";
constexpr auto CardMemos = "card";
constexpr auto DiceMemos = "dice";
constexpr auto ByTotal = "total";
constexpr auto OneByOne = "faces";

Top printed(const Top &top)
{
    return std::visit(
        [](auto half) -> Top {
            if constexpr (requires { half.picks; }) {
                half.picks.clear();
            }
            if constexpr (requires { half.dice; }) {
                half.dice = 0;
                half.tools = {};
            }
            if constexpr (requires { half.bottom; }) {
                half.bottom = {};
            }
            if constexpr (requires { half.resources; }) {
                half.resources.reset();
            }
            return half;
        },
        top);
}

std::optional<Gain> printed(const std::optional<Gain> &gain)
{
    if (!gain) {
        return gain;
    }
    return std::visit(
        [](auto kind) -> Gain {
            if constexpr (requires { kind.picks; }) {
                kind.picks.clear();
            }
            if constexpr (requires { kind.bottom; }) {
                kind.bottom = {};
            }
            return kind;
        },
        *gain);
}

std::optional<Action> actionFrom(std::string_view text)
{
    const auto value = Json::parse(text);
    if (!value) {
        return std::nullopt;
    }
    Findings findings;
    Action action;
    {
        Fields fields(*value, {}, findings);
        decode(fields, action);
    }
    return findings.empty() ? std::optional(action) : std::nullopt;
}

std::vector<Memo> describedBy(const Action &action)
{
    const auto *building = std::get_if<Building>(&action);
    const auto *card = std::get_if<Card>(&action);
    if (building && building->kind == Tile::Printed) {
        return {{TileMemos, textOfTile(*building)}};
    }
    return card && !card->number ? std::vector<Memo>{{CardMemos, textOfCard(*card)}} : std::vector<Memo>();
}

template<typename Thing>
std::vector<Thing> known(const Play &play, const char *kind, std::optional<Thing> (*read)(std::string_view))
{
    std::vector<Thing> list;
    for (const auto &memo : play.memory.of(kind)) {
        if (const auto thing = read(memo.text)) {
            list.push_back(*thing);
        }
    }
    return list;
}
}

std::string textOfTile(const Building &building)
{
    return Json::writeCompact(encode(Action(Building{.kind = Tile::Printed,
        .pay = building.pay,
        .points = building.points,
        .gain = printed(building.gain)})));
}

std::string textOfCard(const Card &card)
{
    return Json::writeCompact(encode(Action(Card{.top = printed(card.top), .bottom = card.bottom})));
}

std::optional<Building> tileFrom(std::string_view text)
{
    const auto action = actionFrom(text);
    const auto *building = action ? std::get_if<Building>(&*action) : nullptr;
    return building && building->kind == Tile::Printed ? std::optional(*building) : std::nullopt;
}

std::optional<Card> cardFrom(std::string_view text)
{
    const auto action = actionFrom(text);
    const auto *card = action ? std::get_if<Card>(&*action) : nullptr;
    return card && !card->number ? std::optional(*card) : std::nullopt;
}

std::vector<Building> knownTiles(const Play &play)
{
    return known<Building>(play, TileMemos, tileFrom);
}

std::vector<Card> knownCards(const Play &play)
{
    return known<Card>(play, CardMemos, cardFrom);
}

std::optional<bool> rolledByTotal(const Play &play)
{
    const auto &memos = play.memory.of(DiceMemos);
    const auto latest = std::ranges::max_element(memos, {}, &Remembered::usedAt);
    return latest == memos.end() ? std::nullopt : std::optional(latest->text == ByTotal);
}

void markAsKnown(TableChoice &row, const Building &building)
{
    row.memoKind = QString::fromLatin1(TileMemos);
    row.memo = QString::fromStdString(textOfTile(building));
}

void markAsKnown(TableChoice &row, const Card &card)
{
    row.memoKind = QString::fromLatin1(CardMemos);
    row.memo = QString::fromStdString(textOfCard(card));
}

std::vector<Memo> memosOf(const Play &play, const Action &action)
{
    auto memos = describedBy(action);
    if (play.draft.byTotal) {
        memos.push_back({DiceMemos, *play.draft.byTotal ? ByTotal : OneByOne});
    }
    return memos;
}

void rememberEarlier(Store &store, const std::string &at)
{
    constexpr int FinishedGames = 20;
    constexpr auto Seeded = "seeded";
    const std::string game(Rules::id);
    Memory memory(store);
    if (const auto done = memory.recall(game, Seeded); !done || !done->empty()) {
        return;
    }
    auto games = store.finishedGames(FinishedGames, 0).value_or(std::vector<GameRow>{});
    const auto running = store.runningGames().value_or(std::vector<GameRow>{});
    games.insert(games.begin(), running.begin(), running.end());
    for (const auto &row : games) {
        const auto log = row.game == game ? store.log(row.id) : Stored<std::vector<LogEntry>>();
        for (const auto &entry : log.value_or(std::vector<LogEntry>{})) {
            const auto action = actionFrom(entry.action);
            for (const auto &memo : action ? describedBy(*action) : std::vector<Memo>()) {
                (void)memory.remember(game, memo, at);
            }
        }
    }
    (void)memory.remember(game, {Seeded, "1"}, at);
}
}
