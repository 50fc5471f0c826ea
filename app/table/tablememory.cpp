// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablememory.h"

#include <algorithm>

TableMemory::TableMemory(const Store &store, std::string game)
    : m_store(&store)
    , m_game(std::move(game))
{
}

TableMemory::TableMemory(std::vector<KnownMemo> known)
    : m_own(std::move(known))
{
}

const std::vector<Remembered> &TableMemory::of(const std::string &kind) const
{
    const auto found = m_asked.find(kind);
    if (found != m_asked.end()) {
        return found->second;
    }
    // Nobody is kept from a game for want of what earlier ones described.
    return m_asked[kind] = m_store ? Memory(*m_store).recall(m_game, kind).value_or(std::vector<Remembered>())
                                   : recalled(m_own, kind);
}

std::vector<KnownMemo> TableMemory::all() const
{
    return m_store ? Memory(*m_store).all(m_game).value_or(std::vector<KnownMemo>()) : m_own;
}

void TableMemory::remember(const std::vector<Memo> &memos, const std::string &at)
{
    for (const auto &memo : memos) {
        const auto known = std::ranges::find(m_own, memo, &KnownMemo::memo);
        if (!m_store && known == m_own.end()) {
            m_own.push_back({memo, 1, at});
        } else if (!m_store) {
            ++known->count;
            known->usedAt = std::max(known->usedAt, at);
        }
    }
    refresh();
}

Stored<std::monostate> TableMemory::forget(const Memo &memo)
{
    std::erase_if(m_own, [&](const KnownMemo &known) { return known.memo == memo; });
    auto forgotten
        = m_store ? Memory(*m_store).forget(m_game, memo) : Stored<std::monostate>(std::monostate());
    refresh();
    return forgotten;
}

void TableMemory::learn(std::span<const KnownMemo> known)
{
    if (m_store) {
        // What could not be learnt can be described again.
        (void)Memory(*m_store).learn(known, m_game);
        refresh();
    }
}
