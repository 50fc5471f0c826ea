// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tablememory.h"

TableMemory::TableMemory(const Store &store, std::string game)
    : m_store(&store)
    , m_game(std::move(game))
{
}

const std::vector<Remembered> &TableMemory::of(const std::string &kind) const
{
    const auto found = m_known.find(kind);
    if (found != m_known.end()) {
        return found->second;
    }
    // Nobody is kept from a game for want of what earlier ones described.
    return m_known[kind] = Memory(*m_store).recall(m_game, kind).value_or(std::vector<Remembered>());
}
