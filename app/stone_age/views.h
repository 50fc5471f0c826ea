// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/rows.h"

/// One player's village as a screen shows it. Lists follow the order of the rules: resources from wood up
/// with jewels last, crafts and symbols as on the cards.
struct StoneSeat {
    Q_GADGET
    QML_VALUE_TYPE(stoneSeat)

    PAGE_MEMBER(int, seat) = 0;
    PAGE_MEMBER(QString, name);
    PAGE_MEMBER(QString, colour);
    PAGE_MEMBER(bool, onTurn) = false;
    PAGE_MEMBER(bool, starts) = false;
    PAGE_MEMBER(bool, winner) = false;
    PAGE_MEMBER(bool, corrected) = false;
    PAGE_MEMBER(int, rank) = 0;
    PAGE_MEMBER(int, people) = 0;
    PAGE_MEMBER(int, food) = 0;
    /// What the meal will leave; negative: so much is missing.
    PAGE_MEMBER(int, foodLeft) = 0;
    PAGE_MEMBER(QList<int>, stock);
    /// Food and resources with their names and drawings.
    PAGE_MEMBER(QList<TableCounter>, stocks);
    PAGE_MEMBER(int, agriculture) = 0;
    PAGE_MEMBER(int, trade) = 0;
    PAGE_MEMBER(QList<int>, tools);
    PAGE_MEMBER(QList<bool>, toolsUsed);
    PAGE_MEMBER(QList<int>, oneUse);
    PAGE_MEMBER(int, anyTwo) = 0;
    PAGE_MEMBER(int, buildings) = 0;
    PAGE_MEMBER(QList<int>, crafts);
    /// What each of a craft counts.
    PAGE_MEMBER(QList<int>, measures);
    PAGE_MEMBER(QList<int>, symbols);
    /// "3² + 1²", a square for each set of different ones; empty without any.
    PAGE_MEMBER(QString, symbolSum);
    /// Own sites and bonus tiles, by name.
    PAGE_MEMBER(QList<QString>, extras);
    /// "3 food after the meal", for the screen reader too; empty once no meal comes any more.
    PAGE_MEMBER(QString, mealNote);
    /// "Score 47, cards 56, resources 6".
    PAGE_MEMBER(QString, forecast);
    /// In the order of the table's part names.
    PAGE_MEMBER(QList<int>, parts);
    PAGE_MEMBER(int, total) = 0;
    bool operator==(const StoneSeat &) const = default;
};

/// A thing of the game.
struct StoneThing {
    Q_GADGET
    QML_VALUE_TYPE(stoneThing)

    PAGE_MEMBER(QString, id);
    PAGE_MEMBER(QString, name);
    PAGE_MEMBER(QString, icon);
    bool operator==(const StoneThing &) const = default;
};
