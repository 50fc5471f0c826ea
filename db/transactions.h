// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"
#include "db/exceptions.h"

/// How everything beyond db/ gets at the file: exceptions end here.
template<typename Work>
auto reading(Connection &connection, Work work)
{
    const std::scoped_lock alone(connection.gate);
    return withoutExceptions(connection.database().getHandle(), [&] { return work(connection); });
}

/// All of the work or nothing; on disk when it returns.
template<typename Work>
auto writing(Connection &connection, Work work)
{
    return reading(
        connection, [&](Connection &) { return connection.transact([&] { return work(connection); }); });
}
