// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/hardening.h"

#include "db/migrations.h"
#include "db/storeerror.h"

#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <utility>

namespace
{
constexpr std::pair<int, int> Switches[] = {
    {SQLITE_DBCONFIG_DEFENSIVE, 1},
    {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
    {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0},
    {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0}, // we have none
    {SQLITE_DBCONFIG_DQS_DML, 0},
    {SQLITE_DBCONFIG_DQS_DDL, 0},
};

/// Well above what the longest game and the largest statement need.
constexpr std::pair<int, int> Limits[] = {
    {SQLITE_LIMIT_LENGTH, 64 * 1024 * 1024},
    {SQLITE_LIMIT_SQL_LENGTH, 100'000},
    {SQLITE_LIMIT_COLUMN, 100},
    {SQLITE_LIMIT_EXPR_DEPTH, 100},
    {SQLITE_LIMIT_COMPOUND_SELECT, 10},
    {SQLITE_LIMIT_VDBE_OP, 25'000},
    {SQLITE_LIMIT_FUNCTION_ARG, 16},
    {SQLITE_LIMIT_ATTACHED, 1}, // a copy is made into one
    {SQLITE_LIMIT_VARIABLE_NUMBER, 100},
    {SQLITE_LIMIT_TRIGGER_DEPTH, 1},
    {SQLITE_LIMIT_WORKER_THREADS, 0},
};

std::string schemaOf(SQLite::Database &database)
{
    std::string text;
    SQLite::Statement rows(database,
        "SELECT type || ' ' || name || ' ' || tbl_name || ' ' || coalesce(sql, '') FROM sqlite_schema"
        " ORDER BY type, name");
    while (rows.executeStep()) {
        text += rows.getColumn(0).getString() + '\n';
    }
    return text;
}
}

void harden(SQLite::Database &database)
{
    for (const auto &[what, value] : Switches) {
        sqlite3_db_config(database.getHandle(), what, value, nullptr);
    }
    for (const auto &[what, most] : Limits) {
        sqlite3_limit(database.getHandle(), what, most);
    }
    database.exec("PRAGMA cell_size_check = ON");
}

void allowBrokenSchema(SQLite::Database &database)
{
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
    database.tryExec("PRAGMA writable_schema = ON");
}

void requireOurSchema(SQLite::Database &database)
{
    SQLite::Database ours(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    for (const auto &step : migrations()) {
        ours.exec(step);
    }
    if (schemaOf(database) != schemaOf(ours)) {
        throw StoreError{StoreError::Code::Foreign, "another schema"};
    }
}
