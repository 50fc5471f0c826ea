// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

#include <SQLiteCpp/Database.h>

#include <map>
#include <optional>
#include <set>

struct DamagedPlayer {
    std::string name;
    std::string colour;
    std::string playedAt;
    int playedSeat = 0;
    bool hidden = false;
};

struct DamagedMemory {
    std::string game;
    Memo memo;
    int count = 0;
    std::string usedAt;
};

struct DamagedSheet {
    std::string game;
    std::string id;
    int current = 0;
    std::string removedAt;
    std::string settings;
};

struct DamagedVersion {
    std::string game;
    std::string id;
    int version = 0;
    std::string text;
    std::string madeAt;
    bool shared = false;
};

struct DamagedGame {
    GameRow row;
    /// As far as it can be read without a gap.
    std::vector<LogEntry> log;
};

/// A damaged file, read row by row: what cannot be read is passed over. Any version's.
class DamagedFile
{
public:
    /// A copy, since SQLite and this class may write to it.
    explicit DamagedFile(const std::string &copy);

    const std::map<std::int64_t, DamagedPlayer> &players() const { return m_players; }
    /// What was described once; some of it twice.
    std::vector<DamagedMemory> memories() const;
    /// What players made themselves, without the steps of its making; some of it twice.
    std::vector<DamagedSheet> sheets() const;
    std::vector<DamagedVersion> versions() const;
    /// The numbers of all games that any table knows of, but for the removed ones.
    std::set<std::int64_t> games() const;
    /// Nothing if too little of it can be read.
    std::optional<DamagedGame> game(std::int64_t id) const;

private:
    struct DamagedSeat {
        std::int64_t player = 0;
        /// Empty if only an index could tell who sat there.
        std::string colour;
    };

    void readPlayers();
    void readSeats();
    /// Nothing unless all of them are known.
    std::vector<Seat> seatsOf(std::int64_t game) const;
    std::vector<LogEntry> logOf(std::int64_t game) const;

    mutable SQLite::Database m_database;
    std::map<std::int64_t, DamagedPlayer> m_players;
    std::map<std::int64_t, std::map<int, DamagedSeat>> m_seats;
};
