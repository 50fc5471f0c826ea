// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/rows.h"

/// The head of a column: who shares it and where they stand.
struct SheetColumn {
    Q_GADGET
    QML_VALUE_TYPE(sheetColumn)

    PAGE_MEMBER(QList<int>, seats);
    PAGE_MEMBER(QList<QString>, colours);
    PAGE_MEMBER(QString, name);
    PAGE_MEMBER(QString, total);
    /// "2nd"; empty where nobody else scores.
    PAGE_MEMBER(QString, place);
    PAGE_MEMBER(bool, leads) = false;
    PAGE_MEMBER(bool, current) = false;
    /// How much of the way to the end is behind them, of 1; below 0 where the end is not one of points.
    PAGE_MEMBER(double, way) = -1;
    PAGE_MEMBER(QString, spoken);
    bool operator==(const SheetColumn &) const = default;
};

struct SheetCell {
    Q_GADGET
    QML_VALUE_TYPE(sheetCell)

    /// Touching it makes it the current one, or turns it. About a number that is worked out it says why.
    PAGE_MEMBER(TableChoice, tap);
    PAGE_MEMBER(QString, text);
    /// "3+6+2", or what was chosen.
    PAGE_MEMBER(QString, terms);
    /// missing, optional, entered, begun, worked, waits or unfit.
    PAGE_MEMBER(QString, state);
    PAGE_MEMBER(bool, current) = false;
    /// Written over after its round was over.
    PAGE_MEMBER(bool, corrected) = false;
    /// It takes points off.
    PAGE_MEMBER(bool, lost) = false;
    /// Yes or no: a mark in place of a number.
    PAGE_MEMBER(bool, flag) = false;
    bool operator==(const SheetCell &) const = default;
};

struct SheetRow {
    Q_GADGET
    QML_VALUE_TYPE(sheetRow)

    /// row, round, section or quiet: cells, or the head of what follows.
    PAGE_MEMBER(QString, kind);
    /// Where it opens and folds something.
    PAGE_MEMBER(TableChoice, opener);
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, note);
    /// The drawing before it: how it is worked out, or that it only helps.
    PAGE_MEMBER(QString, icon);
    PAGE_MEMBER(QString, about);
    PAGE_MEMBER(QString, spoken);
    PAGE_MEMBER(bool, worked) = false;
    PAGE_MEMBER(bool, helps) = false;
    PAGE_MEMBER(bool, current) = false;
    /// A sum of what is above.
    PAGE_MEMBER(bool, subtotal) = false;
    /// The head of a round that will be the last one.
    PAGE_MEMBER(bool, last) = false;
    /// The colour of who begins it; else empty.
    PAGE_MEMBER(QString, colour);
    PAGE_MEMBER(bool, open) = false;
    PAGE_MEMBER(QList<SheetCell>, cells);
    bool operator==(const SheetRow &) const = default;
};

/// An earlier round as a line.
struct SheetRound {
    Q_GADGET
    QML_VALUE_TYPE(sheetRound)

    PAGE_MEMBER(TableChoice, opener);
    PAGE_MEMBER(QString, number);
    PAGE_MEMBER(QList<QString>, points);
    PAGE_MEMBER(QList<QString>, totals);
    PAGE_MEMBER(bool, corrected) = false;
    bool operator==(const SheetRound &) const = default;
};

/// What is being entered, and what it would change.
struct SheetCellLine {
    Q_GADGET
    QML_VALUE_TYPE(sheetCellLine)

    PAGE_MEMBER(QList<QString>, colours);
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, entry);
    /// " = 11", behind a sum.
    PAGE_MEMBER(QString, sum);
    PAGE_MEMBER(QString, change);
    PAGE_MEMBER(QString, place);
    /// Why it does not fit; else empty.
    PAGE_MEMBER(QString, problem);
    /// By row or by player.
    PAGE_MEMBER(TableChoice, walk);
    PAGE_MEMBER(QString, spoken);
    bool operator==(const SheetCellLine &) const = default;
};

/// The keys for the current cell.
struct SheetPad {
    Q_GADGET
    QML_VALUE_TYPE(sheetPad)

    /// digits, values, choices or nothing: the keys are folded away.
    PAGE_MEMBER(QString, kind);
    /// 1 to 9 and 0.
    PAGE_MEMBER(QList<TableChoice>, digits);
    PAGE_MEMBER(TableChoice, back);
    PAGE_MEMBER(TableChoice, sign);
    PAGE_MEMBER(TableChoice, plus);
    /// The few values that fit, or what can be chosen.
    PAGE_MEMBER(QList<TableChoice>, values);
    /// Digits in place of values.
    PAGE_MEMBER(TableChoice, type);
    /// The two fields of a pair.
    PAGE_MEMBER(QList<TableChoice>, fields);
    /// The table that a count is looked up in.
    PAGE_MEMBER(QList<TableChoice>, table);
    bool operator==(const SheetPad &) const = default;
};

/// What a keyboard does that has no key on the page, by the ids of the touches; empty where it does nothing.
struct SheetStrokes {
    Q_GADGET
    QML_VALUE_TYPE(sheetStrokes)

    /// The cells around the current one. One row at a time, a finger goes there too.
    PAGE_MEMBER(QString, above);
    PAGE_MEMBER(QString, below);
    PAGE_MEMBER(QString, left);
    PAGE_MEMBER(QString, right);
    /// In the order of reading.
    PAGE_MEMBER(QString, before);
    PAGE_MEMBER(QString, after);
    /// The next missing one.
    PAGE_MEMBER(QString, missing);
    /// Drops what was typed; empties the cell; turns a flag; takes what stands there as though it were typed.
    PAGE_MEMBER(QString, drop);
    PAGE_MEMBER(QString, empty);
    PAGE_MEMBER(QString, turn);
    PAGE_MEMBER(QString, terms);
    /// Goes to the second number of a pair.
    PAGE_MEMBER(QString, times);
    /// Ends the round or the game.
    PAGE_MEMBER(QString, ending);
    /// The round before the open one, then the running one again.
    PAGE_MEMBER(QString, round);
    /// The cell itself, to be held.
    PAGE_MEMBER(QString, held);
    /// What the number that is worked out nearest to the cell is about.
    PAGE_MEMBER(QString, why);
    bool operator==(const SheetStrokes &) const = default;
};

/// The sheet as it is filled in.
struct SheetCellsPage {
    Q_GADGET
    QML_VALUE_TYPE(sheetCellsPage)

    PAGE_MEMBER(QList<SheetColumn>, columns);
    PAGE_MEMBER(QList<SheetRow>, rows);
    PAGE_MEMBER(QList<SheetRound>, rounds);
    PAGE_MEMBER(QList<SheetRow>, gameRows);
    /// One number a round: rounds are lines.
    PAGE_MEMBER(bool, plain) = false;
    PAGE_MEMBER(QString, roundsNote);
    PAGE_MEMBER(SheetCellLine, line);
    PAGE_MEMBER(SheetPad, pad);
    /// Folds the keys away or brings them back.
    PAGE_MEMBER(TableChoice, keys);
    /// Ends a game that only the players end, while rounds could go on.
    PAGE_MEMBER(TableChoice, finish);
    /// Only the totals are written, or the rows again.
    PAGE_MEMBER(TableChoice, totals);
    /// What is missing in words, or that this is the last round.
    PAGE_MEMBER(QString, note);
    PAGE_MEMBER(QString, lastTitle);
    PAGE_MEMBER(QString, lastText);
    PAGE_MEMBER(SheetStrokes, strokes);
    /// Numbers are too long for narrow columns.
    PAGE_MEMBER(bool, longNumbers) = false;
    bool operator==(const SheetCellsPage &) const = default;
};

/// A cell that is held: what it was.
struct SheetHeld {
    Q_GADGET
    QML_VALUE_TYPE(sheetHeld)

    PAGE_MEMBER(QList<QString>, colours);
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, caption);
    PAGE_MEMBER(QString, value);
    /// What was written there and when, the last first.
    PAGE_MEMBER(QList<TableChoice>, lines);
    PAGE_MEMBER(TableChoice, clear);
    bool operator==(const SheetHeld &) const = default;
};

/// One column as a list.
struct SheetSeat {
    Q_GADGET
    QML_VALUE_TYPE(sheetSeat)

    PAGE_MEMBER(QString, name);
    PAGE_MEMBER(QString, total);
    PAGE_MEMBER(QList<SheetRow>, rows);
    PAGE_MEMBER(QList<SheetRound>, rounds);
    bool operator==(const SheetSeat &) const = default;
};

/// What a number is made of.
struct SheetWhy {
    Q_GADGET
    QML_VALUE_TYPE(sheetWhy)

    PAGE_MEMBER(QList<QString>, colours);
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, caption);
    PAGE_MEMBER(QString, value);
    /// The formula in numbers.
    PAGE_MEMBER(QString, formula);
    PAGE_MEMBER(QString, note);
    /// Rows or places it is made of: title, note, points.
    PAGE_MEMBER(QList<TableChoice>, lines);
    /// Cells that were entered, or that it waits for; touching one leads there.
    PAGE_MEMBER(QList<TableChoice>, cells);
    /// The formula in names.
    PAGE_MEMBER(QString, written);
    bool operator==(const SheetWhy &) const = default;
};
