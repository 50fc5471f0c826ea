// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/pagemember.h"
#include "app/table/rows.h"

// What several pages of this game are made of.

/// The head of a row's page: the way back, what it is, the chips beside it.
struct RiseHead {
    Q_GADGET
    QML_VALUE_TYPE(riseHead)
public:
    PAGE_MEMBER(TableChoice, back);
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, caption);
    PAGE_MEMBER(QString, icon);
    /// The disc without what the row offers; where it was tapped once in an A turn, the question.
    PAGE_MEMBER(TableChoice, discOnly);
    bool operator==(const RiseHead &) const = default;
};

/// A figure beside its drawing: "+2" food.
struct RiseFigure {
    Q_GADGET
    QML_VALUE_TYPE(riseFigure)
public:
    PAGE_MEMBER(QString, icon);
    /// The good it has the colour of, by its id.
    PAGE_MEMBER(QString, ink);
    PAGE_MEMBER(QString, text);
    /// For each of these, by its drawing; empty: always.
    PAGE_MEMBER(QString, per);
    /// Points or cubes lost, or something that cannot be paid.
    PAGE_MEMBER(bool, harm) = false;
    bool operator==(const RiseFigure &) const = default;
};

/// A tile to take, to keep or to look at.
struct RiseTile {
    Q_GADGET
    QML_VALUE_TYPE(riseTile)
public:
    PAGE_MEMBER(TableChoice, choice);
    PAGE_MEMBER(QList<RiseFigure>, figures);
    /// The seats whose seals it carries.
    PAGE_MEMBER(QList<int>, owners);
    /// Only its name is known yet: a tap asks for the figures.
    PAGE_MEMBER(bool, unknown) = false;
    /// What a held finger does, where its figures can be changed.
    PAGE_MEMBER(TableChoice, edit);
    bool operator==(const RiseTile &) const = default;
};

/// One circle of a row.
struct RiseDisc {
    Q_GADGET
    QML_VALUE_TYPE(riseDisc)
public:
    /// With an id where another own disc can be chosen.
    PAGE_MEMBER(TableChoice, choice);
    /// free, next, placed, gone, own or chosen.
    PAGE_MEMBER(QString, status);
    /// Whose; -1: nobody's.
    PAGE_MEMBER(int, seat) = -1;
    /// What it costs, on own discs of a B turn; else empty.
    PAGE_MEMBER(QString, price);
    bool operator==(const RiseDisc &) const = default;
};

/// What pays for a disc.
struct RisePay {
    Q_GADGET
    QML_VALUE_TYPE(risePay)
public:
    /// "Pay 3"; empty in an A turn.
    PAGE_MEMBER(QString, title);
    /// One line in place of the strip: nothing to pay, or the folded payment; and why it costs nothing.
    PAGE_MEMBER(QString, line);
    PAGE_MEMBER(QString, badge);
    /// Folds and unfolds it, where it can be.
    PAGE_MEMBER(TableChoice, fold);
    /// The five goods: count is the units paid, note what stays.
    PAGE_MEMBER(QList<TableChoice>, goods);
    PAGE_MEMBER(QString, spoken);
    bool operator==(const RisePay &) const = default;
};

/// One of the five stocks of a player, with what the next settling does to it.
struct RiseStock {
    Q_GADGET
    QML_VALUE_TYPE(riseStock)
public:
    /// The good by its id: its colour.
    PAGE_MEMBER(QString, id);
    /// What is asked about it, and whose it is.
    PAGE_MEMBER(QString, about);
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, icon);
    PAGE_MEMBER(int, value) = 0;
    /// "+2", "−9", or a dot.
    PAGE_MEMBER(QString, change);
    PAGE_MEMBER(bool, harm) = false;
    PAGE_MEMBER(QString, spoken);
    bool operator==(const RiseStock &) const = default;
};

/// What something would come to: "16 − 9 = 7".
struct RiseOutlook {
    Q_GADGET
    QML_VALUE_TYPE(riseOutlook)
public:
    PAGE_MEMBER(QString, icon);
    /// The good it has the colour of, by its id.
    PAGE_MEMBER(QString, ink);
    /// Empty: there is nothing to say.
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, caption);
    PAGE_MEMBER(QString, badge);
    /// "neutral", "safe" or "harm".
    PAGE_MEMBER(QString, kind);
    bool operator==(const RiseOutlook &) const = default;
};

/// A figure that is chosen with one tap: 0 to 5 and on.
struct RiseNumber {
    Q_GADGET
    QML_VALUE_TYPE(riseNumber)
public:
    /// Touched with the number.
    PAGE_MEMBER(TableCounter, counter);
    /// The first of the cells.
    PAGE_MEMBER(int, from) = 0;
    /// Cells up to this number have their room, even while they cannot be chosen.
    PAGE_MEMBER(int, room) = 0;
    bool operator==(const RiseNumber &) const = default;
};
