// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/copying.h"

#include "db/connection.h"
#include "db/replacement.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace fs = std::filesystem;

namespace
{
using Code = StoreError::Code;

/// What a copy must have in common with its original.
std::string contentOf(SQLite::Database &database)
{
    return database
        .execAndGet(
            "SELECT (SELECT user_version FROM pragma_user_version) || ' '"
            " || (SELECT application_id FROM pragma_application_id) || ' '"
            " || (SELECT count(*) FROM game) || ' ' || (SELECT coalesce(sum(head), 0) FROM game) || ' '"
            " || (SELECT count(*) FROM action) || ' ' || (SELECT count(*) FROM player)")
        .getString();
}

/// While it is there, a long statement can be ended.
class Interruption
{
public:
    Interruption(SQLite::Database &database, const GoOn &goOn)
        : m_handle(database.getHandle())
        , m_goOn(goOn)
    {
        constexpr int Steps = 10'000;
        sqlite3_progress_handler(
            m_handle, Steps,
            [](void *self) {
                return static_cast<Interruption *>(self)->m_goOn(Meanwhile, Meanwhile) ? 0 : 1;
            },
            this);
    }
    ~Interruption() { sqlite3_progress_handler(m_handle, 0, nullptr, nullptr); }
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;

private:
    /// Nobody knows how far a statement is, so it is shown as done but for itself.
    static constexpr std::size_t Meanwhile = 1;

    sqlite3 *m_handle;
    const GoOn &m_goOn;
};

/// A file that is closed whatever happens.
class File
{
public:
    File(const std::string &path, int flags)
        : m_number(::open(path.c_str(), flags | O_CLOEXEC, 0666))
        , m_path(path)
    {
        require(m_number >= 0);
    }
    ~File() { close(m_number); }
    File(const File &) = delete;
    File &operator=(const File &) = delete;

    std::size_t read(char *bytes, std::size_t most) const
    {
        const auto count = ::read(m_number, bytes, most);
        require(count >= 0);
        return static_cast<std::size_t>(count);
    }
    void write(const char *bytes, std::size_t count) const
    {
        while (count > 0) {
            const auto written = ::write(m_number, bytes, count);
            require(written > 0);
            bytes += written;
            count -= static_cast<std::size_t>(written);
        }
    }

private:
    void require(bool done) const
    {
        if (!done) {
            throw std::system_error(errno, std::generic_category(), m_path);
        }
    }

    int m_number;
    const std::string &m_path;
};

/// Some pages at a time: as many as take less than a frame.
void copyPages(Connection &connection, SQLite::Database &copy, const GoOn &goOn)
{
    constexpr int AtOnce = 64;
    const auto locked = [&](auto work) {
        const std::scoped_lock alone(connection.gate);
        return work();
    };
    const auto finish
        = [&](sqlite3_backup *backup) { return locked([&] { return sqlite3_backup_finish(backup); }); };
    std::unique_ptr<sqlite3_backup, decltype(finish)> backup(locked([&] {
        return sqlite3_backup_init(copy.getHandle(), "main", connection.database().getHandle(), "main");
    }),
        finish);
    if (!backup) {
        throw SQLite::Exception(copy.getHandle());
    }
    int result = SQLITE_OK;
    while (result == SQLITE_OK) {
        result = locked([&] { return sqlite3_backup_step(backup.get(), AtOnce); });
        const auto total = static_cast<std::size_t>(sqlite3_backup_pagecount(backup.get()));
        const auto left = static_cast<std::size_t>(sqlite3_backup_remaining(backup.get()));
        askToGoOn(goOn, total - left, total);
    }
    finish(backup.release());
    if (result != SQLITE_DONE) {
        throw SQLite::Exception(copy.getHandle(), result);
    }
}
}

void flush(const std::string &path)
{
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool flushed = file >= 0 && fsync(file) == 0;
    if (file >= 0) {
        close(file);
    }
    if (!flushed) {
        throw StoreError{Code::Unavailable, "cannot flush " + path};
    }
}

void requireOk(SQLite::Statement check)
{
    check.executeStep();
    const auto answer = check.getColumn(0).getString();
    if (answer == "ok") {
        return;
    }
    // SQLite takes a page that it could not read for one that is wrong, and tells them apart in words only.
    constexpr std::string_view unread = "unable to get the page. error code=";
    const auto at = answer.find(unread);
    // Of a page of the list of free ones it says no more than this, after the number was found to be right.
    const bool failed = answer.find("failed to get page ") != std::string::npos
        || (at != std::string::npos
            && (std::atoi(answer.c_str() + at + unread.size()) & 0xFF) == SQLITE_IOERR);
    throw StoreError{failed ? Code::Unavailable : Code::Damaged, answer};
}

void checkWhole(SQLite::Database &database, const GoOn &goOn)
{
    const Interruption interruption(database, goOn);
    requireOk(SQLite::Statement(database, "PRAGMA integrity_check(1)"));
}

void settleFile(const std::string &finished, const std::string &path)
{
    flush(finished);
    fs::rename(finished, path);
    const auto folder = fs::path(path).parent_path();
    flush(folder.empty() ? "." : folder.string());
}

void copyInto(SQLite::Database &database, const std::string &path)
{
    const auto part = path + ".part";
    fs::remove(part);
    try {
        SQLite::Statement vacuum(database, "VACUUM INTO ?");
        vacuum.bind(1, part);
        vacuum.exec();
        SQLite::Database copy(part, SQLite::OPEN_READONLY);
        checkWhole(copy);
        if (contentOf(copy) != contentOf(database)) {
            throw StoreError{Code::Damaged, "the copy is not like the original"};
        }
    } catch (...) {
        std::error_code ignored;
        fs::remove(part, ignored);
        throw;
    }
    settleFile(part, path);
}

void copyBeside(Connection &connection, const std::string &path, const GoOn &goOn)
{
    const auto part = path + ".part";
    removeStore(part);
    try {
        {
            SQLite::Database copy(part, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            copy.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF");
            copyPages(connection, copy, goOn);
            // As the store, it would want a write-ahead log beside it.
            copy.exec("PRAGMA journal_mode = DELETE");
        }
        SQLite::Database copy(part, SQLite::OPEN_READONLY);
        checkWhole(copy, goOn);
    } catch (...) {
        removeStore(part);
        throw;
    }
    settleFile(part, path);
}

void copyBytes(const std::string &from, const std::string &to, const GoOn &goOn)
{
    constexpr std::size_t Piece = std::size_t{1} << 20;
    const File source(from, O_RDONLY);
    const File target(to, O_WRONLY | O_CREAT | O_EXCL);
    const auto pieces = static_cast<std::size_t>(fs::file_size(from)) / Piece + 1;
    const auto bytes = std::make_unique<std::array<char, Piece>>();
    for (std::size_t done = 1; const auto count = source.read(bytes->data(), Piece); ++done) {
        target.write(bytes->data(), count);
        askToGoOn(goOn, std::min(done, pieces), pieces);
    }
}
