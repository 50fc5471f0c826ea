// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/pagemember.h"

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// One player's sheet and peg-board as a screen shows them. Lists follow the order of the sheet: goods from
/// wood up, cities from the 4th, monuments and developments as printed.
struct BronzeSeat {
    Q_GADGET
    QML_VALUE_TYPE(bronzeSeat)

    PAGE_MEMBER(int, seat) = 0;
    PAGE_MEMBER(QString, name);
    PAGE_MEMBER(QString, colour);
    PAGE_MEMBER(bool, onTurn) = false;
    PAGE_MEMBER(bool, starts) = false;
    PAGE_MEMBER(bool, winner) = false;
    PAGE_MEMBER(bool, corrected) = false;
    PAGE_MEMBER(int, rank) = 0;
    PAGE_MEMBER(int, food) = 0;
    PAGE_MEMBER(int, foodBefore) = -1;
    PAGE_MEMBER(QList<int>, goods);
    PAGE_MEMBER(QList<int>, goodsBefore);
    PAGE_MEMBER(QList<QString>, pegsSpoken);
    PAGE_MEMBER(int, goodsCount) = 0;
    PAGE_MEMBER(int, goodsValue) = 0;
    PAGE_MEMBER(int, cities) = 0;
    PAGE_MEMBER(QList<int>, cityBoxes);
    PAGE_MEMBER(QList<QString>, citiesSpoken);
    PAGE_MEMBER(QList<int>, monumentBoxes);
    PAGE_MEMBER(QList<bool>, monumentsBuilt);
    PAGE_MEMBER(QList<int>, monumentsScored);
    PAGE_MEMBER(QList<QString>, monumentsSpoken);
    PAGE_MEMBER(int, monuments) = 0;
    PAGE_MEMBER(QList<bool>, owned);
    PAGE_MEMBER(int, developments) = 0;
    PAGE_MEMBER(int, disasters) = 0;
    PAGE_MEMBER(int, ships) = 0;
    PAGE_MEMBER(int, developmentPoints) = 0;
    PAGE_MEMBER(int, monumentPoints) = 0;
    PAGE_MEMBER(int, bonusPoints) = 0;
    PAGE_MEMBER(int, total) = 0;
    bool operator==(const BronzeSeat &) const = default;
};

/// What a disaster does to one player.
struct BronzeVictim {
    Q_GADGET
    QML_VALUE_TYPE(bronzeVictim)

    PAGE_MEMBER(QString, name);
    PAGE_MEMBER(QString, colour);
    /// Boxes ticked now, and how many were before.
    PAGE_MEMBER(int, boxes) = 0;
    PAGE_MEMBER(int, boxesBefore) = 0;
    /// "−3", or "All goods lost"; empty if sheltered.
    PAGE_MEMBER(QString, loss);
    /// How many goods a revolt takes, in few signs: "−6"; empty if none of it is goods.
    PAGE_MEMBER(QString, goodsLost);
    /// What protects; empty if nothing does.
    PAGE_MEMBER(QString, shelter);
    bool operator==(const BronzeVictim &) const = default;
};

/// What a roll does: the live preview before it is accepted, and the result after.
struct BronzeOutcome {
    Q_GADGET
    QML_VALUE_TYPE(bronzeOutcome)

    PAGE_MEMBER(QList<int>, gained);
    PAGE_MEMBER(QList<int>, before);
    PAGE_MEMBER(QList<int>, after);
    /// "6 goods and 1 stone from Quarrying".
    PAGE_MEMBER(QString, goodsNote);
    /// "1 wood wasted", or empty.
    PAGE_MEMBER(QString, wasted);
    /// "7 goods collected".
    PAGE_MEMBER(QString, collected);
    /// "now 11, worth 40".
    PAGE_MEMBER(QString, stock);
    /// "5 + 2 − 6 = 1".
    PAGE_MEMBER(QString, food);
    /// "6 cities eat", or "2 of 6 cities eat".
    PAGE_MEMBER(QString, foodNote);
    /// "5 + 2 collected, 6 eaten".
    PAGE_MEMBER(QString, foodStory);
    /// "All fed", or "3 cities go hungry".
    PAGE_MEMBER(QString, fed);
    /// "−3", or empty.
    PAGE_MEMBER(QString, famine);
    /// "Famine and Drought: −5", where both struck who rolled; else empty.
    PAGE_MEMBER(QString, toll);
    PAGE_MEMBER(int, foodLeft) = 0;
    PAGE_MEMBER(bool, hungry) = false;
    PAGE_MEMBER(QString, disaster);
    PAGE_MEMBER(QString, disasterIcon);
    PAGE_MEMBER(QString, disasterNote);
    /// Whether a disaster strikes at all, sheltered or not.
    PAGE_MEMBER(bool, struck) = false;
    PAGE_MEMBER(QList<BronzeVictim>, victims);
    PAGE_MEMBER(int, workers) = 0;
    PAGE_MEMBER(int, coins) = 0;
    bool operator==(const BronzeOutcome &) const = default;
};
