// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/gate.h"
#include "db/store.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

/// The open file and the statements prepared for it. Throws; see exceptions.h.
class Connection
{
public:
    /// Reads nothing yet.
    explicit Connection(const std::string &path, Teller teller = {});

    /// Makes it ours alone, refuses what is not for us, and brings it up to date.
    void settle();

    /// One thread at a time: long work has a thread of its own, and whoever else asks meanwhile comes next.
    Gate gate;

    /// Knows the rules; may be empty.
    const Teller teller;

    /// See Store::makeRoom.
    void makeRoom(std::int64_t bytes);
    /// From now on; see looking.h.
    void refuseWrites() { m_readOnly = true; }

    SQLite::Database &database() { return m_database; }
    /// Prepared when first asked for, then kept. The text must be a literal.
    SQLite::Statement &statement(std::string_view sql);

    /// All of the work or, if anything goes wrong, nothing; on disk when it returns.
    template<typename Work>
    auto transact(Work work)
    {
        requireWritable();
        const Rollback otherwise{*this};
        run("BEGIN");
        auto result = work();
        run("COMMIT");
        return result;
    }

    /// The same, but it is all taken back.
    template<typename Work>
    auto pretend(Work work)
    {
        const Rollback always{*this};
        run("BEGIN");
        return work();
    }

private:
    /// Takes back whatever is not committed. Also what a failed BEGIN may leave behind.
    struct Rollback {
        Connection &connection;
        ~Rollback();
    };

    void requireWritable() const;
    void run(std::string_view sql);
    void refuseByHeader() const;
    void lock();
    void refuseDamaged();
    void migrate();
    int pragma(const char *sql);
    void keepLogWhenClosed(bool keep);

    SQLite::Database m_database;
    bool m_readOnly = false;
    // Gone before the database is, as SQLite demands.
    std::map<std::string_view, SQLite::Statement> m_statements;
};
