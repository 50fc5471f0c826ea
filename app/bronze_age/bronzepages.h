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
    Q_PROPERTY(TableChoice place MEMBER place)
    Q_PROPERTY(TableChoice empty MEMBER empty)

public:
    /// Its icon is the face, or empty; chosen, the next face replaces it.
    TableChoice place;
    /// Takes the die off.
    TableChoice empty;
    bool operator==(const BronzeDie &) const = default;
};

/// The dice being entered, and what they would do.
struct BronzeDicePage {
    Q_GADGET
    QML_VALUE_TYPE(bronzeDicePage)
    Q_PROPERTY(QList<BronzeDie> tray MEMBER tray)
    Q_PROPERTY(QString last MEMBER last)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QList<TableChoice> faces MEMBER faces)
    Q_PROPERTY(QList<TableChoice> either MEMBER either)
    Q_PROPERTY(int eitherSlot MEMBER eitherSlot)
    Q_PROPERTY(TableCounter spearheads MEMBER spearheads)
    Q_PROPERTY(TableChoice preserve MEMBER preserve)
    Q_PROPERTY(bool mayReroll MEMBER mayReroll)
    Q_PROPERTY(BronzeOutcome preview MEMBER preview)

public:
    QList<BronzeDie> tray;
    /// What takes the last die off; empty while there is none.
    QString last;
    /// "3 of 6 dice".
    QString note;
    QList<TableChoice> faces;
    /// The choice for the "food or workers" dice; nothing without them.
    QList<TableChoice> either;
    /// The first place that shows such a die, or -1.
    int eitherSlot = -1;
    /// With Smithing and exactly four skulls; else its most is 0.
    TableCounter spearheads;
    /// Without Preservation it has no id.
    TableChoice preserve;
    bool mayReroll = false;
    BronzeOutcome preview;
    bool operator==(const BronzeDicePage &) const = default;
};

/// One ware of a trade: how many of it go each way, of how many.
struct BronzeWare {
    Q_GADGET
    QML_VALUE_TYPE(bronzeWare)
    Q_PROPERTY(TableCounter give MEMBER give)
    Q_PROPERTY(TableCounter get MEMBER get)
    Q_PROPERTY(bool anywhere MEMBER anywhere)

public:
    TableCounter give;
    TableCounter get;
    /// Somebody at the table has it, whoever the partner is.
    bool anywhere = false;
    bool operator==(const BronzeWare &) const = default;
};

/// A trade with another player.
struct BronzeTradePage {
    Q_GADGET
    QML_VALUE_TYPE(bronzeTradePage)
    Q_PROPERTY(QList<TableChoice> partners MEMBER partners)
    Q_PROPERTY(int partner MEMBER partner)
    Q_PROPERTY(QList<BronzeWare> wares MEMBER wares)
    Q_PROPERTY(TableChoice trade MEMBER trade)

public:
    /// Their status is the player's colour.
    QList<TableChoice> partners;
    int partner = 0;
    QList<BronzeWare> wares;
    TableChoice trade;
    bool operator==(const BronzeTradePage &) const = default;
};

/// Where the workers go this turn.
struct BronzeBuildPage {
    Q_GADGET
    QML_VALUE_TYPE(bronzeBuildPage)
    Q_PROPERTY(int workers MEMBER workers)
    Q_PROPERTY(int workersLeft MEMBER workersLeft)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString citiesNote MEMBER citiesNote)
    Q_PROPERTY(QList<TableCounter> cities MEMBER cities)
    Q_PROPERTY(QList<TableCounter> monuments MEMBER monuments)
    Q_PROPERTY(QList<bool> built MEMBER built)
    Q_PROPERTY(QList<int> scored MEMBER scored)
    Q_PROPERTY(QList<TableChoice> finish MEMBER finish)
    Q_PROPERTY(TableCounter stone MEMBER stone)
    Q_PROPERTY(TableChoice ship MEMBER ship)

public:
    int workers = 0;
    int workersLeft = 0;
    /// "1 worker left", "All workers placed"; and below it what to do or what was achieved.
    QString title;
    QString note;
    /// "6 of 7".
    QString citiesNote;
    /// Boxes: the least were ticked before this turn.
    QList<TableCounter> cities;
    QList<TableCounter> monuments;
    /// Of the monuments, once the plan is accepted; -1 points while unfinished.
    QList<bool> built;
    QList<int> scored;
    /// Two places that can be finished, the left and the right one; without an id there is none.
    QList<TableChoice> finish;
    /// Engineering: stones that work. Without an id there are none.
    TableCounter stone;
    /// Shipping: one more ship, and how many there are.
    TableChoice ship;
    bool operator==(const BronzeBuildPage &) const = default;
};

/// Goods swapped by ship.
struct BronzeSwapPage {
    Q_GADGET
    QML_VALUE_TYPE(bronzeSwapPage)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(bool giving MEMBER giving)
    Q_PROPERTY(QList<TableChoice> goods MEMBER goods)

public:
    /// "2 swaps left".
    QString title;
    /// The next tap is on what is given; else on what comes for it.
    bool giving = true;
    QList<TableChoice> goods;
    bool operator==(const BronzeSwapPage &) const = default;
};

/// One development of the list.
struct BronzeOffer {
    Q_GADGET
    QML_VALUE_TYPE(bronzeOffer)
    Q_PROPERTY(TableChoice row MEMBER row)
    Q_PROPERTY(QString development MEMBER development)
    Q_PROPERTY(QString effect MEMBER effect)
    Q_PROPERTY(int cost MEMBER cost)
    Q_PROPERTY(int points MEMBER points)

public:
    /// Its status is "affordable", "owned" or "short", its note such as "3 short".
    TableChoice row;
    QString development;
    QString effect;
    int cost = 0;
    int points = 0;
    bool operator==(const BronzeOffer &) const = default;
};

/// How a development is paid.
struct BronzePayment {
    Q_GADGET
    QML_VALUE_TYPE(bronzePayment)
    Q_PROPERTY(BronzeOffer chosen MEMBER chosen)
    Q_PROPERTY(int paid MEMBER paid)
    Q_PROPERTY(int coins MEMBER coins)
    Q_PROPERTY(QList<TableChoice> rows MEMBER rows)
    Q_PROPERTY(TableCounter food MEMBER food)
    Q_PROPERTY(int coinsPerFood MEMBER coinsPerFood)
    Q_PROPERTY(QString verdict MEMBER verdict)
    Q_PROPERTY(QString verdictKind MEMBER verdictKind)
    Q_PROPERTY(QString stays MEMBER stays)
    Q_PROPERTY(TableChoice cancel MEMBER cancel)
    Q_PROPERTY(TableChoice close MEMBER close)
    Q_PROPERTY(TableChoice pay MEMBER pay)

public:
    BronzeOffer chosen;
    int paid = 0;
    int coins = 0;
    /// The goods: what the row is worth is its count, chosen it is spent.
    QList<TableChoice> rows;
    /// Granaries: food for sale. Without them it has no id.
    TableCounter food;
    int coinsPerFood = 0;
    /// "Exact: nothing is wasted", "3 wasted", "4 short"; and safe, accent or harm.
    QString verdict;
    QString verdictKind;
    /// "You keep 8 goods, worth 27. You will discard 2."
    QString stays;
    /// Gives the payment up; closes it, so that it is the same when the development is chosen again.
    TableChoice cancel;
    TableChoice close;
    /// Its note says what comes with it.
    TableChoice pay;
    bool operator==(const BronzePayment &) const = default;
};

/// The developments for sale.
struct BronzeBuyPage {
    Q_GADGET
    QML_VALUE_TYPE(bronzeBuyPage)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString ownedNote MEMBER ownedNote)
    Q_PROPERTY(QList<BronzeOffer> offers MEMBER offers)
    Q_PROPERTY(bool paying MEMBER paying)
    Q_PROPERTY(BronzePayment payment MEMBER payment)

public:
    /// "47 to spend", "7 coins and goods worth 40", "3 of 5 owned".
    QString title;
    QString note;
    QString ownedNote;
    QList<BronzeOffer> offers;
    bool paying = false;
    BronzePayment payment;
    bool operator==(const BronzeBuyPage &) const = default;
};

/// The end of a turn: what is discarded, and who is next.
struct BronzePassPage {
    Q_GADGET
    QML_VALUE_TYPE(bronzePassPage)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int needed MEMBER needed)
    Q_PROPERTY(QList<TableCounter> goods MEMBER goods)
    Q_PROPERTY(QString lossNote MEMBER lossNote)
    Q_PROPERTY(bool proposed MEMBER proposed)
    Q_PROPERTY(QString nextName MEMBER nextName)
    Q_PROPERTY(QString nextColour MEMBER nextColour)
    Q_PROPERTY(int nextDice MEMBER nextDice)
    Q_PROPERTY(QString nextNote MEMBER nextNote)
    Q_PROPERTY(QString endNote MEMBER endNote)

public:
    /// "Keep 6 goods", or "Nothing to discard".
    QString title;
    /// How many must go.
    int needed = 0;
    /// How many are kept, of how many.
    QList<TableCounter> goods;
    /// "worth 7".
    QString lossNote;
    bool proposed = false;
    /// Who is next; empty alone and at the game's end.
    QString nextName;
    QString nextColour;
    int nextDice = 0;
    /// "takes 5 dice".
    QString nextNote;
    /// "The last round begins"; empty where it does not.
    QString endNote;
    bool operator==(const BronzePassPage &) const = default;
};

/// One player's sheet, changed by hand.
struct BronzeCorrectPage {
    Q_GADGET
    QML_VALUE_TYPE(bronzeCorrectPage)
    Q_PROPERTY(QList<TableCounter> stock MEMBER stock)
    Q_PROPERTY(QList<TableCounter> cities MEMBER cities)
    Q_PROPERTY(QList<TableCounter> monuments MEMBER monuments)
    Q_PROPERTY(QList<TableChoice> developments MEMBER developments)
    Q_PROPERTY(QList<TableChoice> first MEMBER first)
    Q_PROPERTY(TableField why MEMBER why)
    Q_PROPERTY(bool entered MEMBER entered)
    Q_PROPERTY(TableChoice cancel MEMBER cancel)
    Q_PROPERTY(TableWide save MEMBER save)

public:
    /// Food, the goods, disasters and ships; the title is the name, the icon and the ink its own.
    QList<TableCounter> stock;
    QList<TableCounter> cities;
    QList<TableCounter> monuments;
    QList<TableChoice> developments;
    /// Of the finished monuments: this player was the first to finish it.
    QList<TableChoice> first;
    TableField why;
    /// Of this player or another.
    bool entered = false;
    TableChoice cancel;
    TableWide save;
    bool operator==(const BronzeCorrectPage &) const = default;
};
