// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/storeerror.h"

#include <SQLiteCpp/Exception.h>

#include <exception>
#include <system_error>

struct sqlite3;

/// The code of what SQLite says; the connection, if there is one yet, tells what the system said.
StoreError errorOf(const SQLite::Exception &problem, sqlite3 *connection);
/// The same for what the system says of a file.
StoreError errorOf(const std::system_error &problem);

/// Where exceptions end: inside db/ they are SQLite's, or a StoreError; outside there are none.
template<typename Work>
auto withoutExceptions(sqlite3 *connection, Work work) -> Stored<decltype(work())>
{
    try {
        return work();
    } catch (const StoreError &error) {
        return tl::unexpected(error);
    } catch (const SQLite::Exception &problem) {
        return tl::unexpected(errorOf(problem, connection));
    } catch (const std::system_error &problem) {
        return tl::unexpected(errorOf(problem));
    } catch (const std::exception &problem) {
        return tl::unexpected(StoreError{StoreError::Code::Unavailable, problem.what()});
    }
}
