// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection.h"

#include "db/copying.h"
#include "db/hardening.h"
#include "db/migrations.h"
#include "db/query.h"
#include "db/storeerror.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace
{
using Code = StoreError::Code;

constexpr int ApplicationId = 0x54414C59;
/// Enough for somebody who is just closing; a game on the table does not wait longer.
constexpr int BusyMilliseconds = 100;
/// 32 MB or about 10,000 games are looked through each time; a larger file would make the start wait.
constexpr int MostPagesChecked = 8192;

/// The first bytes of every SQLite file, by its file format.
constexpr std::size_t HeaderSize = 100;
constexpr std::size_t UserVersionAt = 60;
constexpr std::size_t ApplicationIdAt = 68;
using Header = std::array<unsigned char, HeaderSize>;

std::uint32_t numberAt(const Header &header, std::size_t at)
{
    std::uint32_t number = 0;
    for (std::size_t i = at; i < at + 4; ++i) {
        number = number << 8 | header[i];
    }
    return number;
}

bool hasBytes(const char *path)
{
    std::error_code missing;
    const auto size = std::filesystem::file_size(path, missing);
    return !missing && size > 0;
}

SQLite::Database openFile(const std::string &path)
{
    if (path.empty()) {
        // SQLite would take it for a file that is deleted afterwards.
        throw StoreError{Code::Unavailable, "no path"};
    }
    if (const auto folder = std::filesystem::path(path).parent_path(); !folder.empty()) {
        std::error_code ignored; // opening the file says it better
        std::filesystem::create_directories(folder, ignored);
    }
    return SQLite::Database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, BusyMilliseconds);
}
}

Connection::Connection(const std::string &path, Teller tell)
    : teller(std::move(tell))
    , m_database(openFile(path))
{
    harden(m_database);
}

void Connection::settle()
{
    // Until it is accepted, closing must not write into the file what its write-ahead log holds.
    keepLogWhenClosed(true);
    refuseByHeader();
    lock();
    m_database.exec("PRAGMA synchronous = FULL");
    m_database.exec("PRAGMA foreign_keys = ON");
    refuseDamaged();
    migrate();
    m_database.exec("PRAGMA journal_mode = WAL");
    m_database.exec("PRAGMA wal_autocheckpoint = 250"); // about what Store::makeRoom makes room for
    keepLogWhenClosed(false);
}

/// Reads the header without SQLite, which would already recover, and so change, somebody else's file.
/// Through SQLite's own handle, because closing a second one would drop the locks of the first.
void Connection::refuseByHeader() const
{
    sqlite3 *handle = m_database.getHandle();
    sqlite3_file *file = nullptr;
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    if (!file || !file->pMethods) {
        return; // in memory
    }
    const char *name = sqlite3_db_filename(handle, "main");
    const bool hasLog = hasBytes(sqlite3_filename_wal(name));
    sqlite3_int64 size = 0;
    if (file->pMethods->xFileSize(file, &size) != SQLITE_OK) {
        throw StoreError{Code::Unavailable, "no size"};
    }
    if (size == 0) {
        if (hasLog) {
            // The file is lost, its log is not: SQLite would delete it.
            throw StoreError{Code::Damaged, "empty beside a write-ahead log"};
        }
        return;
    }
    Header header{};
    constexpr std::string_view magic("SQLite format 3\0", 16);
    const bool longEnough = size >= static_cast<sqlite3_int64>(HeaderSize);
    if (longEnough && file->pMethods->xRead(file, header.data(), HeaderSize, 0) != SQLITE_OK) {
        throw StoreError{Code::Unavailable, "no header"};
    }
    if (!longEnough || !std::equal(magic.begin(), magic.end(), header.begin())) {
        // A power cut may leave it half written; then a log or a journal has the rest.
        if (!hasLog && !hasBytes(sqlite3_filename_journal(name))) {
            throw StoreError{Code::Damaged, "not a database"};
        }
        return;
    }
    if (const auto id = numberAt(header, ApplicationIdAt); id != ApplicationId) {
        throw StoreError{Code::Foreign, "application " + std::to_string(id)};
    }
    if (const auto version = numberAt(header, UserVersionAt); version > migrations().size()) {
        throw StoreError{Code::TooNew, "version " + std::to_string(version)};
    }
}

/// Takes the file before anything is read, so that of two programs one gets it.
/// Rolled back, because committing would already write to an empty one.
void Connection::lock()
{
    m_database.exec("PRAGMA locking_mode = EXCLUSIVE");
    m_database.exec("BEGIN EXCLUSIVE");
    m_database.exec("ROLLBACK");
}

void Connection::refuseDamaged()
{
    if (pragma("PRAGMA page_count") > MostPagesChecked) {
        return;
    }
    requireOk(SQLite::Statement(m_database, "PRAGMA quick_check(1)"));
}

void Connection::migrate()
{
    const auto steps = migrations();
    const auto version = static_cast<std::size_t>(pragma("PRAGMA user_version"));
    if (version > steps.size()) {
        // So says the write-ahead log only: the newer app was killed before it was copied.
        throw StoreError{Code::TooNew, "version " + std::to_string(version)};
    }
    if (version > 0 && version < steps.size()) {
        copyInto(m_database, m_database.getFilename() + ".v" + std::to_string(version));
    }
    for (auto number = version; number < steps.size(); ++number) {
        transact([&] { return m_database.exec(steps[number]); });
    }
}

Connection::Rollback::~Rollback()
{
    auto &database = connection.m_database;
    if (!sqlite3_get_autocommit(database.getHandle())) {
        database.tryExec("ROLLBACK");
    }
}

void Connection::makeRoom(std::int64_t bytes)
{
    sqlite3_file *log = nullptr;
    sqlite3_file_control(m_database.getHandle(), "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
    sqlite3_int64 size = 0;
    if (m_readOnly || !log || !log->pMethods || log->pMethods->xFileSize(log, &size) != SQLITE_OK
        || size >= bytes) {
        return;
    }
    // SQLite writes less than 128 KB at a time.
    constexpr std::int64_t Most = 1 << 16;
    const std::vector<char> zeros(Most);
    std::int64_t end = size;
    while (end < bytes) {
        const auto piece = std::min(Most, bytes - end);
        if (log->pMethods->xWrite(log, zeros.data(), static_cast<int>(piece), end) != SQLITE_OK) {
            log->pMethods->xTruncate(log, size);
            return;
        }
        end += piece;
    }
    log->pMethods->xSync(log, SQLITE_SYNC_NORMAL);
}

void Connection::requireWritable() const
{
    if (m_readOnly) {
        throw StoreError{Code::InUse, "a copy to read"};
    }
}

void Connection::run(std::string_view sql)
{
    Query(statement(sql)).run();
}

int Connection::pragma(const char *sql)
{
    return m_database.execAndGet(sql).getInt();
}

void Connection::keepLogWhenClosed(bool keep)
{
    sqlite3_db_config(
        m_database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, static_cast<int>(keep), nullptr);
}

SQLite::Statement &Connection::statement(std::string_view sql)
{
    const auto found = m_statements.find(sql);
    return found != m_statements.end()
        ? found->second
        : m_statements.emplace(sql, SQLite::Statement(m_database, std::string(sql))).first->second;
}
