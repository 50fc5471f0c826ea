// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/views.h"
#include "app/table/rows.h"

// The pages of a turn. Lists of goods, cities and monuments are in the order of the sheet.

/// The place of a die.
struct BronzeDie {
    Q_GADGET
    QML_VALUE_TYPE(bronzeDie)

    /// Its icon is the face, or empty; chosen, the next face replaces it.
    PAGE_MEMBER(TableChoice, place);
    /// Takes the die off.
    PAGE_MEMBER(TableChoice, empty);
    bool operator==(const BronzeDie &) const = default;
};

/// The dice being entered, and what they would do.
struct BronzeDicePage {
    Q_GADGET
    QML_VALUE_TYPE(bronzeDicePage)

    PAGE_MEMBER(QList<BronzeDie>, tray);
    /// What takes the last die off; empty while there is none.
    PAGE_MEMBER(QString, last);
    /// "3 of 6 dice".
    PAGE_MEMBER(QString, note);
    PAGE_MEMBER(QList<TableChoice>, faces);
    /// The choice for the "food or workers" dice; nothing without them.
    PAGE_MEMBER(QList<TableChoice>, either);
    /// The first place that shows such a die, or -1.
    PAGE_MEMBER(int, eitherSlot) = -1;
    /// With Smithing and exactly four skulls; else its most is 0.
    PAGE_MEMBER(TableCounter, spearheads);
    /// Without Preservation it has no id.
    PAGE_MEMBER(TableChoice, preserve);
    PAGE_MEMBER(bool, mayReroll) = false;
    PAGE_MEMBER(BronzeOutcome, preview);
    bool operator==(const BronzeDicePage &) const = default;
};

/// One ware of a trade: how many of it go each way, of how many.
struct BronzeWare {
    Q_GADGET
    QML_VALUE_TYPE(bronzeWare)

    PAGE_MEMBER(TableCounter, give);
    PAGE_MEMBER(TableCounter, get);
    /// Somebody at the table has it, whoever the partner is.
    PAGE_MEMBER(bool, anywhere) = false;
    bool operator==(const BronzeWare &) const = default;
};

/// A trade with another player.
struct BronzeTradePage {
    Q_GADGET
    QML_VALUE_TYPE(bronzeTradePage)

    /// Their status is the player's colour.
    PAGE_MEMBER(QList<TableChoice>, partners);
    PAGE_MEMBER(int, partner) = 0;
    PAGE_MEMBER(QList<BronzeWare>, wares);
    PAGE_MEMBER(TableChoice, trade);
    /// Back to the swaps, where some are left; else without an id.
    PAGE_MEMBER(TableChoice, swaps);
    bool operator==(const BronzeTradePage &) const = default;
};

/// Where the workers go this turn.
struct BronzeBuildPage {
    Q_GADGET
    QML_VALUE_TYPE(bronzeBuildPage)

    PAGE_MEMBER(int, workers) = 0;
    PAGE_MEMBER(int, workersLeft) = 0;
    /// "1 worker left", "All workers placed"; and below it what to do or what was achieved.
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, note);
    /// "6 of 7".
    PAGE_MEMBER(QString, citiesNote);
    /// Boxes: the least were ticked before this turn.
    PAGE_MEMBER(QList<TableCounter>, cities);
    PAGE_MEMBER(QList<TableCounter>, monuments);
    /// Of the monuments, once the plan is accepted; -1 points while unfinished.
    PAGE_MEMBER(QList<bool>, built);
    PAGE_MEMBER(QList<int>, scored);
    /// Two places that can be finished, the left and the right one; without an id there is none.
    PAGE_MEMBER(QList<TableChoice>, finish);
    /// Engineering: stones that work. Without an id there are none.
    PAGE_MEMBER(TableCounter, stone);
    /// Shipping: one more ship, and how many there are.
    PAGE_MEMBER(TableChoice, ship);
    bool operator==(const BronzeBuildPage &) const = default;
};

/// Goods swapped by ship.
struct BronzeSwapPage {
    Q_GADGET
    QML_VALUE_TYPE(bronzeSwapPage)

    /// "2 swaps left".
    PAGE_MEMBER(QString, title);
    /// The next tap is on what is given; else on what comes for it.
    PAGE_MEMBER(bool, giving) = true;
    PAGE_MEMBER(QList<TableChoice>, goods);
    bool operator==(const BronzeSwapPage &) const = default;
};

/// One development of the list.
struct BronzeOffer {
    Q_GADGET
    QML_VALUE_TYPE(bronzeOffer)

    /// Its status is "affordable", "owned" or "short", its note such as "3 short".
    PAGE_MEMBER(TableChoice, row);
    PAGE_MEMBER(QString, development);
    PAGE_MEMBER(QString, effect);
    PAGE_MEMBER(int, cost) = 0;
    PAGE_MEMBER(int, points) = 0;
    bool operator==(const BronzeOffer &) const = default;
};

/// How a development is paid.
struct BronzePayment {
    Q_GADGET
    QML_VALUE_TYPE(bronzePayment)

    PAGE_MEMBER(BronzeOffer, chosen);
    PAGE_MEMBER(int, paid) = 0;
    PAGE_MEMBER(int, coins) = 0;
    /// The goods: what the row is worth is its count, chosen it is spent.
    PAGE_MEMBER(QList<TableChoice>, rows);
    /// Granaries: food for sale. Without them it has no id.
    PAGE_MEMBER(TableCounter, food);
    PAGE_MEMBER(int, coinsPerFood) = 0;
    /// "Exact: nothing is wasted", "3 wasted", "4 short"; and safe, accent or harm.
    PAGE_MEMBER(QString, verdict);
    PAGE_MEMBER(QString, verdictKind);
    /// "You keep 8 goods, worth 27. You will discard 2."
    PAGE_MEMBER(QString, stays);
    /// Gives the payment up; closes it, so that it is the same when the development is chosen again.
    PAGE_MEMBER(TableChoice, cancel);
    PAGE_MEMBER(TableChoice, close);
    /// Its note says what comes with it.
    PAGE_MEMBER(TableChoice, pay);
    bool operator==(const BronzePayment &) const = default;
};

/// The developments for sale.
struct BronzeBuyPage {
    Q_GADGET
    QML_VALUE_TYPE(bronzeBuyPage)

    /// "47 to spend", "7 coins and goods worth 40", "3 of 5 owned".
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, note);
    PAGE_MEMBER(QString, ownedNote);
    PAGE_MEMBER(QList<BronzeOffer>, offers);
    PAGE_MEMBER(bool, paying) = false;
    PAGE_MEMBER(BronzePayment, payment);
    bool operator==(const BronzeBuyPage &) const = default;
};

/// The end of a turn: what is discarded, and who is next.
struct BronzePassPage {
    Q_GADGET
    QML_VALUE_TYPE(bronzePassPage)

    /// "Keep 6 goods", or "Nothing to discard".
    PAGE_MEMBER(QString, title);
    /// How many must go.
    PAGE_MEMBER(int, needed) = 0;
    /// How many are kept, of how many.
    PAGE_MEMBER(QList<TableCounter>, goods);
    /// "worth 7".
    PAGE_MEMBER(QString, lossNote);
    PAGE_MEMBER(bool, proposed) = false;
    /// Who is next; empty alone and at the game's end.
    PAGE_MEMBER(QString, nextName);
    PAGE_MEMBER(QString, nextColour);
    PAGE_MEMBER(int, nextDice) = 0;
    /// "takes 5 dice".
    PAGE_MEMBER(QString, nextNote);
    /// "The last round begins"; empty where it does not.
    PAGE_MEMBER(QString, endNote);
    bool operator==(const BronzePassPage &) const = default;
};
