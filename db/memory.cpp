// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/memory.h"

#include "db/query.h"
#include "db/rows.h"
#include "db/transactions.h"
#include "model/record/timestamp.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace
{
constexpr double SecondsWorthTwice = 90.0 * 24 * 60 * 60;

/// A count that is halved every 90 days, as a logarithm: so no two change places by waiting.
double likelihoodOf(const Remembered &thing)
{
    const auto used = timestampOf(thing.usedAt).value_or(0);
    return std::log2(thing.count) + static_cast<double>(used) / SecondsWorthTwice;
}
}

std::vector<Remembered> recalled(std::span<const KnownMemo> known, const std::string &kind)
{
    std::vector<Remembered> things;
    for (const auto &[memo, count, usedAt] : known) {
        if (memo.kind == kind) {
            things.push_back({memo.text, count, usedAt});
        }
    }
    std::ranges::sort(things, [](const Remembered &one, const Remembered &other) {
        return std::tie(other.usedAt, one.text) < std::tie(one.usedAt, other.text);
    });
    std::ranges::stable_sort(things, std::greater(), likelihoodOf);
    return things;
}

Memory::Memory(const Store &store)
    : m_store(store)
{
}

Stored<std::vector<KnownMemo>> Memory::all(const std::string &game) const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        Query query(
            connection.statement("SELECT kind, text, count, used_at FROM memory WHERE game = ?"), game);
        std::vector<KnownMemo> known;
        while (query.next()) {
            known.push_back({{query.text(0), query.text(1)}, query.count(2), query.text(3)});
        }
        return known;
    });
}

Stored<std::vector<Remembered>> Memory::recall(const std::string &game, const std::string &kind) const
{
    return all(game).map([&](const auto &known) { return recalled(known, kind); });
}

Stored<std::monostate> Memory::remember(const std::string &game, const Memo &memo, const std::string &at)
{
    return writing(m_store.connection(), [&](Connection &connection) {
        Rows::remember(connection, game, std::span(&memo, 1), at);
        return std::monostate();
    });
}

Stored<std::monostate> Memory::learn(std::span<const KnownMemo> known, const std::string &game)
{
    if (known.empty()) {
        return std::monostate();
    }
    return writing(m_store.connection(), [&](Connection &connection) {
        for (const auto &[memo, count, usedAt] : known) {
            Query(connection.statement("INSERT INTO memory (game, kind, text, count, used_at)"
                                       " VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET"
                                       " count = max(count, excluded.count),"
                                       " used_at = max(used_at, excluded.used_at)"),
                game, memo.kind, memo.text, count, usedAt)
                .run();
        }
        return std::monostate();
    });
}

Stored<std::monostate> Memory::forget(const std::string &game, const Memo &memo)
{
    return writing(m_store.connection(), [&](Connection &connection) {
        Query(connection.statement("DELETE FROM memory WHERE game = ? AND kind = ? AND text = ?"), game,
            memo.kind, memo.text)
            .run();
        return std::monostate();
    });
}
