// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/described.h"

#include "app/games.h"
#include "model/json/parse.h"

namespace Described
{
namespace
{
/// The latest one, without its actions.
Record headingOf(const History &history, const std::string &game, const std::string &variant)
{
    const auto latest = history.latestOptions(game, variant).value_or(LatestOptions());
    return {.game = game,
        .options = Json::parse(latest.options).value_or(Json::Object{}),
        .players = std::vector<std::string>(static_cast<std::size_t>(latest.players))};
}
}

QString titleOf(const History &history, const std::string &game, const std::string &variant)
{
    return gameTitle(headingOf(history, game, variant));
}

bool highestWins(const History &history, const std::string &game, const std::string &variant)
{
    return ::highestWins(headingOf(history, game, variant));
}
}
