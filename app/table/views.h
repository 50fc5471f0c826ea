// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/rows.h"

/// Who plays for the same points: mostly one player, or several together.
struct TableSide {
    Q_GADGET
    QML_VALUE_TYPE(tableSide)

    /// The first of them stands for all.
    PAGE_MEMBER(int, seat) = 0;
    PAGE_MEMBER(QList<int>, seats);
    /// "Ana and Cleo".
    PAGE_MEMBER(QString, name);
    /// The colours of all of them, with spaces between.
    PAGE_MEMBER(QString, colour);
    bool operator==(const TableSide &) const = default;
};

/// One side in the final count and in every ranking.
struct TableStanding {
    Q_GADGET
    QML_VALUE_TYPE(tableStanding)

    // As in TableSide.
    PAGE_MEMBER(int, seat) = 0;
    PAGE_MEMBER(QList<int>, seats);
    PAGE_MEMBER(QString, name);
    PAGE_MEMBER(QString, colour);
    PAGE_MEMBER(int, rank) = 0;
    PAGE_MEMBER(bool, winner) = false;
    /// The table changed something by hand.
    PAGE_MEMBER(bool, corrected) = false;
    /// In the order of the table's part names.
    PAGE_MEMBER(QList<int>, parts);
    PAGE_MEMBER(int, total) = 0;
    PAGE_MEMBER(bool, playing) = false;
    PAGE_MEMBER(bool, starts) = false;
    /// What else a line about the player shows.
    PAGE_MEMBER(QList<TableCounter>, figures);
    bool operator==(const TableStanding &) const = default;
};

/// A part of a score.
struct ScorePart {
    QString name;
    /// The name of one of our drawings.
    QString icon;
    int points = 0;
    /// It takes points off.
    bool harms = false;
};

/// One line of a game's log.
struct TableLine {
    Q_GADGET
    QML_VALUE_TYPE(tableLine)

    PAGE_MEMBER(QString, text);
    /// The name of one of our drawings.
    PAGE_MEMBER(QString, icon);
    PAGE_MEMBER(bool, harm) = false;
    bool operator==(const TableLine &) const = default;
};

/// One turn of the log.
struct TableTurn {
    Q_GADGET
    QML_VALUE_TYPE(tableTurn)

    /// The indices of its first and its last action.
    PAGE_MEMBER(int, first) = 0;
    PAGE_MEMBER(int, last) = 0;
    /// "Léa, round 8".
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, name);
    PAGE_MEMBER(QString, colour);
    /// It has come to its end, so it can be changed as a whole.
    PAGE_MEMBER(bool, changeable) = false;
    PAGE_MEMBER(QList<TableLine>, lines);
    bool operator==(const TableTurn &) const = default;
};
