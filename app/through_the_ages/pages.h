// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/rows.h"

// What all pages of Through the Ages are made of.

/// A drawing with a figure: "+2".
struct AgesFigure {
    Q_GADGET
    QML_VALUE_TYPE(agesFigure)

    PAGE_MEMBER(QString, icon);
    PAGE_MEMBER(QString, ink);
    PAGE_MEMBER(QString, text);
    PAGE_MEMBER(bool, harm) = false;
    bool operator==(const AgesFigure &) const = default;
};

/// Something to tap with all that it costs and changes. The choice's icon is that of its price, if it has
/// one.
struct AgesRow {
    Q_GADGET
    QML_VALUE_TYPE(agesRow)

    PAGE_MEMBER(TableChoice, choice);
    /// What it is, where the choice's icon is that of its price.
    PAGE_MEMBER(QString, sign);
    PAGE_MEMBER(QString, ink);
    /// Of whom it tells; -1 of nobody.
    PAGE_MEMBER(int, seat) = -1;
    /// Actions that it takes.
    PAGE_MEMBER(int, civil) = 0;
    PAGE_MEMBER(int, military) = 0;
    PAGE_MEMBER(QList<AgesFigure>, figures);
    /// A second thing to tap, at its end.
    PAGE_MEMBER(TableChoice, chip);
    /// The key that stands for it; else empty.
    PAGE_MEMBER(QString, key);
    /// What a held finger does; else it asks what the row is about.
    PAGE_MEMBER(TableChoice, held);
    bool operator==(const AgesRow &) const = default;
};

/// A part of a page, drawn by its look:
///     "seals", "segments", "chips", "buttons", "units": choices side by side
///     "rows": a list
///     "struck": the same of what nobody wanted
///     "next": the same with the actions of each below its name
///     "table": a list with a figure for each seat
///     "versus": two totals face to face
///     "counters", "field", "note"
struct AgesPart {
    Q_GADGET
    QML_VALUE_TYPE(agesPart)

    PAGE_MEMBER(QString, look);
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, note);
    PAGE_MEMBER(QString, icon);
    PAGE_MEMBER(QList<AgesRow>, rows);
    PAGE_MEMBER(QList<TableCounter>, counters);
    PAGE_MEMBER(TableField, field);
    PAGE_MEMBER(bool, harm) = false;
    bool operator==(const AgesPart &) const = default;
};

/// A page of a step that is not the board.
struct AgesPage {
    Q_GADGET
    QML_VALUE_TYPE(agesPage)

    PAGE_MEMBER(TableHead, head);
    PAGE_MEMBER(QList<AgesPart>, parts);
    /// Quieter things to do, at the foot.
    PAGE_MEMBER(QList<TableChoice>, foot);
    bool operator==(const AgesPage &) const = default;
};
