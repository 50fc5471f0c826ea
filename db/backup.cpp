// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backup.h"

#include "db/copying.h"
#include "db/hardening.h"
#include "db/replacement.h"
#include "db/rows.h"
#include "db/transactions.h"
#include "model/record/text.h"

#include <algorithm>
#include <filesystem>

namespace fs = std::filesystem;

namespace
{
constexpr std::string_view Ending = ".tallystone-store";

fs::path folderFor(const std::string &storePath)
{
    return storePath + ".backups";
}

bool isDate(const std::string &text)
{
    return Text::isTime(text + "T00:00:00Z");
}

/// The dates of the backups in a folder.
std::vector<std::string> datesIn(const fs::path &folder)
{
    std::vector<std::string> dates;
    std::error_code none;
    for (const auto &entry : fs::directory_iterator(folder, none)) {
        const auto date = entry.path().stem().string();
        if (entry.path().extension() == Ending && isDate(date)) {
            dates.push_back(date);
        }
    }
    std::ranges::sort(dates, std::greater());
    return dates;
}

fs::path fileFor(const fs::path &folder, std::string date)
{
    return folder / date.append(Ending);
}
}

Stored<std::monostate> backUp(const Store &store, const std::string &path)
{
    return reading(store.connection(), [&](Connection &connection) {
        std::error_code missing;
        Rows::require(
            !fs::equivalent(path, connection.database().getFilename(), missing), "the store is no backup");
        copyInto(connection.database(), path);
        return std::monostate();
    });
}

Stored<std::string> restoreBackup(const std::string &backup, const std::string &path)
{
    const auto copy = path + ".restoring";
    const auto prepared = withoutExceptions(nullptr, [&] {
        requireFree(path);
        removeStore(copy);
        fs::copy_file(backup, copy);
        return std::monostate();
    });
    auto checked = prepared ? Store::open(copy) : tl::unexpected(prepared.error());
    auto restored = checked ? reading(checked->connection(),
                        [](Connection &connection) {
                            checkWhole(connection.database());
                            requireOurSchema(connection.database());
                            return std::monostate();
                        })
                            : tl::unexpected(checked.error());
    checked = tl::unexpected(StoreError{}); // closes it
    return withoutExceptions(nullptr, [&] {
        if (!restored) {
            removeStore(copy);
            throw restored.error();
        }
        settleFile(copy, readyFor(path));
        removeStore(copy);
        return finishReplacement(path);
    });
}

Stored<std::string> backUpDaily(const Store &store, const std::string &date)
{
    return reading(store.connection(), [&](Connection &connection) {
        Rows::require(isDate(date), "not a date");
        const auto folder = folderFor(connection.database().getFilename());
        fs::create_directories(folder);
        const auto path = fileFor(folder, date);
        if (!fs::exists(path)) {
            copyInto(connection.database(), path.string());
        }
        const auto dates = datesIn(folder);
        const auto kept = backupsToKeep(dates);
        for (const auto &old : dates) {
            // Today's stays even if the clock was once set to the future, and others look newer.
            if (old != date && std::ranges::find(kept, old) == kept.end()) {
                fs::remove(fileFor(folder, old));
            }
        }
        return path.string();
    });
}

std::vector<std::string> dailyBackups(const std::string &storePath)
{
    std::vector<std::string> paths;
    const auto folder = folderFor(storePath);
    for (const auto &date : datesIn(folder)) {
        paths.push_back(fileFor(folder, date).string());
    }
    return paths;
}
