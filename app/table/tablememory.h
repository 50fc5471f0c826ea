// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/memory.h"

#include <map>

/// What was described once in games of a kind: in the store, which is asked once for each kind of thing, so
/// that every page until the next change is made of the same; or, for a copy of a game, here alone.
class TableMemory
{
public:
    TableMemory(const Store &store, std::string game);
    explicit TableMemory(std::vector<KnownMemo> known);

    /// Most likely first. A touch on one of them carries its text, since its place in this list changes.
    const std::vector<Remembered> &of(const std::string &kind) const;
    std::vector<KnownMemo> all() const;

    /// These were just described; the store has them already, if there is one.
    void remember(const std::vector<Memo> &memos, const std::string &at);
    [[nodiscard]] Stored<std::monostate> forget(const Memo &memo);
    /// What another memory knows, for the store.
    void learn(std::span<const KnownMemo> known);
    /// Has the store asked again.
    void refresh() { m_asked.clear(); }

private:
    const Store *m_store = nullptr;
    std::string m_game;
    std::vector<KnownMemo> m_own;
    mutable std::map<std::string, std::vector<Remembered>> m_asked;
};
