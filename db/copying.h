// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <string>

// These throw; see exceptions.h.

/// The whole database as one file, which takes its name only once it is complete, checked and on disk.
void copyInto(SQLite::Database &database, const std::string &path);

/// Throws what SQLite's check of a file finds: Damaged, or Unavailable where the disk did not let it look.
void requireOk(SQLite::Statement check);

/// Throws Damaged if anything is wrong in the file.
void checkWhole(SQLite::Database &database);

/// Gives a finished file its name, replacing another one, so that a power cut leaves either.
void settleFile(const std::string &finished, const std::string &path);
