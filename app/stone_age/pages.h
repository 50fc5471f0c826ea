// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/rows.h"
#include "app/table/views.h"

// The pages of Stone Age, each a value.
/// The head of what is being entered.
struct StoneHead {
    Q_GADGET
    QML_VALUE_TYPE(stoneHead)
    Q_PROPERTY(TableChoice back MEMBER back)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString caption MEMBER caption)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString ink MEMBER ink)

public:
    /// The way back, one step.
    TableChoice back;
    QString title;
    QString caption;
    QString icon;
    QString ink;
    bool operator==(const StoneHead &) const = default;
};

/// What people can be sent to do, in the order of the board.
struct StoneVillagePage {
    Q_GADGET
    QML_VALUE_TYPE(stoneVillagePage)
    Q_PROPERTY(QList<TableChoice> places MEMBER places)
    Q_PROPERTY(QList<TableLine> news MEMBER news)
    Q_PROPERTY(QString headline MEMBER headline)
    Q_PROPERTY(bool harmed MEMBER harmed)

public:
    /// "open", "used" by who plays, or "closed".
    QList<TableChoice> places;
    /// How the round before ended.
    QList<TableLine> news;
    /// What of it matters most, and whether it hurts.
    QString headline;
    bool harmed = false;
    bool operator==(const StoneVillagePage &) const = default;
};

/// A roll being entered: its dice, the tools that help, and what that comes to.
struct StoneRoll {
    Q_GADGET
    QML_VALUE_TYPE(stoneRoll)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString ink MEMBER ink)
    Q_PROPERTY(QList<TableChoice> dice MEMBER dice)
    Q_PROPERTY(bool byTotal MEMBER byTotal)
    Q_PROPERTY(QString typed MEMBER typed)
    Q_PROPERTY(QString range MEMBER range)
    Q_PROPERTY(bool complete MEMBER complete)
    Q_PROPERTY(QList<TableChoice> tools MEMBER tools)
    Q_PROPERTY(QString sum MEMBER sum)
    Q_PROPERTY(QString rest MEMBER rest)
    Q_PROPERTY(QString brings MEMBER brings)
    Q_PROPERTY(TableChoice suggestion MEMBER suggestion)
    Q_PROPERTY(TableCounter jewels MEMBER jewels)
    Q_PROPERTY(QList<TableChoice> keys MEMBER keys)
    Q_PROPERTY(TableChoice erase MEMBER erase)
    Q_PROPERTY(TableChoice way MEMBER way)

public:
    /// "What did you roll?", "Total of 5 dice".
    QString title;
    /// "3 pips for 1 wood".
    QString rule;
    QString icon;
    /// The material it brings, for its colour.
    QString ink;
    /// One by one, 0 for those still to come; none where their total is typed.
    QList<TableChoice> dice;
    bool byTotal = false;
    /// What has been typed so far.
    QString typed;
    /// "5 to 30".
    QString range;
    bool complete = false;
    /// "one-use", "used" or neither.
    QList<TableChoice> tools;
    /// "11 + 2 = 13".
    QString sum;
    /// "1 pip over".
    QString rest;
    /// "+4".
    QString brings;
    /// "With tools +1: 4 wood", if tools would bring more.
    TableChoice suggestion;
    /// A hunt with the expansion: how many units are taken as jewels.
    TableCounter jewels;
    /// Faces, or digits in the order of a telephone.
    QList<TableChoice> keys;
    TableChoice erase;
    /// The other way to enter it.
    TableChoice way;
    bool operator==(const StoneRoll &) const = default;
};

/// People gather: how many, and what they rolled.
struct StoneGatherPage {
    Q_GADGET
    QML_VALUE_TYPE(stoneGatherPage)
    Q_PROPERTY(StoneHead head MEMBER head)
    Q_PROPERTY(QList<TableChoice> people MEMBER people)
    Q_PROPERTY(bool rolling MEMBER rolling)
    Q_PROPERTY(StoneRoll roll MEMBER roll)

public:
    StoneHead head;
    QList<TableChoice> people;
    /// It is known how many.
    bool rolling = false;
    StoneRoll roll;
    bool operator==(const StoneGatherPage &) const = default;
};

/// How a building or a card is paid.
struct StonePayment {
    Q_GADGET
    QML_VALUE_TYPE(stonePayment)
    Q_PROPERTY(QString paid MEMBER paid)
    Q_PROPERTY(QList<TableCounter> rows MEMBER rows)
    Q_PROPERTY(TableChoice exchange MEMBER exchange)
    Q_PROPERTY(QString problem MEMBER problem)

public:
    /// "2 wood and 1 clay", or "nothing".
    QString paid;
    /// What may be changed; empty where the price leaves no choice.
    QList<TableCounter> rows;
    /// "2 jewels for 1 stone"; it can be touched where another would do too.
    TableChoice exchange;
    /// Why it cannot be paid like this, in a sentence; else empty.
    QString problem;
    bool operator==(const StonePayment &) const = default;
};

/// A lower half that is asked for, and all that it can be.
struct StoneHalf {
    Q_GADGET
    QML_VALUE_TYPE(stoneHalf)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QList<TableChoice> bottoms MEMBER bottoms)

public:
    /// What it is found by.
    QString name;
    QString title;
    QString icon;
    QString text;
    QList<TableChoice> bottoms;
    bool operator==(const StoneHalf &) const = default;
};

/// What a purchase asks beside its price.
struct StoneQuestions {
    Q_GADGET
    QML_VALUE_TYPE(stoneQuestions)
    Q_PROPERTY(QList<TableChoice> picks MEMBER picks)
    Q_PROPERTY(QList<TableChoice> takes MEMBER takes)
    Q_PROPERTY(StoneHalf secret MEMBER secret)
    Q_PROPERTY(QList<StoneHalf> halves MEMBER halves)
    Q_PROPERTY(bool asksForTwo MEMBER asksForTwo)
    Q_PROPERTY(TableChoice keep MEMBER keep)
    Q_PROPERTY(QList<TableCounter> two MEMBER two)

public:
    /// Who takes which die: the buyer first, then on by seat.
    QList<TableChoice> picks;
    /// What the next die can be taken as.
    QList<TableChoice> takes;
    /// Or as a secret card; without lower halves there is none.
    StoneHalf secret;
    QList<StoneHalf> halves;
    /// Any two resources.
    bool asksForTwo = false;
    /// A card may be kept for later.
    TableChoice keep;
    QList<TableCounter> two;
    bool operator==(const StoneQuestions &) const = default;
};

/// A building: what it costs and is worth.
struct StoneTile {
    Q_GADGET
    QML_VALUE_TYPE(stoneTile)
    Q_PROPERTY(TableChoice row MEMBER row)
    Q_PROPERTY(QList<QString> icons MEMBER icons)
    Q_PROPERTY(QList<QString> inks MEMBER inks)

public:
    /// "affordable", "exchange" or "short".
    TableChoice row;
    /// The price, piece by piece.
    QList<QString> icons;
    QList<QString> inks;
    bool operator==(const StoneTile &) const = default;
};

/// Which stack, and which building lies on it.
struct StoneTilesPage {
    Q_GADGET
    QML_VALUE_TYPE(stoneTilesPage)
    Q_PROPERTY(StoneHead head MEMBER head)
    Q_PROPERTY(QList<TableChoice> stacks MEMBER stacks)
    Q_PROPERTY(QList<StoneTile> tiles MEMBER tiles)

public:
    StoneHead head;
    QList<TableChoice> stacks;
    /// What can be paid first.
    QList<StoneTile> tiles;
    bool operator==(const StoneTilesPage &) const = default;
};

/// A building is paid.
struct StoneTilePage {
    Q_GADGET
    QML_VALUE_TYPE(stoneTilePage)
    Q_PROPERTY(StoneHead head MEMBER head)
    Q_PROPERTY(StoneTile tile MEMBER tile)
    Q_PROPERTY(bool printed MEMBER printed)
    Q_PROPERTY(TableCounter points MEMBER points)
    Q_PROPERTY(QList<TableChoice> gains MEMBER gains)
    Q_PROPERTY(StonePayment payment MEMBER payment)
    Q_PROPERTY(StoneQuestions questions MEMBER questions)

public:
    StoneHead head;
    StoneTile tile;
    /// It says itself what it brings.
    bool printed = false;
    TableCounter points;
    QList<TableChoice> gains;
    StonePayment payment;
    StoneQuestions questions;
    bool operator==(const StoneTilePage &) const = default;
};

/// A card: its halves, and what the lower one is worth now.
struct StoneCard {
    Q_GADGET
    QML_VALUE_TYPE(stoneCard)
    Q_PROPERTY(TableChoice row MEMBER row)
    Q_PROPERTY(QString topIcon MEMBER topIcon)
    Q_PROPERTY(QString topInk MEMBER topInk)
    Q_PROPERTY(QString top MEMBER top)
    Q_PROPERTY(QString caption MEMBER caption)
    Q_PROPERTY(QString bottomIcon MEMBER bottomIcon)
    Q_PROPERTY(QString bottom MEMBER bottom)
    Q_PROPERTY(QString worth MEMBER worth)

public:
    TableChoice row;
    QString topIcon;
    QString topInk;
    QString top;
    /// "no. 21", "2 left".
    QString caption;
    QString bottomIcon;
    QString bottom;
    /// "+12 at the end".
    QString worth;
    bool operator==(const StoneCard &) const = default;
};

/// At which price, and which card lies there.
struct StoneCardsPage {
    Q_GADGET
    QML_VALUE_TYPE(stoneCardsPage)
    Q_PROPERTY(StoneHead head MEMBER head)
    Q_PROPERTY(QList<TableChoice> prices MEMBER prices)
    Q_PROPERTY(QList<TableChoice> shelves MEMBER shelves)
    Q_PROPERTY(QList<StoneCard> cards MEMBER cards)
    Q_PROPERTY(TableChoice describe MEMBER describe)

public:
    StoneHead head;
    QList<TableChoice> prices;
    /// The cards by their upper halves.
    QList<TableChoice> shelves;
    /// Those of the shelf: numbered ones, then those described before.
    QList<StoneCard> cards;
    TableChoice describe;
    bool operator==(const StoneCardsPage &) const = default;
};

/// A card is bought.
struct StoneCardPage {
    Q_GADGET
    QML_VALUE_TYPE(stoneCardPage)
    Q_PROPERTY(StoneHead head MEMBER head)
    Q_PROPERTY(StoneCard card MEMBER card)
    Q_PROPERTY(TableCounter count MEMBER count)
    Q_PROPERTY(QList<TableCounter> given MEMBER given)
    Q_PROPERTY(QList<TableChoice> resources MEMBER resources)
    Q_PROPERTY(bool rolling MEMBER rolling)
    Q_PROPERTY(StoneRoll roll MEMBER roll)
    Q_PROPERTY(StonePayment payment MEMBER payment)
    Q_PROPERTY(TableChoice bonus MEMBER bonus)
    Q_PROPERTY(StoneQuestions questions MEMBER questions)

public:
    StoneHead head;
    StoneCard card;
    /// What is printed on a card that is in no list: food, points or the value of a tool,
    TableCounter count;
    /// resources,
    QList<TableCounter> given;
    /// or for which resource two dice are.
    QList<TableChoice> resources;
    bool rolling = false;
    StoneRoll roll;
    StonePayment payment;
    /// The fifth card: a second one for as many jewels again.
    TableChoice bonus;
    StoneQuestions questions;
    bool operator==(const StoneCardPage &) const = default;
};

/// A kept card is used up.
struct StoneTwoPage {
    Q_GADGET
    QML_VALUE_TYPE(stoneTwoPage)
    Q_PROPERTY(StoneHead head MEMBER head)
    Q_PROPERTY(StoneQuestions questions MEMBER questions)

public:
    StoneHead head;
    StoneQuestions questions;
    bool operator==(const StoneTwoPage &) const = default;
};

/// Who is short of food at the end of a round, and with what the rest is paid.
struct StoneFeedPage {
    Q_GADGET
    QML_VALUE_TYPE(stoneFeedPage)
    Q_PROPERTY(QList<TableChoice> meals MEMBER meals)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QList<TableCounter> rows MEMBER rows)
    Q_PROPERTY(TableChoice hungry MEMBER hungry)

public:
    /// In the order of the turns.
    QList<TableChoice> meals;
    /// "2 still missing", "Everybody eats".
    QString note;
    QList<TableCounter> rows;
    TableChoice hungry;
    bool operator==(const StoneFeedPage &) const = default;
};

/// One number of a village that can be set by hand.
struct StoneFigure {
    Q_GADGET
    QML_VALUE_TYPE(stoneFigure)
    Q_PROPERTY(QString group MEMBER group)
    Q_PROPERTY(TableCounter counter MEMBER counter)
    Q_PROPERTY(bool yesNo MEMBER yesNo)

public:
    /// The first of a group names it.
    QString group;
    TableCounter counter;
    /// 0 or 1, drawn as a switch.
    bool yesNo = false;
    bool operator==(const StoneFigure &) const = default;
};

/// The table's word on one village.
struct StoneCorrection {
    Q_GADGET
    QML_VALUE_TYPE(stoneCorrection)
    Q_PROPERTY(QList<StoneFigure> figures MEMBER figures)
    Q_PROPERTY(TableField why MEMBER why)
    Q_PROPERTY(QString note MEMBER note)

public:
    /// In the order of the sheet.
    QList<StoneFigure> figures;
    TableField why;
    /// "Total 12 → 15".
    QString note;
    bool operator==(const StoneCorrection &) const = default;
};

/// The table's word: villages changed by hand.
struct StoneCorrectPage {
    Q_GADGET
    QML_VALUE_TYPE(stoneCorrectPage)
    Q_PROPERTY(QList<StoneCorrection> villages MEMBER villages)
    Q_PROPERTY(TableChoice save MEMBER save)
    Q_PROPERTY(TableChoice forget MEMBER forget)

public:
    /// By seat.
    QList<StoneCorrection> villages;
    /// Of all players.
    TableChoice save;
    TableChoice forget;
    bool operator==(const StoneCorrectPage &) const = default;
};
