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

/// A thing of the game.
struct StoneThing {
    Q_GADGET
    QML_VALUE_TYPE(stoneThing)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString icon MEMBER icon)

public:
    QString id;
    QString name;
    QString icon;
    bool operator==(const StoneThing &) const = default;
};
