// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/exchange.h"

#include "db/colours.h"
#include "db/derived.h"
#include "db/logs.h"
#include "db/query.h"
#include "db/rows.h"
#include "db/transactions.h"
#include "model/json/write.h"
#include "model/record/write.h"

#include <QUuid>

#include <algorithm>
#include <map>

using namespace Rows;

namespace
{
/// Ours alone, so that the same content gives the same id here and on every other device.
constexpr QUuid Namespace(0x1d9c1f2e, 0x6a53, 0x4f0b, 0x9e, 0x47, 0x54, 0x41, 0x4c, 0x59, 0x00, 0x01);

Record withId(Record record)
{
    if (record.id.empty()) {
        const auto content = QByteArray::fromStdString(writeRecord(record));
        record.id = QUuid::createUuidV5(Namespace, content).toString(QUuid::WithoutBraces).toStdString();
    }
    return record;
}

Record requireRecord(Connection &connection, const GameRow &game)
{
    auto record = Logs::recordOf(connection, game);
    if (!record) {
        throw StoreError{StoreError::Code::Damaged, "game " + std::to_string(game.id)};
    }
    return std::move(*record);
}

GameRow rowFor(Connection &connection, const Record &record, std::span<const std::string> colours)
{
    GameRow row{.uuid = record.id,
        .game = record.game,
        .options = Json::writeCompact(record.options),
        .over = connection.teller && connection.teller(record),
        .startedAt = record.startedAt,
        .touchedAt = record.actions.empty() ? std::string() : record.actions.back().at,
        .finishedAt = record.finishedAt,
        .place = record.place,
        .note = record.note};
    for (const auto &name : record.players) {
        row.seats.push_back({name, Colours::give(connection, name, row.seats, colours)});
    }
    return row;
}

void insert(
    Connection &connection, const Record &record, std::span<const std::string> colours, Tallies &tallies)
{
    const auto row = rowFor(connection, record, colours);
    const auto id = insertGame(connection, row);
    std::vector<LogEntry> entries;
    for (const auto &step : record.actions) {
        entries.push_back({Json::writeCompact(step.action), step.at});
    }
    const int length = static_cast<int>(entries.size());
    if (row.over) {
        Logs::insertPacked(connection, id, entries);
    } else {
        for (int seq = 0; seq < length; ++seq) {
            Logs::insert(connection, id, seq, entries[static_cast<std::size_t>(seq)]);
        }
    }
    Query(connection.statement("UPDATE game SET head = ? WHERE id = ?"), length, id).run();
    Derived::enter(connection, id, tallies);
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

/// Of a record, beside what the store has under its id.
Arrival arrivalOf(const std::optional<Record> &stored, const Record &record, Conflict conflict)
{
    return stored && *stored == record  ? Arrival::Known
        : conflict == Conflict::Replace ? Arrival::Replaced
                                        : Arrival::Different;
}

void askToGoOn(const Newcomers &newcomers, std::size_t done)
{
    if (!newcomers.goOn(done)) {
        throw StoreError{StoreError::Code::Unavailable, "stopped"};
    }
}

Newcomers onesOf(std::span<const Record> records)
{
    return {.count = records.size(),
        .id = [=](std::size_t i) { return records[i].id; },
        .record = [=](std::size_t i) { return records[i]; }};
}

std::vector<Arrival> readForImport(Connection &connection, const Newcomers &newcomers,
    std::span<const std::string> colours, Conflict conflict)
{
    Tallies tallies;
    std::vector<Arrival> arrivals;
    for (std::size_t i = 0; i < newcomers.count; ++i) {
        const auto record = withId(newcomers.record(i));
        const auto known = knownGame(connection, record.id);
        const auto arrival
            = known ? arrivalOf(Logs::recordOf(connection, *known), record, conflict) : Arrival::New;
        if (arrival == Arrival::Replaced) {
            // What the game was counted as is taken off before the new numbers can come.
            drop(connection, known->id, tallies);
        }
        if (arrival == Arrival::New || arrival == Arrival::Replaced) {
            // One that was deleted comes back as the record has it.
            Query(connection.statement("DELETE FROM game WHERE uuid = ? AND removed = 1"), record.id).run();
            insert(connection, record, colours, tallies);
        }
        arrivals.push_back(arrival);
        askToGoOn(newcomers, i + 1);
    }
    tallies.flush(connection);
    return arrivals;
}
}

Exchange::Exchange(Store &store)
    : m_store(store)
{
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

Stored<std::vector<Arrival>> Exchange::preview(const Newcomers &newcomers, Conflict conflict) const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        std::map<std::string, std::size_t> places;
        std::vector<Arrival> arrivals;
        for (std::size_t i = 0; i < newcomers.count; ++i) {
            const auto given = newcomers.id(i);
            const auto id = given.empty() ? withId(newcomers.record(i)).id : given;
            const auto [first, isFirst] = places.try_emplace(id, i);
            const auto known = knownGame(connection, id);
            const auto arrival = [&](const std::optional<Record> &before) {
                return arrivalOf(before, withId(newcomers.record(i)), conflict);
            };
            arrivals.push_back(!isFirst ? arrival(withId(newcomers.record(first->second)))
                    : known             ? arrival(Logs::recordOf(connection, *known))
                                        : Arrival::New);
            askToGoOn(newcomers, i + 1);
        }
        return arrivals;
    });
}

Stored<std::vector<Arrival>> Exchange::preview(std::span<const Record> records, Conflict conflict) const
{
    return preview(onesOf(records), conflict);
}

Stored<std::vector<Arrival>> Exchange::import(
    const Newcomers &newcomers, std::span<const std::string> colours, Conflict conflict)
{
    return writing(m_store.connection(),
        [&](Connection &connection) { return readForImport(connection, newcomers, colours, conflict); });
}

Stored<std::vector<Arrival>> Exchange::import(
    std::span<const Record> records, std::span<const std::string> colours, Conflict conflict)
{
    return import(onesOf(records), colours, conflict);
}
