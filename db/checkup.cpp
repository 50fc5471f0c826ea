// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/checkup.h"

#include "db/copying.h"
#include "db/derived.h"
#include "db/query.h"
#include "db/transactions.h"

namespace
{
void dump(Connection &connection, const char *sql, std::string &text)
{
    SQLite::Statement rows(connection.database(), sql);
    while (rows.executeStep()) {
        for (int column = 0; column < rows.getColumnCount(); ++column) {
            text += rows.getColumn(column).getString() + '\t';
        }
        text += '\n';
    }
    text += '\n';
}

std::string dumpAll(Connection &connection)
{
    std::string text;
    for (const char *sql : {"SELECT * FROM outcome ORDER BY game", "SELECT * FROM result ORDER BY game, seat",
             "SELECT * FROM figure ORDER BY game, seat, key",
             "SELECT * FROM seat_tally ORDER BY player, year, variant, players, seat",
             "SELECT * FROM score_tally ORDER BY player, year, variant, players, score",
             "SELECT * FROM figure_tally ORDER BY player, year, variant, players, key",
             "SELECT * FROM pair_tally ORDER BY player, year, variant, players, other",
             "SELECT rowid, words FROM search ORDER BY rowid"}) {
        dump(connection, sql, text);
    }
    return text;
}

std::string problemIn(Connection &connection)
{
    try {
        checkWhole(connection.database());
        SQLite::Statement loose(connection.database(), "PRAGMA foreign_key_check");
        if (loose.executeStep()) {
            return "a row of " + loose.getColumn(0).getString() + " belongs to nothing";
        }
        connection.database().exec("INSERT INTO search (search) VALUES ('integrity-check')");
        return {};
    } catch (const StoreError &error) {
        return error.detail;
    } catch (const SQLite::Exception &problem) {
        return problem.what();
    }
}
}

Stored<Checkup> checkUp(const Store &store)
{
    return reading(store.connection(), [](Connection &connection) {
        Checkup checkup{.fileProblem = problemIn(connection)};
        if (!checkup.fileProblem.empty()) {
            return checkup;
        }
        checkup.derivedRight = connection.pretend([&] {
            const auto before = dumpAll(connection);
            Derived::rebuild(connection);
            return dumpAll(connection) == before;
        });
        Query games(connection.statement("SELECT count(*) FROM game WHERE removed = 0"));
        games.next();
        checkup.games = games.count(0);
        return checkup;
    });
}

Stored<std::monostate> rebuildDerived(const Store &store)
{
    return writing(store.connection(), [](Connection &connection) {
        Derived::rebuild(connection);
        return std::monostate();
    });
}

Stored<std::string> dumpDerived(const Store &store)
{
    return reading(store.connection(), dumpAll);
}
