// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/memos.h"

#include "db/query.h"
#include "db/transactions.h"

Stored<std::vector<Memo>> memosIn(const Store &store, const std::string &game)
{
    return reading(store.connection(), [&](Connection &connection) {
        Query query(connection.statement("SELECT kind, text FROM memory WHERE game = ?"), game);
        std::vector<Memo> memos;
        while (query.next()) {
            memos.push_back({query.text(0), query.text(1)});
        }
        return memos;
    });
}
