// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/exchange.h"

#include "db/colours.h"
#include "db/derived.h"
#include "db/logs.h"
#include "db/query.h"
#include "db/rows.h"
#include "db/transactions.h"

#include <chrono>
#include <map>
#include <string_view>
#include <thread>

using namespace Rows;

namespace
{
Record requireRecord(Connection &connection, const GameRow &game)
{
    auto record = Logs::recordOf(connection, game);
    if (!record) {
        throw StoreError{StoreError::Code::Damaged, "game " + std::to_string(game.id)};
    }
    return std::move(*record);
}

void insert(
    Connection &connection, const Newcomer &newcomer, std::span<const std::string> colours, Tallies &tallies)
{
    auto row = newcomer.row;
    row.seats.clear();
    for (const auto &[name, none] : newcomer.row.seats) {
        row.seats.push_back({name, Colours::give(connection, name, row.seats, colours)});
    }
    row.id = insertGame(connection, row);
    if (newcomer.packed) {
        Logs::insertPacked(connection, row.id, *newcomer.packed, row.length);
    }
    int seq = 0;
    for (const auto &entry : newcomer.entries) {
        Logs::insert(connection, row.id, seq++, entry);
    }
    Query(connection.statement("UPDATE game SET head = ? WHERE id = ?"), row.head, row.id).run();
    if (row.over) {
        Derived::enter(connection, row, newcomer.outcome, tallies);
    }
}

void drop(Connection &connection, std::int64_t game, Tallies &tallies)
{
    Derived::retract(connection, game, tallies);
    Query(connection.statement("DELETE FROM game WHERE id = ?"), game).run();
}

/// The game of this id, unless it is in the bin.
std::optional<GameRow> knownGame(Connection &connection, const std::string &uuid)
{
    auto games = gamesOf(connection,
        Query(connection.statement("SELECT * FROM game_row WHERE uuid = ? AND removed = 0"), uuid));
    return games.empty() ? std::nullopt : std::optional(std::move(games.front()));
}

/// Of one that is there already, perhaps otherwise.
Arrival arrivalOf(const std::optional<Record> &there, const Newcomer &newcomer, Conflict conflict)
{
    return there && *there == recordOf(newcomer) ? Arrival::Known
        : conflict == Conflict::Replace          ? Arrival::Replaced
                                                 : Arrival::Different;
}

std::vector<Newcomer> newcomersOf(std::span<const Record> records, const Teller &teller)
{
    std::vector<Newcomer> newcomers;
    for (const auto &record : records) {
        newcomers.push_back(newcomerOf(record, teller ? teller(record) : std::nullopt));
    }
    return newcomers;
}

/// Somebody else wants to ask the store. Not an error, so no one takes it for one on its way.
struct MadeWay {
};
/// So long nobody must have asked, before an import begins anew.
constexpr std::chrono::milliseconds Quiet(200);

std::vector<Arrival> takeIn(Connection &connection, std::span<const Newcomer> newcomers,
    std::span<const std::string> colours, Conflict conflict, const GoOn &goOn)
{
    Tallies tallies;
    std::vector<Arrival> arrivals;
    for (const auto &newcomer : newcomers) {
        const auto known = knownGame(connection, newcomer.row.uuid);
        const auto arrival
            = known ? arrivalOf(Logs::recordOf(connection, *known), newcomer, conflict) : Arrival::New;
        if (arrival == Arrival::Replaced) {
            // What the game was counted as is taken off before the new numbers can come.
            drop(connection, known->id, tallies);
        }
        if (arrival == Arrival::New || arrival == Arrival::Replaced) {
            // One that was deleted comes back as the record has it.
            Query(connection.statement("DELETE FROM game WHERE uuid = ? AND removed = 1"), newcomer.row.uuid)
                .run();
            insert(connection, newcomer, colours, tallies);
        }
        arrivals.push_back(arrival);
        askToGoOn(goOn, arrivals.size(), newcomers.size());
        if (connection.gate.isWanted()) {
            throw MadeWay();
        }
    }
    tallies.flush(connection);
    return arrivals;
}
}

Exchange::Exchange(Store &store)
    : m_store(store)
{
}

Stored<int> Exchange::count() const
{
    return reading(m_store.connection(), [](Connection &connection) {
        // Each by an index, whatever the number of games.
        Query query(connection.statement("SELECT (SELECT count(*) FROM game)"
                                         " - (SELECT count(*) FROM game WHERE removed = 1)"));
        query.next();
        return query.count(0);
    });
}

Stored<std::vector<std::int64_t>> Exchange::games(const std::string &kind) const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        return idsOf(Query(connection.statement("SELECT id FROM game WHERE removed = 0 AND ?1 IN ('', game)"
                                                " ORDER BY rtrim(started_at, 'Z'), uuid"),
            kind));
    });
}

Stored<std::vector<std::int64_t>> Exchange::gamesWithId(const std::string &beginning) const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        return idsOf(Query(connection.statement("SELECT id FROM game WHERE removed = 0"
                                                " AND substr(uuid, 1, length(?1)) = ?1 ORDER BY uuid"),
            beginning));
    });
}

Stored<Record> Exchange::record(std::int64_t game) const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        const auto row = gameIn(connection, game);
        require(row.has_value(), "no such game");
        return requireRecord(connection, *row);
    });
}

Stored<std::vector<Record>> Exchange::records() const
{
    return reading(m_store.connection(), [](Connection &connection) {
        std::vector<Record> records;
        for (const auto id :
            idsOf(Query(connection.statement("SELECT id FROM game WHERE removed = 0 ORDER BY id")))) {
            records.push_back(requireRecord(connection, *gameIn(connection, id)));
        }
        return records;
    });
}

Stored<std::vector<Arrival>> Exchange::preview(
    std::span<const Newcomer> newcomers, Conflict conflict, const GoOn &goOn) const
{
    std::map<std::string_view, const Newcomer *> places;
    std::vector<Arrival> arrivals;
    for (const auto &newcomer : newcomers) {
        const auto place = places.try_emplace(newcomer.row.uuid, &newcomer);
        const bool isFirst = place.second;
        // One by one, so that nobody waits for all of them.
        const auto arrival = reading(m_store.connection(), [&](Connection &connection) {
            const auto known = isFirst ? knownGame(connection, newcomer.row.uuid) : std::nullopt;
            return !isFirst ? arrivalOf(recordOf(*place.first->second), newcomer, conflict)
                : known     ? arrivalOf(Logs::recordOf(connection, *known), newcomer, conflict)
                            : Arrival::New;
        });
        if (!arrival) {
            return tl::unexpected(arrival.error());
        }
        arrivals.push_back(*arrival);
        if (!goOn(arrivals.size(), newcomers.size())) {
            return tl::unexpected(stopped());
        }
    }
    return arrivals;
}

Stored<std::vector<Arrival>> Exchange::preview(std::span<const Record> records, Conflict conflict) const
{
    return preview(newcomersOf(records, m_store.connection().teller), conflict);
}

Stored<std::vector<Arrival>> Exchange::import(std::span<const Newcomer> newcomers,
    std::span<const std::string> colours, Conflict conflict, const GoOn &goOn)
{
    while (true) {
        try {
            return writing(m_store.connection(), [&](Connection &connection) {
                return takeIn(connection, newcomers, colours, conflict, goOn);
            });
        } catch (const MadeWay &) {
            std::this_thread::sleep_for(Quiet);
        }
    }
}

Stored<std::vector<Arrival>> Exchange::import(
    std::span<const Record> records, std::span<const std::string> colours, Conflict conflict)
{
    return import(newcomersOf(records, m_store.connection().teller), colours, conflict);
}
