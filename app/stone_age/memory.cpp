// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/memory.h"

#include "model/json/parse.h"
#include "model/stone_age/codec.h"

#include <algorithm>

namespace StoneAge
{
namespace
{
constexpr int FinishedGames = 20;

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

template<typename Thing>
void addNew(std::vector<Thing> &list, const Thing &thing)
{
    if (std::ranges::find(list, thing) == list.end()) {
        list.push_back(thing);
    }
}

std::optional<Action> readAction(std::string_view text)
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
}

void Described::learn(const Action &action)
{
    if (const auto *building = std::get_if<Building>(&action)) {
        if (building->kind == Tile::Printed) {
            addNew(tiles,
                {.kind = Tile::Printed,
                    .pay = building->pay,
                    .points = building->points,
                    .gain = printed(building->gain)});
        }
    } else if (const auto *card = std::get_if<Card>(&action)) {
        if (!card->number) {
            addNew(cards, {.top = printed(card->top), .bottom = card->bottom});
        }
    }
}

Described describedIn(const Store &store)
{
    auto games = store.finishedGames(FinishedGames, 0).value_or(std::vector<GameRow>{});
    const auto running = store.runningGames().value_or(std::vector<GameRow>{});
    games.insert(games.begin(), running.begin(), running.end());
    Described described;
    for (const auto &game : games) {
        const auto log = game.game == Rules::id ? store.log(game.id) : Stored<std::vector<LogEntry>>();
        for (const auto &entry : log.value_or(std::vector<LogEntry>{})) {
            if (const auto action = readAction(entry.action)) {
                described.learn(*action);
            }
        }
    }
    return described;
}
}
