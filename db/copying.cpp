// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/copying.h"

#include "db/storeerror.h"

#include <sqlite3.h>

#include <cstdlib>
#include <filesystem>

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

void flush(const fs::path &path)
{
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool flushed = file >= 0 && fsync(file) == 0;
    if (file >= 0) {
        close(file);
    }
    if (!flushed) {
        throw StoreError{Code::Unavailable, "cannot flush " + path.string()};
    }
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

void checkWhole(SQLite::Database &database)
{
    requireOk(SQLite::Statement(database, "PRAGMA integrity_check(1)"));
}

void settleFile(const std::string &finished, const std::string &path)
{
    flush(finished);
    fs::rename(finished, path);
    const auto folder = fs::path(path).parent_path();
    flush(folder.empty() ? fs::path(".") : folder);
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
