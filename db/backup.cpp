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

/// Where a backup waits to become the store.
std::string preparedFor(const std::string &path)
{
    return path + ".restoring";
}

void requireOther(const std::string &backup, const std::string &store)
{
    std::error_code missing;
    Rows::require(!fs::equivalent(backup, store, missing), "the store is no backup");
}
}

Stored<std::monostate> backUp(const Store &store, const std::string &path, const GoOn &goOn)
{
    auto &connection = store.connection();
    return withoutExceptions(nullptr, [&] {
        requireOther(path, connection.database().getFilename());
        copyBeside(connection, path, goOn);
        return std::monostate();
    });
}

Stored<std::string> restoreBackup(const std::string &backup, const std::string &path)
{
    const auto prepared = withoutExceptions(nullptr, [&] {
        requireFree(path);
        return std::monostate();
    }).and_then([&](auto) { return prepareRestore(backup, path, always); });
    return prepared ? finishRestore(path) : tl::unexpected(prepared.error());
}

Stored<std::monostate> prepareRestore(const std::string &backup, const std::string &path, const GoOn &goOn)
{
    const auto copy = preparedFor(path);
    const auto copied = withoutExceptions(nullptr, [&] {
        // To read it would loosen our own hold on it.
        requireOther(backup, path);
        removeStore(copy);
        copyBytes(backup, copy, goOn);
        return std::monostate();
    });
    auto checked = copied ? Store::open(copy) : tl::unexpected(copied.error());
    auto prepared = checked ? reading(checked->connection(),
                        [&](Connection &connection) {
                            checkWhole(connection.database(), goOn);
                            requireOurSchema(connection.database());
                            return std::monostate();
                        })
                            : tl::unexpected(checked.error());
    checked = tl::unexpected(StoreError{}); // closes it
    if (prepared) {
        prepared = withoutExceptions(nullptr, [&] {
            flush(copy);
            return std::monostate();
        });
    }
    if (!prepared) {
        dropRestore(path);
    }
    return prepared;
}

Stored<std::string> finishRestore(const std::string &path)
{
    const auto copy = preparedFor(path);
    auto restored = withoutExceptions(nullptr, [&] {
        requireFree(path);
        settleFile(copy, readyFor(path));
        return finishReplacement(path);
    });
    dropRestore(path);
    return restored;
}

void dropRestore(const std::string &path)
{
    (void)withoutExceptions(nullptr, [&] {
        removeStore(preparedFor(path));
        return std::monostate();
    });
}

Stored<std::string> backUpDaily(const Store &store, const std::string &date, const GoOn &goOn)
{
    auto &connection = store.connection();
    return withoutExceptions(nullptr, [&] {
        Rows::require(isDate(date), "not a date");
        const auto folder = folderFor(connection.database().getFilename());
        fs::create_directories(folder);
        const auto path = fileFor(folder, date);
        if (!fs::exists(path)) {
            copyBeside(connection, path.string(), goOn);
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
