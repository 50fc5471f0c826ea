// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/table.h"

#include <string>

/// Tells what keeping one action costs in this store, against a bare write with fdatasync and against SQLite
/// as it comes; the three take turns, so that they meet the same disk.
void compareAppends(const std::string &store, const std::string &floorFile, const std::string &defaultFile,
    const std::string &name, Table &table);
