// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

#include <memory>

class GameTable;

/// A stored game at a table of its own, in memory: whatever is done there, the store keeps the game as it is.
struct GameCopy {
    std::unique_ptr<Store> store;
    std::unique_ptr<GameTable> table;

    /// With the actions that count.
    static Stored<GameCopy> of(const Store &store, std::int64_t game);
    /// With these.
    static Stored<GameCopy> of(GameRow row, const std::vector<LogEntry> &entries);
};
