// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/commonpages.h"

// The action table and the pages of its rows, but for the map's.

/// A player in the order of the turn.
struct RiseOrderSeat {
    Q_GADGET
    QML_VALUE_TYPE(riseOrderSeat)
public:
    PAGE_MEMBER(int, seat) = 0;
    PAGE_MEMBER(QString, colour);
    /// Discs to play.
    PAGE_MEMBER(int, left) = 0;
    PAGE_MEMBER(bool, playing) = false;
    PAGE_MEMBER(QString, spoken);
    bool operator==(const RiseOrderSeat &) const = default;
};

/// A row of the action table.
struct RiseRow {
    Q_GADGET
    QML_VALUE_TYPE(riseRow)
public:
    /// Its note is what is free or what it costs; its status "room", "price", "nothing" or "closed"; its
    /// count the price.
    PAGE_MEMBER(TableChoice, choice);
    /// From the left.
    PAGE_MEMBER(QList<RiseDisc>, discs);
    bool operator==(const RiseRow &) const = default;
};

/// The disc that was moved last.
struct RiseMovedDisc {
    Q_GADGET
    QML_VALUE_TYPE(riseMovedDisc)
public:
    /// Whose; -1: none was moved in this turn.
    PAGE_MEMBER(int, seat) = -1;
    /// The row and its circle, from the left, by their places.
    PAGE_MEMBER(int, row) = 0;
    PAGE_MEMBER(int, circle) = 0;
    /// From its circle to its player.
    PAGE_MEMBER(bool, back) = false;
    bool operator==(const RiseMovedDisc &) const = default;
};

struct RiseRowsPage {
    Q_GADGET
    QML_VALUE_TYPE(riseRowsPage)
public:
    PAGE_MEMBER(QList<RiseOrderSeat>, order);
    PAGE_MEMBER(QList<RiseStock>, stocks);
    PAGE_MEMBER(QString, hunger);
    PAGE_MEMBER(QList<RiseRow>, rows);
    PAGE_MEMBER(RiseMovedDisc, moved);
    /// Food at the next settling.
    PAGE_MEMBER(RiseOutlook, food);
    bool operator==(const RiseRowsPage &) const = default;
};

/// For the phone in the middle of the table.
struct RiseStand {
    Q_GADGET
    QML_VALUE_TYPE(riseStand)
public:
    /// The seats in the order of the turn.
    PAGE_MEMBER(QList<int>, order);
    /// What each row offers whoever plays; none but in the actions.
    PAGE_MEMBER(QList<RiseRow>, rows);
    bool operator==(const RiseStand &) const = default;
};

/// Tiles under one heading.
struct RiseShelf {
    Q_GADGET
    QML_VALUE_TYPE(riseShelf)
public:
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, note);
    /// Not to be taken now.
    PAGE_MEMBER(bool, flat) = false;
    PAGE_MEMBER(QList<RiseTile>, tiles);
    bool operator==(const RiseShelf &) const = default;
};

/// The foot of a sheet over a page.
struct RiseSheetFoot {
    Q_GADGET
    QML_VALUE_TYPE(riseSheetFoot)
public:
    /// What closing it means, in whatever way.
    PAGE_MEMBER(TableChoice, leave);
    /// Where it is remembered.
    PAGE_MEMBER(TableChoice, forget);
    PAGE_MEMBER(TableChoice, take);
    bool operator==(const RiseSheetFoot &) const = default;
};

/// A progress tile that is being described.
struct RiseProgressSheet {
    Q_GADGET
    QML_VALUE_TYPE(riseProgressSheet)
public:
    PAGE_MEMBER(bool, open) = false;
    PAGE_MEMBER(TableField, name);
    /// Known ones, to be picked while a name is typed.
    PAGE_MEMBER(QList<TableChoice>, names);
    PAGE_MEMBER(QList<TableChoice>, eras);
    /// "for each forest".
    PAGE_MEMBER(QString, scope);
    /// Their status is "filled" where there are figures.
    PAGE_MEMBER(QList<TableChoice>, scopes);
    PAGE_MEMBER(QList<RiseNumber>, figures);
    PAGE_MEMBER(QList<TableChoice>, marks);
    PAGE_MEMBER(TableField, note);
    PAGE_MEMBER(RiseSheetFoot, foot);
    bool operator==(const RiseProgressSheet &) const = default;
};

struct RiseProgressPage {
    Q_GADGET
    QML_VALUE_TYPE(riseProgressPage)
public:
    PAGE_MEMBER(RiseHead, head);
    PAGE_MEMBER(QList<RiseDisc>, discs);
    PAGE_MEMBER(RisePay, pay);
    PAGE_MEMBER(QList<RiseShelf>, shelves);
    PAGE_MEMBER(RiseProgressSheet, sheet);
    bool operator==(const RiseProgressPage &) const = default;
};

struct RiseTerritoryPage {
    Q_GADGET
    QML_VALUE_TYPE(riseTerritoryPage)
public:
    PAGE_MEMBER(RiseHead, head);
    PAGE_MEMBER(QList<RiseDisc>, discs);
    PAGE_MEMBER(RisePay, pay);
    PAGE_MEMBER(QList<RiseTile>, tiles);
    PAGE_MEMBER(RiseOutlook, outlook);
    bool operator==(const RiseTerritoryPage &) const = default;
};

/// A city that is being described.
struct RiseCitySheet {
    Q_GADGET
    QML_VALUE_TYPE(riseCitySheet)
public:
    PAGE_MEMBER(bool, open) = false;
    PAGE_MEMBER(TableField, name);
    PAGE_MEMBER(QList<RiseNumber>, figures);
    PAGE_MEMBER(TableChoice, upkeep);
    /// Unfolds the figures that few cities have.
    PAGE_MEMBER(TableChoice, more);
    PAGE_MEMBER(QList<RiseNumber>, others);
    PAGE_MEMBER(RiseSheetFoot, foot);
    bool operator==(const RiseCitySheet &) const = default;
};

/// A tile that a player has by the table's word, while nobody has described it: one of the two is open.
struct RiseAddedPage {
    Q_GADGET
    QML_VALUE_TYPE(riseAddedPage)
public:
    /// What opens them, by seat; none once the game is over.
    PAGE_MEMBER(QList<TableChoice>, newProgress);
    PAGE_MEMBER(QList<TableChoice>, newCity);
    PAGE_MEMBER(RiseProgressSheet, progress);
    PAGE_MEMBER(RiseCitySheet, city);
    bool operator==(const RiseAddedPage &) const = default;
};

struct RiseCityPage {
    Q_GADGET
    QML_VALUE_TYPE(riseCityPage)
public:
    PAGE_MEMBER(RiseHead, head);
    PAGE_MEMBER(QList<RiseDisc>, discs);
    PAGE_MEMBER(RisePay, pay);
    /// Cities or wonders; none in an A turn, which has cities alone.
    PAGE_MEMBER(QList<TableChoice>, kinds);
    PAGE_MEMBER(QList<RiseShelf>, shelves);
    /// A wonder that nobody has described yet.
    PAGE_MEMBER(bool, wonder) = false;
    PAGE_MEMBER(TableField, name);
    PAGE_MEMBER(QList<RiseNumber>, figures);
    /// Where it is a known one; enabled once it has other figures.
    PAGE_MEMBER(TableChoice, keep);
    /// Where such a wonder is remembered.
    PAGE_MEMBER(TableChoice, forget);
    PAGE_MEMBER(RiseOutlook, outlook);
    PAGE_MEMBER(RiseCitySheet, sheet);
    bool operator==(const RiseCityPage &) const = default;
};

/// A trade space that is being described.
struct RiseTradeSheet {
    Q_GADGET
    QML_VALUE_TYPE(riseTradeSheet)
public:
    PAGE_MEMBER(bool, open) = false;
    PAGE_MEMBER(RiseNumber, discs);
    PAGE_MEMBER(QList<TableChoice>, prizes);
    PAGE_MEMBER(RiseNumber, amount);
    PAGE_MEMBER(RiseSheetFoot, foot);
    bool operator==(const RiseTradeSheet &) const = default;
};

struct RiseTradePage {
    Q_GADGET
    QML_VALUE_TYPE(riseTradePage)
public:
    PAGE_MEMBER(RiseHead, head);
    PAGE_MEMBER(QList<RiseDisc>, discs);
    PAGE_MEMBER(RisePay, pay);
    /// What is given and what for are their figures.
    PAGE_MEMBER(QList<RiseTile>, spaces);
    PAGE_MEMBER(RiseOutlook, outlook);
    PAGE_MEMBER(RiseTradeSheet, sheet);
    bool operator==(const RiseTradePage &) const = default;
};
