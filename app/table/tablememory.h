// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/memory.h"

#include <map>

/// What was described once in games of a kind. The store is asked once for each kind of thing, so that every
/// page until the next change is made of the same.
class TableMemory
{
public:
    TableMemory(const Store &store, std::string game);

    /// Most likely first. A touch on one of them carries its text, since its place in this list changes.
    const std::vector<Remembered> &of(const std::string &kind) const;
    /// Has the store asked again.
    void refresh() { m_known.clear(); }

private:
    const Store *m_store;
    std::string m_game;
    mutable std::map<std::string, std::vector<Remembered>> m_known;
};
