// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

#include <QByteArray>
#include <QString>

/// A game being set up, as far as a person may have changed it.
struct LaidTable {
    /// Which game, by its place in the list.
    int game = 0;
    std::string options;
    std::vector<Seat> seats;
    QString newcomer;
    bool operator==(const LaidTable &) const = default;
};

/// The same as text that survives a restart, with the id of the game after which it was laid.
QByteArray writeTable(const LaidTable &table, const std::string &after);

struct ReadTable {
    LaidTable table;
    std::string after;
};
/// Nothing if it is none, or one of a game that is not known.
std::optional<ReadTable> readTable(const QByteArray &text);
