// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/rows.h"
#include "app/table/views.h"

// The pages of Stone Age, each a value.

/// What people can be sent to do, in the order of the board.
struct StoneVillagePage {
    Q_GADGET
    QML_VALUE_TYPE(stoneVillagePage)

    /// "open", "used" by who plays, or "closed"; chosen where something is half entered.
    PAGE_MEMBER(QList<TableChoice>, places);
    /// How the round before ended.
    PAGE_MEMBER(QList<TableLine>, news);
    /// What of it matters most, and whether it hurts.
    PAGE_MEMBER(QString, headline);
    PAGE_MEMBER(bool, harmed) = false;
    /// The first place where something is half entered.
    PAGE_MEMBER(QString, waiting);
    bool operator==(const StoneVillagePage &) const = default;
};

/// A roll being entered: its dice, the tools that help, and what that comes to.
struct StoneRoll {
    Q_GADGET
    QML_VALUE_TYPE(stoneRoll)

    /// "What did you roll?", "Total of 5 dice".
    PAGE_MEMBER(QString, title);
    /// "3 pips for 1 wood".
    PAGE_MEMBER(QString, rule);
    PAGE_MEMBER(QString, icon);
    /// The material it brings, for its colour.
    PAGE_MEMBER(QString, ink);
    /// One by one, 0 for those still to come; none where their total is typed.
    PAGE_MEMBER(QList<TableChoice>, dice);
    PAGE_MEMBER(bool, byTotal) = false;
    /// What has been typed so far.
    PAGE_MEMBER(QString, typed);
    /// "5 to 30".
    PAGE_MEMBER(QString, range);
    PAGE_MEMBER(bool, complete) = false;
    /// "one-use", "used" or neither.
    PAGE_MEMBER(QList<TableChoice>, tools);
    /// "11 + 2 = 13".
    PAGE_MEMBER(QString, sum);
    /// "1 pip over".
    PAGE_MEMBER(QString, rest);
    /// "+4".
    PAGE_MEMBER(QString, brings);
    /// "With tools +1: 4 wood", if tools would bring more.
    PAGE_MEMBER(TableChoice, suggestion);
    /// A hunt with the expansion: how many units are taken as jewels.
    PAGE_MEMBER(TableCounter, jewels);
    /// Faces, or digits in the order of a telephone.
    PAGE_MEMBER(QList<TableChoice>, keys);
    PAGE_MEMBER(TableChoice, erase);
    /// The other way to enter it.
    PAGE_MEMBER(TableChoice, way);
    bool operator==(const StoneRoll &) const = default;
};

/// People gather: how many, and what they rolled.
struct StoneGatherPage {
    Q_GADGET
    QML_VALUE_TYPE(stoneGatherPage)

    PAGE_MEMBER(TableHead, head);
    PAGE_MEMBER(QList<TableChoice>, people);
    /// It is known how many.
    PAGE_MEMBER(bool, rolling) = false;
    PAGE_MEMBER(StoneRoll, roll);
    bool operator==(const StoneGatherPage &) const = default;
};

/// How a building or a card is paid.
struct StonePayment {
    Q_GADGET
    QML_VALUE_TYPE(stonePayment)

    /// "2 wood and 1 clay", or "nothing".
    PAGE_MEMBER(QString, paid);
    /// What may be changed; empty where the price leaves no choice.
    PAGE_MEMBER(QList<TableCounter>, rows);
    /// "2 jewels for 1 stone"; it can be touched where another would do too.
    PAGE_MEMBER(TableChoice, exchange);
    /// Why it cannot be paid like this, in a sentence; else empty.
    PAGE_MEMBER(QString, problem);
    bool operator==(const StonePayment &) const = default;
};

/// A lower half that is asked for, and all that it can be.
struct StoneHalf {
    Q_GADGET
    QML_VALUE_TYPE(stoneHalf)

    /// What it is found by.
    PAGE_MEMBER(QString, name);
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, icon);
    PAGE_MEMBER(QString, text);
    PAGE_MEMBER(QList<TableChoice>, bottoms);
    bool operator==(const StoneHalf &) const = default;
};

/// What a purchase asks beside its price.
struct StoneQuestions {
    Q_GADGET
    QML_VALUE_TYPE(stoneQuestions)

    /// Who takes which die: the buyer first, then on by seat.
    PAGE_MEMBER(QList<TableChoice>, picks);
    /// What the next die can be taken as.
    PAGE_MEMBER(QList<TableChoice>, takes);
    /// Or as a secret card; without lower halves there is none.
    PAGE_MEMBER(StoneHalf, secret);
    PAGE_MEMBER(QList<StoneHalf>, halves);
    /// Any two resources.
    PAGE_MEMBER(bool, asksForTwo) = false;
    /// A card may be kept for later.
    PAGE_MEMBER(TableChoice, keep);
    PAGE_MEMBER(QList<TableCounter>, two);
    bool operator==(const StoneQuestions &) const = default;
};

/// Which stack, and which building lies on it.
struct StoneTilesPage {
    Q_GADGET
    QML_VALUE_TYPE(stoneTilesPage)

    PAGE_MEMBER(TableHead, head);
    PAGE_MEMBER(QList<TableChoice>, stacks);
    /// What can be paid first.
    PAGE_MEMBER(QList<TableTile>, tiles);
    bool operator==(const StoneTilesPage &) const = default;
};

/// A building is paid.
struct StoneTilePage {
    Q_GADGET
    QML_VALUE_TYPE(stoneTilePage)

    PAGE_MEMBER(TableHead, head);
    PAGE_MEMBER(TableTile, tile);
    /// It says itself what it brings.
    PAGE_MEMBER(bool, printed) = false;
    PAGE_MEMBER(TableCounter, points);
    PAGE_MEMBER(QList<TableChoice>, gains);
    PAGE_MEMBER(StonePayment, payment);
    PAGE_MEMBER(StoneQuestions, questions);
    bool operator==(const StoneTilePage &) const = default;
};

/// A card: its halves, and what the lower one is worth now.
struct StoneCard {
    Q_GADGET
    QML_VALUE_TYPE(stoneCard)

    PAGE_MEMBER(TableChoice, row);
    PAGE_MEMBER(QString, topIcon);
    PAGE_MEMBER(QString, topInk);
    PAGE_MEMBER(QString, top);
    /// "no. 21", "2 left".
    PAGE_MEMBER(QString, caption);
    PAGE_MEMBER(QString, bottomIcon);
    PAGE_MEMBER(QString, bottom);
    /// "+12 at the end".
    PAGE_MEMBER(QString, worth);
    bool operator==(const StoneCard &) const = default;
};

/// At which price, and which card lies there.
struct StoneCardsPage {
    Q_GADGET
    QML_VALUE_TYPE(stoneCardsPage)

    PAGE_MEMBER(TableHead, head);
    PAGE_MEMBER(QList<TableChoice>, prices);
    /// The cards by their upper halves.
    PAGE_MEMBER(QList<TableChoice>, shelves);
    /// Those of the shelf: numbered ones, then those described before.
    PAGE_MEMBER(QList<StoneCard>, cards);
    PAGE_MEMBER(TableChoice, describe);
    bool operator==(const StoneCardsPage &) const = default;
};

/// A card is bought.
struct StoneCardPage {
    Q_GADGET
    QML_VALUE_TYPE(stoneCardPage)

    PAGE_MEMBER(TableHead, head);
    PAGE_MEMBER(StoneCard, card);
    /// What is printed on a card that is in no list: food, points or the value of a tool,
    PAGE_MEMBER(TableCounter, count);
    /// resources,
    PAGE_MEMBER(QList<TableCounter>, given);
    /// or for which resource two dice are.
    PAGE_MEMBER(QList<TableChoice>, resources);
    PAGE_MEMBER(bool, rolling) = false;
    PAGE_MEMBER(StoneRoll, roll);
    PAGE_MEMBER(StonePayment, payment);
    /// The fifth card: a second one for as many jewels again.
    PAGE_MEMBER(TableChoice, bonus);
    PAGE_MEMBER(StoneQuestions, questions);
    bool operator==(const StoneCardPage &) const = default;
};

/// A kept card is used up.
struct StoneTwoPage {
    Q_GADGET
    QML_VALUE_TYPE(stoneTwoPage)

    PAGE_MEMBER(TableHead, head);
    PAGE_MEMBER(StoneQuestions, questions);
    bool operator==(const StoneTwoPage &) const = default;
};

/// Who is short of food at the end of a round, and with what the rest is paid.
struct StoneFeedPage {
    Q_GADGET
    QML_VALUE_TYPE(stoneFeedPage)

    /// In the order of the turns.
    PAGE_MEMBER(QList<TableChoice>, meals);
    /// "2 still missing", "Everybody eats".
    PAGE_MEMBER(QString, note);
    PAGE_MEMBER(QList<TableCounter>, rows);
    PAGE_MEMBER(TableChoice, hungry);
    bool operator==(const StoneFeedPage &) const = default;
};
