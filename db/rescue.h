// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/goon.h"
#include "db/store.h"

struct Rescued {
    int games = 0;
    /// Of these only the first so many actions could be read.
    int shortened = 0;
    /// Known to have been there, but not readable.
    int lost = 0;
    /// The damaged file, with all its bytes.
    std::string kept;
};

/// Takes what can be read of a damaged store into a new one at the same path. The damaged file is kept
/// beside it, with its write-ahead log, and never written to. The store must not be open.
[[nodiscard]] Stored<Rescued> rescue(
    const std::string &path, const Teller &teller, const GoOn &goOn = always);
