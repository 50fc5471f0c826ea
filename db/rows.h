// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

#include <optional>

class Query;

/// The single steps that the store's transactions are made of. They throw; see exceptions.h.
namespace Rows
{
/// Where a game stands.
struct Standing {
    int head = 0;
    int length = 0;
    bool over = false;
};

/// Throws Unavailable if not.
void require(bool condition, const char *detail);

Standing standingOf(Connection &connection, std::int64_t game);
void moveTo(Connection &connection, std::int64_t game, const Standing &from, int head, bool over,
    const std::string &draft, const std::string &at);

std::int64_t insertGame(Connection &connection, const GameRow &game);
void sitDown(Connection &connection, std::int64_t game, int number, const Seat &seat, const std::string &at);
void remember(
    Connection &connection, const std::string &game, std::span<const Memo> memos, const std::string &at);
/// The first column of all rows.
std::vector<std::int64_t> idsOf(Query &&query);

/// All rows of a query over game_row.
std::vector<GameRow> gamesOf(Connection &connection, Query &&query);
std::optional<GameRow> gameIn(Connection &connection, std::int64_t id);
}
