// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/damagedfile.h"

#include "db/hardening.h"
#include "db/packing.h"
#include "db/query.h"
#include "model/json/parse.h"

#include <algorithm>
#include <fstream>

namespace
{
using namespace std::string_view_literals;

constexpr std::streamoff PageSize = 4096;

/// What SQLite's file format has at these places of the first page, the same in every store.
struct Patch {
    std::streamoff at;
    std::string_view bytes;
};
constexpr Patch Patches[] = {
    {0, "SQLite format 3\0\x10\0\x02\x02\0\x40\x20\x20"sv}, {44, "\0\0\0\x04"sv}, // the schema's format
    {56, "\0\0\0\x01"sv}, // UTF-8
};

/// Mends the part of the header that says what kind of file it is.
void mendHeader(const std::string &path)
{
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary | std::ios::ate);
    if (!file || file.tellg() < PageSize) {
        return;
    }
    for (const auto &patch : Patches) {
        file.seekp(patch.at);
        file.write(patch.bytes.data(), static_cast<std::streamsize>(patch.bytes.size()));
    }
}

SQLite::Database openMended(const std::string &path)
{
    mendHeader(path);
    return SQLite::Database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
}

/// The rows up to the first that cannot be read. Tells whether that was all.
template<typename Take, typename... Values>
bool eachRow(SQLite::Database &database, const char *sql, Take take, const Values &...values)
{
    try {
        SQLite::Statement statement(database, sql);
        Query query(statement, values...);
        while (query.next()) {
            take(query);
        }
        return true;
    } catch (const SQLite::Exception &) {
        return false;
    }
}

bool isObject(const std::string &text)
{
    const auto value = Json::parse(text);
    return value && value->as<Json::Object>();
}
}

DamagedFile::DamagedFile(const std::string &copy)
    : m_database(openMended(copy))
{
    harden(m_database);
    // Before it is read: then a file that is too short is read as far as it goes.
    allowBrokenSchema(m_database);
    readPlayers();
    readSeats();
}

void DamagedFile::readPlayers()
{
    const auto take = [&](const Query &query) {
        m_players[query.number(0)]
            = {query.text(1), query.text(2), query.text(3), query.count(4), query.count(5) != 0};
    };
    // The second is for a version that hid nobody.
    for (const char *sql : {"SELECT id, name, colour, played_at, played_seat, hidden FROM player NOT INDEXED",
             "SELECT id, name, colour, played_at, played_seat, 0 FROM player NOT INDEXED"}) {
        if (m_players.empty()) {
            eachRow(m_database, sql, take);
        }
    }
    eachRow(m_database, "SELECT id, name FROM player ORDER BY name", [&](const Query &query) {
        m_players.try_emplace(query.number(0), DamagedPlayer{.name = query.text(1)});
    });
}

void DamagedFile::readSeats()
{
    const auto take = [&](const Query &query) {
        m_seats[query.number(0)].try_emplace(query.count(1), DamagedSeat{query.number(2), query.text(3)});
    };
    // The last is answered by an index alone.
    for (const char *sql : {"SELECT game, number, player, colour FROM seat ORDER BY game, number",
             "SELECT game, number, player, colour FROM seat ORDER BY game DESC, number DESC",
             "SELECT game, number, player, '' FROM seat ORDER BY player, game"}) {
        eachRow(m_database, sql, take);
    }
}

std::vector<Seat> DamagedFile::seatsOf(std::int64_t game) const
{
    std::vector<Seat> seats;
    const auto found = m_seats.find(game);
    for (const auto &[number, seat] : found != m_seats.end() ? found->second : std::map<int, DamagedSeat>()) {
        const auto player = m_players.find(seat.player);
        // Nobody sits at a table twice.
        if (player == m_players.end() || number != static_cast<int>(seats.size())
            || std::ranges::find(seats, player->second.name, &Seat::name) != seats.end()) {
            return {};
        }
        seats.push_back({player->second.name, seat.colour.empty() ? player->second.colour : seat.colour});
    }
    return seats;
}

std::vector<DamagedMemory> DamagedFile::memories() const
{
    std::vector<DamagedMemory> memories;
    // From both ends.
    for (const char *sql : {"SELECT game, kind, text, count, used_at FROM memory ORDER BY game, kind, text",
             "SELECT game, kind, text, count, used_at FROM memory"
             " ORDER BY game DESC, kind DESC, text DESC"}) {
        eachRow(m_database, sql, [&](const Query &query) {
            memories.push_back(
                {query.text(0), {query.text(1), query.text(2)}, query.count(3), query.text(4)});
        });
    }
    return memories;
}

std::vector<DamagedSheet> DamagedFile::sheets() const
{
    std::vector<DamagedSheet> sheets;
    for (const char *sql : {"SELECT game, id, current, removed_at, settings FROM sheet ORDER BY game, id",
             "SELECT game, id, current, removed_at, settings FROM sheet ORDER BY game DESC, id DESC"}) {
        eachRow(m_database, sql, [&](const Query &query) {
            sheets.push_back({query.text(0), query.text(1), query.count(2), query.text(3), query.text(4)});
        });
    }
    return sheets;
}

std::vector<DamagedVersion> DamagedFile::versions() const
{
    std::vector<DamagedVersion> versions;
    for (const char *sql : {"SELECT game, id, version, text, made_at, shared FROM sheet_version"
                            " ORDER BY game, id, version",
             "SELECT game, id, version, text, made_at, shared FROM sheet_version"
             " ORDER BY game DESC, id DESC, version DESC"}) {
        eachRow(m_database, sql, [&](const Query &query) {
            versions.push_back({query.text(0), query.text(1), query.count(2), query.text(3), query.text(4),
                query.count(5) != 0});
        });
    }
    return versions;
}

std::set<std::int64_t> DamagedFile::games() const
{
    std::set<std::int64_t> ids;
    for (const auto &[game, seats] : m_seats) {
        ids.insert(game);
    }
    const auto take = [&](const Query &query) { ids.insert(query.number(0)); };
    // From both ends, and by every table and index that may still be whole.
    for (const char *sql : {"SELECT id FROM game NOT INDEXED",
             "SELECT id FROM game NOT INDEXED ORDER BY id DESC", "SELECT id FROM game ORDER BY uuid",
             "SELECT game FROM seat", "SELECT game FROM seat ORDER BY game DESC",
             "SELECT game FROM packed_log", "SELECT game FROM packed_log ORDER BY game DESC",
             "SELECT game FROM action", "SELECT game FROM action ORDER BY game DESC, seq DESC",
             "SELECT game FROM outcome ORDER BY played"}) {
        eachRow(m_database, sql, take);
    }
    eachRow(m_database, "SELECT id FROM game WHERE removed = 1",
        [&](const Query &query) { ids.erase(query.number(0)); });
    return ids;
}

std::optional<DamagedGame> DamagedFile::game(std::int64_t id) const
{
    DamagedGame game;
    auto &row = game.row;
    eachRow(
        m_database,
        "SELECT uuid, game, options, head, over, started_at, touched_at, finished_at, draft, place, note"
        " FROM game WHERE id = ?",
        [&](const Query &query) {
            row = {.uuid = query.text(0),
                .game = query.text(1),
                .options = query.text(2),
                .head = query.count(3),
                .over = query.count(4) != 0,
                .startedAt = query.text(5),
                .touchedAt = query.text(6),
                .finishedAt = query.text(7),
                .draft = query.text(8),
                .place = query.text(9),
                .note = query.text(10)};
        },
        id);
    row.seats = seatsOf(id);
    if (row.uuid.empty() || !isObject(row.options) || row.seats.empty()) {
        return std::nullopt;
    }
    game.log = logOf(id);
    return game;
}

std::vector<LogEntry> DamagedFile::logOf(std::int64_t game) const
{
    std::vector<LogEntry> log;
    try {
        SQLite::Statement statement(m_database, "SELECT actions, length FROM packed_log WHERE game = ?");
        Query packed(statement, game);
        if (packed.next()) {
            return unpack(packed.text(0), packed.count(1));
        }
    } catch (const SQLite::Exception &) {
        // Perhaps a version without such a table.
    } catch (const StoreError &) {
        return {};
    }
    bool whole = true;
    eachRow(
        m_database, "SELECT seq, action, at FROM action WHERE game = ? ORDER BY seq",
        [&](const Query &query) {
            whole = whole && query.count(0) == static_cast<int>(log.size()) && isObject(query.text(1));
            if (whole) {
                log.push_back({query.text(1), query.text(2)});
            }
        },
        game);
    return log;
}
