// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/memory.h"

/// A game to be opened: as the store has it, or a copy that nobody keeps.
struct OpenGame {
    GameRow row;
    std::vector<LogEntry> log;
    Courses courses = {};
    /// Where it is kept; nowhere if it is a copy.
    Store *store = nullptr;
    /// Of a copy: what was described once in such games.
    std::vector<KnownMemo> described = {};

    static Stored<OpenGame> in(Store &store, std::int64_t game)
    {
        auto row = store.game(game);
        auto log = row ? store.log(game) : tl::unexpected(row.error());
        if (!log) {
            return tl::unexpected(log.error());
        }
        // Nobody is kept from a game for want of what it might have been.
        return OpenGame{.row = std::move(*row),
            .log = std::move(*log),
            .courses = store.courses(game).value_or(Courses()),
            .store = &store};
    }
    /// With these actions, and nothing half entered.
    static OpenGame copyOf(GameRow row, std::vector<LogEntry> log, std::vector<KnownMemo> described = {})
    {
        row.head = static_cast<int>(log.size());
        row.length = row.head;
        row.draft.clear();
        return {.row = std::move(row), .log = std::move(log), .described = std::move(described)};
    }
    /// With the actions that count.
    static Stored<OpenGame> copyFrom(const Store &store, std::int64_t game)
    {
        auto row = store.game(game);
        auto log = row ? store.log(game) : tl::unexpected(row.error());
        if (!log) {
            return tl::unexpected(log.error());
        }
        log->resize(static_cast<std::size_t>(row->head));
        return copyOf(std::move(*row), std::move(*log));
    }
};
