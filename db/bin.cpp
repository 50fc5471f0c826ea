// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/bin.h"

#include "db/derived.h"
#include "db/query.h"
#include "db/rows.h"
#include "db/transactions.h"
#include "model/record/timestamp.h"

using namespace Rows;

namespace
{
constexpr std::int64_t SecondsOfADay = 24 * 60 * 60;
}

Bin::Bin(const Store &store)
    : m_store(store)
{
}

Stored<std::vector<BinnedGame>> Bin::games() const
{
    return reading(m_store.connection(), [](Connection &connection) {
        std::vector<BinnedGame> games;
        Query query(connection.statement("SELECT id, removed_at FROM game WHERE removed = 1"
                                         " ORDER BY removed_at DESC, id DESC"));
        while (query.next()) {
            games.push_back({*gameIn(connection, query.number(0)), query.text(1)});
        }
        return games;
    });
}

Stored<std::monostate> Bin::put(std::int64_t game, const std::string &at)
{
    return writing(m_store.connection(), [&](Connection &connection) {
        require(Query(connection.statement(
                          "UPDATE game SET removed = 1, removed_at = ? WHERE id = ? AND removed = 0"),
                    at, game)
                    .run()
                == 1,
            "no such game");
        Derived::follow(connection, game);
        return std::monostate();
    });
}

Stored<std::monostate> Bin::takeBack(std::int64_t game)
{
    return writing(m_store.connection(), [&](Connection &connection) {
        require(Query(connection.statement(
                          "UPDATE game SET removed = 0, removed_at = '' WHERE id = ? AND removed = 1"),
                    game)
                    .run()
                == 1,
            "not in the bin");
        Derived::follow(connection, game);
        return std::monostate();
    });
}

Stored<std::monostate> Bin::clear(const std::string &now)
{
    return writing(m_store.connection(), [&](Connection &connection) {
        const auto moment = timestampOf(now);
        require(moment.has_value(), "not a time");
        Query(connection.statement("DELETE FROM game WHERE removed = 1 AND unixepoch(removed_at) <= ?"),
            *moment - DaysKept * SecondsOfADay)
            .run();
        return std::monostate();
    });
}
