// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// One player's village as a screen shows it. Lists follow the order of the rules: resources from wood up
/// with jewels last, crafts and symbols as on the cards.
struct StoneSeat {
    Q_GADGET
    QML_VALUE_TYPE(stoneSeat)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(bool onTurn MEMBER onTurn)
    Q_PROPERTY(bool starts MEMBER starts)
    Q_PROPERTY(bool winner MEMBER winner)
    Q_PROPERTY(bool corrected MEMBER corrected)
    Q_PROPERTY(int rank MEMBER rank)
    Q_PROPERTY(int people MEMBER people)
    Q_PROPERTY(int food MEMBER food)
    Q_PROPERTY(int foodLeft MEMBER foodLeft)
    Q_PROPERTY(QList<int> stock MEMBER stock)
    Q_PROPERTY(int agriculture MEMBER agriculture)
    Q_PROPERTY(int trade MEMBER trade)
    Q_PROPERTY(QList<int> tools MEMBER tools)
    Q_PROPERTY(QList<bool> toolsUsed MEMBER toolsUsed)
    Q_PROPERTY(QList<int> oneUse MEMBER oneUse)
    Q_PROPERTY(int anyTwo MEMBER anyTwo)
    Q_PROPERTY(int buildings MEMBER buildings)
    Q_PROPERTY(QList<int> crafts MEMBER crafts)
    Q_PROPERTY(QList<int> measures MEMBER measures)
    Q_PROPERTY(QList<int> symbols MEMBER symbols)
    Q_PROPERTY(QString symbolSum MEMBER symbolSum)
    Q_PROPERTY(QList<QString> extras MEMBER extras)
    Q_PROPERTY(QString mealNote MEMBER mealNote)
    Q_PROPERTY(QString forecast MEMBER forecast)
    Q_PROPERTY(QList<int> parts MEMBER parts)
    Q_PROPERTY(int total MEMBER total)

public:
    int seat = 0;
    QString name;
    QString colour;
    bool onTurn = false;
    bool starts = false;
    bool winner = false;
    bool corrected = false;
    int rank = 0;
    int people = 0;
    int food = 0;
    /// What the meal will leave; negative: so much is missing.
    int foodLeft = 0;
    QList<int> stock;
    int agriculture = 0;
    int trade = 0;
    QList<int> tools;
    QList<bool> toolsUsed;
    QList<int> oneUse;
    int anyTwo = 0;
    int buildings = 0;
    QList<int> crafts;
    /// What each of a craft counts.
    QList<int> measures;
    QList<int> symbols;
    /// "3² + 1²", a square for each set of different ones; empty without any.
    QString symbolSum;
    /// Own sites and bonus tiles, by name.
    QList<QString> extras;
    /// "5 people eat, 3 food left", for the screen reader too.
    QString mealNote;
    /// "Score 47, cards 56, resources 6".
    QString forecast;
    /// In the order of the table's part names.
    QList<int> parts;
    int total = 0;
    bool operator==(const StoneSeat &) const = default;
};

/// A place to send people to, or another thing to do with a turn.
struct StonePlace {
    Q_GADGET
    QML_VALUE_TYPE(stonePlace)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString ink MEMBER ink)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString status MEMBER status)

public:
    QString id;
    QString name;
    QString icon;
    /// Whose colour the drawing has: a material, or nothing.
    QString ink;
    /// What it takes, what it brought, or who is there.
    QString note;
    /// "open", "used" by who plays, or "closed".
    QString status;
    bool operator==(const StonePlace &) const = default;
};

/// A tool to add to a roll.
struct StoneTool {
    Q_GADGET
    QML_VALUE_TYPE(stoneTool)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(bool oneUse MEMBER oneUse)
    Q_PROPERTY(bool ready MEMBER ready)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(QString spoken MEMBER spoken)

public:
    int value = 0;
    bool oneUse = false;
    bool ready = false;
    bool chosen = false;
    QString spoken;
    bool operator==(const StoneTool &) const = default;
};

/// A building in the list: what it costs, brings and is worth.
struct StoneTile {
    Q_GADGET
    QML_VALUE_TYPE(stoneTile)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QList<QString> icons MEMBER icons)
    Q_PROPERTY(QList<QString> inks MEMBER inks)
    Q_PROPERTY(QString points MEMBER points)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString gain MEMBER gain)
    Q_PROPERTY(QString status MEMBER status)
    Q_PROPERTY(QString spoken MEMBER spoken)

public:
    QString title;
    /// The price, piece by piece.
    QList<QString> icons;
    QList<QString> inks;
    QString points;
    /// "+3 for your builders", or what is short.
    QString note;
    QString gain;
    /// "affordable", "exchange" or "short".
    QString status;
    QString spoken;
    bool operator==(const StoneTile &) const = default;
};

/// A card in the list: its halves, and what the lower one is worth now.
struct StoneCard {
    Q_GADGET
    QML_VALUE_TYPE(stoneCard)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString topIcon MEMBER topIcon)
    Q_PROPERTY(QString topInk MEMBER topInk)
    Q_PROPERTY(QString top MEMBER top)
    Q_PROPERTY(QString bottomIcon MEMBER bottomIcon)
    Q_PROPERTY(QString bottom MEMBER bottom)
    Q_PROPERTY(QString worth MEMBER worth)

public:
    int number = 0;
    QString topIcon;
    QString topInk;
    QString top;
    QString bottomIcon;
    QString bottom;
    /// "+12 at the end".
    QString worth;
    bool operator==(const StoneCard &) const = default;
};

/// One kind of thing in a payment.
struct StonePay {
    Q_GADGET
    QML_VALUE_TYPE(stonePay)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int have MEMBER have)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int most MEMBER most)

public:
    QString id;
    QString icon;
    QString name;
    int have = 0;
    int count = 0;
    int most = 0;
    bool operator==(const StonePay &) const = default;
};

/// A die of a card, and who takes it.
struct StonePick {
    Q_GADGET
    QML_VALUE_TYPE(stonePick)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString text MEMBER text)

public:
    QString name;
    QString colour;
    QString icon;
    QString text;
    bool operator==(const StonePick &) const = default;
};

/// A lower half that is asked for.
struct StoneHalf {
    Q_GADGET
    QML_VALUE_TYPE(stoneHalf)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool known MEMBER known)

public:
    QString title;
    QString icon;
    QString text;
    bool known = false;
    bool operator==(const StoneHalf &) const = default;
};

/// A player who is short of food.
struct StoneMeal {
    Q_GADGET
    QML_VALUE_TYPE(stoneMeal)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString note MEMBER note)

public:
    int seat = 0;
    QString name;
    QString colour;
    QString note;
    bool operator==(const StoneMeal &) const = default;
};

/// One number of a village that can be set by hand.
struct StoneFigure {
    Q_GADGET
    QML_VALUE_TYPE(stoneFigure)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString group MEMBER group)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString ink MEMBER ink)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int least MEMBER least)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(bool yesNo MEMBER yesNo)

public:
    QString id;
    /// The first of a group names it.
    QString group;
    QString name;
    QString icon;
    /// Whose colour the drawing has, or nothing.
    QString ink;
    int value = 0;
    int least = 0;
    int most = 0;
    /// 0 or 1, drawn as a switch.
    bool yesNo = false;
    bool operator==(const StoneFigure &) const = default;
};
