// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/traffic/exportgames.h"

#include "app/games.h"
#include "app/share/csv.h"
#include "model/record/write.h"

#include <QIODevice>

namespace
{
using Take = std::function<void(const Record &)>;

/// One by one, so that whoever asks the store meanwhile waits for one game at most.
Stored<std::monostate> eachRecord(
    const Exchange &exchange, std::span<const std::int64_t> games, const Take &take, const GoOn &goOn)
{
    std::size_t done = 0;
    for (const auto game : games) {
        const auto record = exchange.record(game);
        if (!record) {
            return tl::unexpected(record.error());
        }
        take(*record);
        if (!goOn(++done, games.size())) {
            return tl::unexpected(stopped());
        }
    }
    return std::monostate();
}
}

Stored<int> exportGames(const Exchange &exchange, std::span<const std::int64_t> games,
    ExportFormat exportFormat, QIODevice &device, Progress &progress)
{
    int count = 0;
    if (exportFormat == ExportFormat::Records) {
        ArchiveWriter writer;
        const auto done = eachRecord(
            exchange, games,
            [&](const Record &record) {
                device.write(QByteArray::fromStdString(writer.add(record)));
                ++count;
            },
            progress.goOn());
        device.write(QByteArray::fromStdString(writer.end()));
        return done.map([&](auto) { return count; });
    }
    // Which columns there are is known only when all games that their records describe are.
    CsvParts parts;
    const auto known = eachRecord(
        exchange, games, [&](const Record &record) { parts.add(record); },
        [&](std::size_t, std::size_t) { return !progress.stopped; });
    if (!known) {
        return tl::unexpected(known.error());
    }
    device.write(csvHeader(parts));
    const auto done = eachRecord(
        exchange, games,
        [&](const Record &record) {
            if (gameOutcome(record)) {
                device.write(csvRows(record, parts));
                ++count;
            }
        },
        progress.goOn());
    return done.map([&](auto) { return count; });
}
