// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/commonpages.h"

// The map, what is done on it, and how its regions are described.

/// Cubes of one seat in a region: the count, once all that is entered is done.
struct RiseCubes {
    Q_GADGET
    QML_VALUE_TYPE(riseCubes)
public:
    /// With an id where a tap on them means something of its own; status: none, some, second, first or tied.
    PAGE_MEMBER(TableChoice, choice);
    /// "+2", "−1" by what is entered; else empty.
    PAGE_MEMBER(QString, change);
    PAGE_MEMBER(bool, lost) = false;
    bool operator==(const RiseCubes &) const = default;
};

/// A region with the cubes in it.
struct RiseRegion {
    Q_GADGET
    QML_VALUE_TYPE(riseRegion)
public:
    /// With an id where a tap puts a cube there; the note says why none can go there.
    PAGE_MEMBER(TableChoice, choice);
    /// "2 / 1".
    PAGE_MEMBER(QString, points);
    /// Without a drawing where it yields nothing.
    PAGE_MEMBER(RiseFigure, yield);
    PAGE_MEMBER(bool, water) = false;
    /// By seat.
    PAGE_MEMBER(QList<RiseCubes>, cells);
    /// Another player is first then. Each is the colour of a seal, "tied", or empty for nobody.
    PAGE_MEMBER(bool, changes) = false;
    PAGE_MEMBER(QString, was);
    PAGE_MEMBER(QString, becomes);
    bool operator==(const RiseRegion &) const = default;
};

struct RiseRegionTable {
    Q_GADGET
    QML_VALUE_TYPE(riseRegionTable)
public:
    /// Of the seats, whose columns they are; and the seat that places cubes, or -1.
    PAGE_MEMBER(QList<QString>, names);
    PAGE_MEMBER(QList<QString>, colours);
    PAGE_MEMBER(int, active) = -1;
    PAGE_MEMBER(QList<RiseRegion>, rows);
    /// Cubes in the pool by seat, where they are shown.
    PAGE_MEMBER(QList<int>, pools);
    /// Who is first now and then has a column.
    PAGE_MEMBER(bool, compared) = false;
    bool operator==(const RiseRegionTable &) const = default;
};

/// What attacker and attacked lose.
struct RiseBattle {
    Q_GADGET
    QML_VALUE_TYPE(riseBattle)
public:
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, otherColour);
    PAGE_MEMBER(TableCounter, other);
    PAGE_MEMBER(QString, ownColour);
    PAGE_MEMBER(TableCounter, own);
    bool operator==(const RiseBattle &) const = default;
};

/// An empire tile that is being described.
struct RiseEmpireTile {
    Q_GADGET
    QML_VALUE_TYPE(riseEmpireTile)
public:
    PAGE_MEMBER(bool, open) = false;
    PAGE_MEMBER(RiseNumber, number);
    PAGE_MEMBER(TableChoice, water);
    /// Own and other of each battle it allows.
    PAGE_MEMBER(QList<RiseNumber>, losses);
    PAGE_MEMBER(TableChoice, cancel);
    PAGE_MEMBER(TableChoice, take);
    bool operator==(const RiseEmpireTile &) const = default;
};

struct RiseEmpirePage {
    Q_GADGET
    QML_VALUE_TYPE(riseEmpirePage)
public:
    PAGE_MEMBER(RiseHead, head);
    /// Where the chip of the head takes all own cubes back, the disc alone is here.
    PAGE_MEMBER(TableChoice, discOnly);
    PAGE_MEMBER(QList<RiseDisc>, discs);
    PAGE_MEMBER(RisePay, pay);
    /// The title is the number, the note both losses, the drawing the water.
    PAGE_MEMBER(QList<TableChoice>, tiles);
    PAGE_MEMBER(TableChoice, newTile);
    PAGE_MEMBER(RiseEmpireTile, described);
    PAGE_MEMBER(RiseRegionTable, map);
    PAGE_MEMBER(QList<RiseBattle>, battles);
    /// Cubes in the region that was touched last; without a title before that.
    PAGE_MEMBER(RiseNumber, number);
    /// How to begin with both, while there is neither.
    PAGE_MEMBER(QString, battleNote);
    PAGE_MEMBER(QString, numberNote);
    bool operator==(const RiseEmpirePage &) const = default;
};

/// A free action that is being entered, over the page.
struct RiseFreePage {
    Q_GADGET
    QML_VALUE_TYPE(riseFreePage)
public:
    PAGE_MEMBER(bool, open) = false;
    /// What opens it after the last disc; before that it is the wide button.
    PAGE_MEMBER(TableChoice, opener);
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, caption);
    /// Whose it is.
    PAGE_MEMBER(QString, colour);
    PAGE_MEMBER(QList<RiseTile>, tiles);
    /// What a tile says that figures cannot.
    PAGE_MEMBER(QString, note);
    PAGE_MEMBER(QString, section);
    PAGE_MEMBER(QString, sectionNote);
    /// What is given is below 0, what is got above; empty while the map is seen.
    PAGE_MEMBER(QList<TableCounter>, goods);
    PAGE_MEMBER(RiseRegionTable, map);
    PAGE_MEMBER(RiseNumber, number);
    /// From the figures to the map, and from the map to the figures: each only where the other is seen.
    PAGE_MEMBER(TableChoice, toMap);
    PAGE_MEMBER(TableChoice, toGoods);
    PAGE_MEMBER(TableChoice, cancel);
    PAGE_MEMBER(TableChoice, use);
    bool operator==(const RiseFreePage &) const = default;
};

/// The map to look at.
struct RiseMapPage {
    Q_GADGET
    QML_VALUE_TYPE(riseMapPage)
public:
    PAGE_MEMBER(QString, caption);
    PAGE_MEMBER(RiseRegionTable, regions);
    bool operator==(const RiseMapPage &) const = default;
};

/// A region in the list of all, as it is printed on the board.
struct RiseRegionLine {
    Q_GADGET
    QML_VALUE_TYPE(riseRegionLine)
public:
    /// The note is what is still to be checked.
    PAGE_MEMBER(TableChoice, choice);
    PAGE_MEMBER(QString, points);
    PAGE_MEMBER(RiseFigure, yield);
    PAGE_MEMBER(bool, water) = false;
    bool operator==(const RiseRegionLine &) const = default;
};

struct RiseRegionEra {
    Q_GADGET
    QML_VALUE_TYPE(riseRegionEra)
public:
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QList<RiseRegionLine>, regions);
    bool operator==(const RiseRegionEra &) const = default;
};

/// A region that is being described.
struct RiseRegionEntry {
    Q_GADGET
    QML_VALUE_TYPE(riseRegionEntry)
public:
    PAGE_MEMBER(bool, open) = false;
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(TableField, name);
    PAGE_MEMBER(QList<TableChoice>, eras);
    PAGE_MEMBER(RiseNumber, first);
    PAGE_MEMBER(RiseNumber, second);
    PAGE_MEMBER(QList<TableChoice>, yields);
    PAGE_MEMBER(RiseNumber, amount);
    PAGE_MEMBER(QList<TableChoice>, kinds);
    PAGE_MEMBER(TableChoice, remove);
    PAGE_MEMBER(TableChoice, cancel);
    PAGE_MEMBER(TableChoice, done);
    bool operator==(const RiseRegionEntry &) const = default;
};

/// All regions of the game, and the one that is being described.
struct RiseRegionsPage {
    Q_GADGET
    QML_VALUE_TYPE(riseRegionsPage)
public:
    PAGE_MEMBER(QList<RiseRegionEra>, eras);
    PAGE_MEMBER(TableChoice, add);
    PAGE_MEMBER(RiseRegionEntry, entry);
    bool operator==(const RiseRegionsPage &) const = default;
};

/// Something to do on the table.
struct RiseChore {
    Q_GADGET
    QML_VALUE_TYPE(riseChore)
public:
    PAGE_MEMBER(QString, icon);
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, caption);
    bool operator==(const RiseChore &) const = default;
};

/// How a turn begins.
struct RiseTurnPage {
    Q_GADGET
    QML_VALUE_TYPE(riseTurnPage)
public:
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, caption);
    PAGE_MEMBER(QList<RiseChore>, chores);
    /// Of a new era; empty in other turns.
    PAGE_MEMBER(QString, regionsTitle);
    PAGE_MEMBER(QString, regionsNote);
    /// How many the map has of them; a tap shows the first.
    PAGE_MEMBER(TableChoice, added);
    PAGE_MEMBER(TableChoice, add);
    bool operator==(const RiseTurnPage &) const = default;
};
