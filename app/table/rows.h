// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/pagemember.h"

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

// What pages of a turn are made of. A page is a value: a gadget whose properties are these, or lists or
// gadgets of them. Whatever on it can be touched has an id, and the page hands it back as it is.

/// Something to tap: a button, a tile, a chip, a die, a box.
struct TableChoice {
    Q_GADGET
    QML_VALUE_TYPE(tableChoice)

    /// Empty: it is there to be seen only.
    PAGE_MEMBER(QString, id);
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, note);
    /// The name of one of our drawings.
    PAGE_MEMBER(QString, icon);
    /// The thing it has the colour of, by its id.
    PAGE_MEMBER(QString, ink);
    /// The game's own word for how it is drawn, where there is more than chosen or not.
    PAGE_MEMBER(QString, status);
    PAGE_MEMBER(QString, cost);
    PAGE_MEMBER(QString, points);
    /// For the screen reader; empty: the title will do.
    PAGE_MEMBER(QString, spoken);
    PAGE_MEMBER(int, count) = 0;
    PAGE_MEMBER(bool, chosen) = false;
    PAGE_MEMBER(bool, enabled) = true;
    /// Where it is not enabled: the rule in a sentence, for whoever taps it.
    PAGE_MEMBER(QString, why);
    /// What a held finger asks about, by its id.
    PAGE_MEMBER(QString, about);
    /// What was described once, by its kind and its text: a held finger has it forgotten. Else empty.
    PAGE_MEMBER(QString, memoKind);
    PAGE_MEMBER(QString, memo);
    bool operator==(const TableChoice &) const = default;
};

/// A number that is set step by step.
struct TableCounter {
    Q_GADGET
    QML_VALUE_TYPE(tableCounter)

    /// Empty: it is there to be seen only.
    PAGE_MEMBER(QString, id);
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, note);
    PAGE_MEMBER(QString, icon);
    PAGE_MEMBER(QString, ink);
    PAGE_MEMBER(QString, spoken);
    PAGE_MEMBER(int, value) = 0;
    PAGE_MEMBER(int, least) = 0;
    PAGE_MEMBER(int, most) = 0;
    bool operator==(const TableCounter &) const = default;
};

/// Something to type.
struct TableField {
    Q_GADGET
    QML_VALUE_TYPE(tableField)

    PAGE_MEMBER(QString, id);
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, text);
    /// What to type, while nothing is there.
    PAGE_MEMBER(QString, hint);
    bool operator==(const TableField &) const = default;
};

/// A drawing with a figure, where words have no room.
struct TableSign {
    Q_GADGET
    QML_VALUE_TYPE(tableSign)

    PAGE_MEMBER(QString, icon);
    PAGE_MEMBER(QString, text);
    bool operator==(const TableSign &) const = default;
};

/// The wide button of a turn: what comes next, or what is missing.
struct TableWide {
    Q_GADGET
    QML_VALUE_TYPE(tableWide)

    PAGE_MEMBER(QString, id);
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, hint);
    /// The same in signs, for where it is too long for one line.
    PAGE_MEMBER(QList<TableSign>, signs);
    PAGE_MEMBER(bool, enabled) = true;
    /// Nothing is gained by it ("Buy nothing"), so it is drawn quietly.
    PAGE_MEMBER(bool, quiet) = false;
    /// Something could still be done that it passes over.
    PAGE_MEMBER(bool, skips) = false;
    bool operator==(const TableWide &) const = default;
};

/// A step of the turn, as the bar shows it.
struct TableStep {
    Q_GADGET
    QML_VALUE_TYPE(tableStep)

    /// Touching it goes there; empty where the rules do not allow it.
    PAGE_MEMBER(QString, id);
    PAGE_MEMBER(QString, title);
    /// done, now, todo or skipped.
    PAGE_MEMBER(QString, mark);
    bool operator==(const TableStep &) const = default;
};

/// The head of what is being entered.
struct TableHead {
    Q_GADGET
    QML_VALUE_TYPE(tableHead)

    /// The way back, one step.
    PAGE_MEMBER(TableChoice, back);
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, caption);
    PAGE_MEMBER(QString, icon);
    PAGE_MEMBER(QString, ink);
    bool operator==(const TableHead &) const = default;
};

/// A tile that can be bought: what it costs and is worth.
struct TableTile {
    Q_GADGET
    QML_VALUE_TYPE(tableTile)

    /// "affordable", "exchange" or "short".
    PAGE_MEMBER(TableChoice, row);
    /// The price, piece by piece.
    PAGE_MEMBER(QList<QString>, icons);
    PAGE_MEMBER(QList<QString>, inks);
    bool operator==(const TableTile &) const = default;
};

/// A number of a sheet that can be set by hand.
struct TableFigure {
    Q_GADGET
    QML_VALUE_TYPE(tableFigure)

    PAGE_MEMBER(TableCounter, counter);
    /// 0 or 1, drawn as a switch.
    PAGE_MEMBER(bool, yesNo) = false;
    bool operator==(const TableFigure &) const = default;
};

/// Such numbers under one head.
struct TableFigures {
    Q_GADGET
    QML_VALUE_TYPE(tableFigures)

    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QList<TableFigure>, rows);
    bool operator==(const TableFigures &) const = default;
};

/// The table's word on one player.
struct TableCorrection {
    Q_GADGET
    QML_VALUE_TYPE(tableCorrection)

    /// In the order of the sheet.
    PAGE_MEMBER(QList<TableFigures>, groups);
    PAGE_MEMBER(TableField, why);
    /// "Total 12 → 15" or what the game calls it, or why it cannot be saved.
    PAGE_MEMBER(QString, note);
    bool operator==(const TableCorrection &) const = default;
};

/// The table's word, which may be entered at any step.
struct TableCorrectPage {
    Q_GADGET
    QML_VALUE_TYPE(tableCorrectPage)

    /// By seat.
    PAGE_MEMBER(QList<TableCorrection>, sheets);
    /// Of all players.
    PAGE_MEMBER(TableWide, save);
    PAGE_MEMBER(TableChoice, cancel);
    bool operator==(const TableCorrectPage &) const = default;
};

/// Something that can be touched on a page now.
struct Offer {
    enum class Kind { Tap, Number, Text };

    QString id;
    Kind kind = Kind::Tap;
    /// What it says, for the sentence of an undo.
    QString words;
    // Of a number.
    int least = 0;
    int most = 0;
    bool operator==(const Offer &) const = default;
};

/// All that a page offers: every enabled row with an id that is anywhere in this gadget.
QList<Offer> offersIn(const QVariant &page);
