// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/gamecopy.h"

#include "app/table/gametable.h"
#include "app/table/tables.h"

Stored<GameCopy> GameCopy::of(const Store &store, std::int64_t game)
{
    auto row = store.game(game);
    auto log = row ? store.log(game) : tl::unexpected(row.error());
    if (!log) {
        return tl::unexpected(log.error());
    }
    log->resize(static_cast<std::size_t>(row->head));
    return of(std::move(*row), *log);
}

Stored<GameCopy> GameCopy::of(GameRow row, const std::vector<LogEntry> &entries)
{
    auto memory = Store::open(":memory:");
    if (!memory) {
        return tl::unexpected(memory.error());
    }
    row.draft.clear();
    GameCopy copy{.store = std::make_unique<Store>(std::move(*memory))};
    const auto id = copy.store->createGame(row);
    const auto filled
        = id ? copy.store->replaceLog(*id, entries, row.over, row.touchedAt) : tl::unexpected(id.error());
    auto table
        = filled ? openTable(*copy.store, *id, [] { return std::string(); }) : tl::unexpected(filled.error());
    if (!table) {
        return tl::unexpected(table.error());
    }
    copy.table = std::move(*table);
    return copy;
}
