// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/goon.h"
#include "db/store.h"

#include <span>

/// The whole store as one file. It takes its name only once it is complete, checked and on disk.
/// Whoever asks the store meanwhile waits for some pages at most.
[[nodiscard]] Stored<std::monostate> backUp(
    const Store &store, const std::string &path, const GoOn &goOn = always);

/// Makes a backup the store at this path, which must not be open. The backup is checked by opening a copy
/// first and stays as it is. What was at the path is kept beside it; the answer says under which name.
[[nodiscard]] Stored<std::string> restoreBackup(const std::string &backup, const std::string &path);

/// The same in two steps: a long one beside the store, which may be open in this program, and a quick one,
/// for which it must not.
[[nodiscard]] Stored<std::monostate> prepareRestore(
    const std::string &backup, const std::string &path, const GoOn &goOn);
[[nodiscard]] Stored<std::string> finishRestore(const std::string &path);
/// Nothing comes of what was prepared.
void dropRestore(const std::string &path);

/// Which of the dated backups are worth keeping: those of the last 7 days that have one, the last of each of
/// the last 5 weeks, and of each of the last 12 months. Dates are `YYYY-MM-DD`, in any order.
[[nodiscard]] std::vector<std::string> backupsToKeep(std::span<const std::string> dates);

/// Makes this day's backup in `FILE.backups` beside the store, unless there is one, and clears those that
/// are not worth keeping. Tells its path.
[[nodiscard]] Stored<std::string> backUpDaily(
    const Store &store, const std::string &date, const GoOn &goOn = always);

/// The paths of the automatic backups of a store, newest first.
[[nodiscard]] std::vector<std::string> dailyBackups(const std::string &storePath);
