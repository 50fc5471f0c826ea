// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/commonpages.h"

// The end of a turn, of an era and of the game, and what lies before a player.

/// A number of one player in a row of the settling.
struct RiseCell {
    Q_GADGET
    QML_VALUE_TYPE(riseCell)
public:
    PAGE_MEMBER(QString, text);
    /// How it came about: "16 − 9".
    PAGE_MEMBER(QString, sum);
    /// A pill below it: "−2 pts", "+1" with a drawing, "2 short".
    PAGE_MEMBER(RiseFigure, pill);
    PAGE_MEMBER(QString, spoken);
    bool operator==(const RiseCell &) const = default;
};

/// A row of the settling: what it counts, a cell for each player in the order of the turn.
struct RiseSettleRow {
    Q_GADGET
    QML_VALUE_TYPE(riseSettleRow)
public:
    /// head, part, track or total.
    PAGE_MEMBER(QString, kind);
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, icon);
    PAGE_MEMBER(QString, ink);
    /// Beside a head: "× 2".
    PAGE_MEMBER(QString, pill);
    PAGE_MEMBER(bool, harm) = false;
    /// Numbers alone: nothing stands above or below them.
    PAGE_MEMBER(bool, plain) = false;
    PAGE_MEMBER(QList<RiseCell>, cells);
    bool operator==(const RiseSettleRow &) const = default;
};

/// A player's disc on the food track, where it is and where it will be.
struct RiseFood {
    Q_GADGET
    QML_VALUE_TYPE(riseFood)
public:
    PAGE_MEMBER(int, seat) = 0;
    PAGE_MEMBER(int, before) = 0;
    PAGE_MEMBER(int, after) = 0;
    PAGE_MEMBER(bool, harm) = false;
    bool operator==(const RiseFood &) const = default;
};

/// What one thing of a player brings a turn.
struct RisePart {
    Q_GADGET
    QML_VALUE_TYPE(risePart)
public:
    /// With an id where it can be given up: a tick keeps it.
    PAGE_MEMBER(TableChoice, choice);
    PAGE_MEMBER(QList<RiseFigure>, figures);
    bool operator==(const RisePart &) const = default;
};

/// One player's settling part by part.
struct RiseParts {
    Q_GADGET
    QML_VALUE_TYPE(riseParts)
public:
    PAGE_MEMBER(bool, open) = false;
    PAGE_MEMBER(int, seat) = 0;
    PAGE_MEMBER(QString, name);
    /// "+7".
    PAGE_MEMBER(QString, points);
    PAGE_MEMBER(QList<RisePart>, cities);
    /// "1 resource pays the upkeep", or what is short of it.
    PAGE_MEMBER(QString, upkeep);
    PAGE_MEMBER(bool, unpaid) = false;
    PAGE_MEMBER(QList<RisePart>, others);
    PAGE_MEMBER(TableChoice, more);
    PAGE_MEMBER(QList<RiseNumber>, extra);
    PAGE_MEMBER(TableChoice, cancel);
    PAGE_MEMBER(TableChoice, done);
    bool operator==(const RiseParts &) const = default;
};

/// Food, income and points of all, before they count.
struct RiseSettlePage {
    Q_GADGET
    QML_VALUE_TYPE(riseSettlePage)
public:
    /// The heads of the columns, in the order of the turn; count is the seat.
    PAGE_MEMBER(QList<TableChoice>, players);
    PAGE_MEMBER(QList<RiseSettleRow>, rows);
    PAGE_MEMBER(QList<RiseFood>, track);
    PAGE_MEMBER(QString, trackSpoken);
    /// Who must give something up first; empty without an id.
    PAGE_MEMBER(TableChoice, trouble);
    PAGE_MEMBER(int, troubleSeat) = 0;
    PAGE_MEMBER(QString, note);
    PAGE_MEMBER(RiseParts, parts);
    bool operator==(const RiseSettlePage &) const = default;
};

/// What a stock is, what of it is paid and what stays.
struct RisePrice {
    Q_GADGET
    QML_VALUE_TYPE(risePrice)
public:
    PAGE_MEMBER(QString, icon);
    PAGE_MEMBER(QString, ink);
    /// "5 − 3", "2", "1 for each progress".
    PAGE_MEMBER(QString, sum);
    PAGE_MEMBER(QString, left);
    PAGE_MEMBER(QString, note);
    PAGE_MEMBER(bool, harm) = false;
    bool operator==(const RisePrice &) const = default;
};

/// The end of an era for one player after the other.
struct RiseKeepPage {
    Q_GADGET
    QML_VALUE_TYPE(riseKeepPage)
public:
    /// All players; count is the seat, status "done" where nothing is left to choose.
    PAGE_MEMBER(QList<TableChoice>, players);
    PAGE_MEMBER(RisePrice, gold);
    PAGE_MEMBER(RisePrice, cubes);
    PAGE_MEMBER(QString, progressNote);
    PAGE_MEMBER(QList<RiseTile>, progress);
    PAGE_MEMBER(QString, citiesNote);
    PAGE_MEMBER(QList<RiseTile>, cities);
    /// Regions with their cubes: "4 → 2" in the note.
    PAGE_MEMBER(QList<TableChoice>, map);
    bool operator==(const RiseKeepPage &) const = default;
};

/// Places in the next turn.
struct RiseOrderPage {
    Q_GADGET
    QML_VALUE_TYPE(riseOrderPage)
public:
    /// "Robin, which place?"
    PAGE_MEMBER(QString, question);
    PAGE_MEMBER(QString, rule);
    /// count is the seat that has it, -1: free; title its number.
    PAGE_MEMBER(QList<TableChoice>, places);
    /// Who chooses when; count is the seat, points its points, note what it has or has chosen.
    PAGE_MEMBER(QList<TableChoice>, choosers);
    PAGE_MEMBER(QString, note);
    bool operator==(const RiseOrderPage &) const = default;
};

/// A line of a player's sheet: a thing, how many of it, what it brings.
struct RiseLine {
    Q_GADGET
    QML_VALUE_TYPE(riseLine)
public:
    PAGE_MEMBER(QString, icon);
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, note);
    PAGE_MEMBER(int, count) = 0;
    /// first, second, tied, or empty.
    PAGE_MEMBER(QString, status);
    PAGE_MEMBER(QString, about);
    PAGE_MEMBER(QList<RiseFigure>, figures);
    bool operator==(const RiseLine &) const = default;
};

/// All that a player has.
struct RiseSeat {
    Q_GADGET
    QML_VALUE_TYPE(riseSeat)
public:
    PAGE_MEMBER(int, seat) = 0;
    PAGE_MEMBER(QString, name);
    PAGE_MEMBER(QString, colour);
    PAGE_MEMBER(bool, onTurn) = false;
    PAGE_MEMBER(bool, winner) = false;
    PAGE_MEMBER(bool, corrected) = false;
    PAGE_MEMBER(int, rank) = 1;
    PAGE_MEMBER(int, vp) = 0;
    /// At the next settling, as things stand: "+4".
    PAGE_MEMBER(QString, change);
    PAGE_MEMBER(bool, harm) = false;
    /// Discs it still has this turn.
    PAGE_MEMBER(int, discs) = 0;
    PAGE_MEMBER(QList<RiseStock>, stocks);
    PAGE_MEMBER(QString, hunger);
    PAGE_MEMBER(QList<RiseFood>, food);
    PAGE_MEMBER(QList<RiseLine>, territories);
    /// Pool, map and bank.
    PAGE_MEMBER(QList<RiseLine>, cubes);
    PAGE_MEMBER(QList<RiseLine>, tiles);
    PAGE_MEMBER(QList<RiseLine>, regions);
    /// Where its points came from; the last is the sum.
    PAGE_MEMBER(QList<RiseLine>, points);
    /// If it ended now: track, gold and resources.
    PAGE_MEMBER(QList<int>, parts);
    PAGE_MEMBER(int, total) = 0;
    bool operator==(const RiseSeat &) const = default;
};
