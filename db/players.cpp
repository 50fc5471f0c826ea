// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/players.h"

#include "db/colours.h"
#include "db/derived.h"
#include "db/query.h"
#include "db/rows.h"
#include "db/transactions.h"
#include "model/record/read.h"
#include "model/record/text.h"

#include <algorithm>

using namespace Rows;

namespace
{
using Code = StoreError::Code;

std::vector<std::int64_t> gamesWith(Connection &connection, std::int64_t player)
{
    return idsOf(Query(connection.statement("SELECT game FROM seat WHERE player = ?"), player));
}

/// In a game no two names may differ by case alone, else it could not come in again as a record.
void requireFreeName(
    Connection &connection, std::int64_t player, const std::string &name, std::int64_t exceptFor)
{
    Query query(
        connection.statement("SELECT DISTINCT name FROM seat AS own"
                             " JOIN seat AS other ON other.game = own.game AND other.player <> own.player"
                             " JOIN player ON player.id = other.player"
                             " WHERE own.player = ? AND other.player <> ?"),
        player, exceptFor);
    while (query.next()) {
        if (Text::sameName(query.text(0), name)) {
            throw StoreError{Code::NameTaken, name};
        }
    }
}

std::string nameOf(Connection &connection, std::int64_t player)
{
    Query query(connection.statement("SELECT name FROM player WHERE id = ?"), player);
    require(query.next(), "no such player");
    return query.text(0);
}

/// That two can be one person.
void requireOnePerson(Connection &connection, std::int64_t from, std::int64_t into)
{
    require(from != into, "one player only");
    nameOf(connection, from);
    const auto name = nameOf(connection, into);
    Query together(connection.statement("SELECT 1 FROM seat AS a JOIN seat AS b USING (game)"
                                        " WHERE a.player = ? AND b.player = ?"),
        from, into);
    if (together.next()) {
        throw StoreError{Code::PlayedTogether, name};
    }
    requireFreeName(connection, from, name, into);
}
}

Players::Players(const Store &store)
    : m_store(store)
{
}

Stored<std::vector<PlayerRow>> Players::all() const
{
    return reading(m_store.connection(), [](Connection &connection) {
        Query query(
            connection.statement("SELECT id, name, colour, played_at, hidden, (SELECT count(*) FROM seat"
                                 " JOIN game ON game.id = seat.game AND removed = 0 WHERE player = player.id)"
                                 " FROM player ORDER BY played_at DESC, played_seat, id"));
        std::vector<PlayerRow> players;
        while (query.next()) {
            players.push_back({query.number(0), query.text(1), query.text(2), query.text(3),
                query.count(4) != 0, query.count(5)});
        }
        return players;
    });
}

Stored<std::monostate> Players::rename(std::int64_t player, const std::string &name)
{
    return writing(m_store.connection(), [&](Connection &connection) {
        require(!name.empty() && Text::trimmed(name) == name && Text::length(name) <= MaxName, "not a name");
        nameOf(connection, player);
        Query taken(connection.statement("SELECT 1 FROM player WHERE name = ? AND id <> ?"), name, player);
        if (taken.next()) {
            throw StoreError{Code::NameTaken, name};
        }
        requireFreeName(connection, player, name, player);
        Query(connection.statement("UPDATE player SET name = ? WHERE id = ?"), name, player).run();
        for (const auto game : gamesWith(connection, player)) {
            Derived::followWords(connection, game);
        }
        return std::monostate();
    });
}

Stored<std::monostate> Players::setColour(
    std::int64_t player, const std::string &colour, std::span<const std::string> colours)
{
    return writing(m_store.connection(), [&](Connection &connection) {
        Query own(
            connection.statement("SELECT colour, (SELECT count(*) FROM player) FROM player WHERE id = ?"),
            player);
        require(own.next(), "no such player");
        if (own.count(1) <= static_cast<int>(colours.size())) {
            Query(connection.statement("UPDATE player SET colour = ? WHERE colour = ?"), own.text(0), colour)
                .run();
        }
        Query(connection.statement("UPDATE player SET colour = ? WHERE id = ?"), colour, player).run();
        return std::monostate();
    });
}

Stored<std::string> Players::colourFor(
    const std::string &name, std::span<const Seat> seated, std::span<const std::string> colours) const
{
    return reading(m_store.connection(),
        [&](Connection &connection) { return Colours::give(connection, name, seated, colours); });
}

Stored<std::monostate> Players::setHidden(std::int64_t player, bool hidden)
{
    return writing(m_store.connection(), [&](Connection &connection) {
        require(Query(connection.statement("UPDATE player SET hidden = ? WHERE id = ?"), hidden, player).run()
                == 1,
            "no such player");
        return std::monostate();
    });
}

Stored<std::monostate> Players::checkMerge(std::int64_t from, std::int64_t into) const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        requireOnePerson(connection, from, into);
        return std::monostate();
    });
}

Stored<std::monostate> Players::merge(std::int64_t from, std::int64_t into)
{
    return writing(m_store.connection(), [&](Connection &connection) {
        requireOnePerson(connection, from, into);
        const auto games = gamesWith(connection, from);
        Tallies tallies;
        for (const auto game : games) {
            Derived::addUp(connection, game, -1, tallies);
        }
        Query(connection.statement("UPDATE seat SET player = ?2 WHERE player = ?1"), from, into).run();
        Query(connection.statement("UPDATE result SET player = ?2 WHERE player = ?1"), from, into).run();
        for (const auto game : games) {
            Derived::addUp(connection, game, 1, tallies);
            Derived::followWords(connection, game);
        }
        tallies.flush(connection);
        Query(connection.statement(
                  "UPDATE player SET (played_at, played_seat) ="
                  " (SELECT played_at, played_seat FROM player WHERE id = ?1)"
                  " WHERE id = ?2 AND played_at < (SELECT played_at FROM player WHERE id = ?1)"),
            from, into)
            .run();
        Query(connection.statement("DELETE FROM player WHERE id = ?"), from).run();
        return std::monostate();
    });
}
