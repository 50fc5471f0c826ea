// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>

/// Makes SQLite wary of a file that somebody else may have made: its schema can run nothing, and neither it
/// nor a statement can take more than a store ever needs. Reads nothing yet.
void harden(SQLite::Database &database);

/// For a damaged file only, which SQLite would not read at all otherwise.
void allowBrokenSchema(SQLite::Database &database);

/// Throws Foreign unless its tables, indexes and views are those of a store, word for word: somebody may
/// have added to them.
void requireOurSchema(SQLite::Database &database);
