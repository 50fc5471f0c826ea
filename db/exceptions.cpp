// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/exceptions.h"

#include <sqlite3.h>

#include <cerrno>

namespace
{
/// A quota has a number of its own.
bool isFull(int systemError)
{
    return systemError == ENOSPC || systemError == EDQUOT;
}

StoreError::Code codeOf(int result, int systemError)
{
    switch (result & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return StoreError::Code::InUse;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return StoreError::Code::Damaged;
    case SQLITE_FULL:
        return StoreError::Code::Full;
    case SQLITE_IOERR:
        // A full disk can show up only when written pages are flushed.
        return isFull(systemError) ? StoreError::Code::Full : StoreError::Code::Unavailable;
    default:
        return StoreError::Code::Unavailable;
    }
}
}

StoreError errorOf(const SQLite::Exception &problem, sqlite3 *connection)
{
    return {codeOf(problem.getErrorCode(), connection ? sqlite3_system_errno(connection) : 0),
        std::string(problem.what()) + " (" + std::to_string(problem.getExtendedErrorCode()) + ')'};
}

StoreError errorOf(const std::system_error &problem)
{
    return {isFull(problem.code().value()) ? StoreError::Code::Full : StoreError::Code::Unavailable,
        problem.what()};
}
