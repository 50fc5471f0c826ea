// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/goon.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <string>

// These throw; see exceptions.h.

/// The whole database as one file, which takes its name only once it is complete, checked and on disk.
void copyInto(SQLite::Database &database, const std::string &path);

class Connection;

/// The same beside a store that is in use: a few pages at a time, and what changes meanwhile changes in the
/// copy too.
void copyBeside(Connection &connection, const std::string &path, const GoOn &goOn);

/// Any file, a piece at a time.
void copyBytes(const std::string &from, const std::string &to, const GoOn &goOn);

/// Throws what SQLite's check of a file finds: Damaged, or Unavailable where the disk did not let it look.
void requireOk(SQLite::Statement check);

/// Throws Damaged if anything is wrong in the file.
void checkWhole(SQLite::Database &database, const GoOn &goOn = always);

/// On disk when it returns.
void flush(const std::string &path);

/// Gives a finished file its name, replacing another one, so that a power cut leaves either.
void settleFile(const std::string &finished, const std::string &path);
