// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

/// A game on its way into the store: what is kept of its record, and what its rules say it came to. It is
/// made without the store, so that nobody waits meanwhile.
struct Newcomer {
    /// With an id, and without colours.
    GameRow row;
    /// Of a finished game, as far as it can be packed.
    std::optional<std::string> packed;
    /// Of others.
    std::vector<LogEntry> entries;
    std::optional<Outcome> outcome;
};

/// A record without an id gets one that its content gives. Its game is over if there is an outcome.
Newcomer newcomerOf(Record record, std::optional<Outcome> outcome);

/// As it came, but for its id.
Record recordOf(const Newcomer &newcomer);
