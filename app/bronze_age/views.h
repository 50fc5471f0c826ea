// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// One player's sheet and peg-board as a screen shows them. Lists follow the order of the sheet: goods from
/// wood up, cities from the 4th, monuments and developments as printed.
struct BronzeSeat {
    Q_GADGET
    QML_VALUE_TYPE(bronzeSeat)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(bool onTurn MEMBER onTurn)
    Q_PROPERTY(bool starts MEMBER starts)
    Q_PROPERTY(bool winner MEMBER winner)
    Q_PROPERTY(bool corrected MEMBER corrected)
    Q_PROPERTY(int rank MEMBER rank)
    Q_PROPERTY(int food MEMBER food)
    Q_PROPERTY(int foodBefore MEMBER foodBefore)
    Q_PROPERTY(QList<int> goods MEMBER goods)
    Q_PROPERTY(QList<int> goodsBefore MEMBER goodsBefore)
    Q_PROPERTY(QList<QString> pegsSpoken MEMBER pegsSpoken)
    Q_PROPERTY(int goodsCount MEMBER goodsCount)
    Q_PROPERTY(int goodsValue MEMBER goodsValue)
    Q_PROPERTY(int cities MEMBER cities)
    Q_PROPERTY(QList<int> cityBoxes MEMBER cityBoxes)
    Q_PROPERTY(QList<QString> citiesSpoken MEMBER citiesSpoken)
    Q_PROPERTY(QList<int> monumentBoxes MEMBER monumentBoxes)
    Q_PROPERTY(QList<bool> monumentsBuilt MEMBER monumentsBuilt)
    Q_PROPERTY(QList<int> monumentsScored MEMBER monumentsScored)
    Q_PROPERTY(QList<QString> monumentsSpoken MEMBER monumentsSpoken)
    Q_PROPERTY(int monuments MEMBER monuments)
    Q_PROPERTY(QList<bool> owned MEMBER owned)
    Q_PROPERTY(int developments MEMBER developments)
    Q_PROPERTY(int disasters MEMBER disasters)
    Q_PROPERTY(int ships MEMBER ships)
    Q_PROPERTY(int developmentPoints MEMBER developmentPoints)
    Q_PROPERTY(int monumentPoints MEMBER monumentPoints)
    Q_PROPERTY(int bonusPoints MEMBER bonusPoints)
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
    int food = 0;
    int foodBefore = -1;
    QList<int> goods;
    QList<int> goodsBefore;
    QList<QString> pegsSpoken;
    int goodsCount = 0;
    int goodsValue = 0;
    int cities = 0;
    QList<int> cityBoxes;
    QList<QString> citiesSpoken;
    QList<int> monumentBoxes;
    QList<bool> monumentsBuilt;
    QList<int> monumentsScored;
    QList<QString> monumentsSpoken;
    int monuments = 0;
    QList<bool> owned;
    int developments = 0;
    int disasters = 0;
    int ships = 0;
    int developmentPoints = 0;
    int monumentPoints = 0;
    int bonusPoints = 0;
    int total = 0;
    bool operator==(const BronzeSeat &) const = default;
};

/// What a disaster does to one player.
struct BronzeVictim {
    Q_GADGET
    QML_VALUE_TYPE(bronzeVictim)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(int boxes MEMBER boxes)
    Q_PROPERTY(int boxesBefore MEMBER boxesBefore)
    Q_PROPERTY(QString loss MEMBER loss)
    Q_PROPERTY(QString goodsLost MEMBER goodsLost)
    Q_PROPERTY(QString shelter MEMBER shelter)

public:
    QString name;
    QString colour;
    /// Boxes ticked now, and how many were before.
    int boxes = 0;
    int boxesBefore = 0;
    /// "−3", or "All goods lost"; empty if sheltered.
    QString loss;
    /// How many goods a revolt takes, in few signs: "−6"; empty if none of it is goods.
    QString goodsLost;
    /// What protects; empty if nothing does.
    QString shelter;
    bool operator==(const BronzeVictim &) const = default;
};

/// What a roll does: the live preview before it is accepted, and the result after.
struct BronzeOutcome {
    Q_GADGET
    QML_VALUE_TYPE(bronzeOutcome)
    Q_PROPERTY(QList<int> gained MEMBER gained)
    Q_PROPERTY(QList<int> before MEMBER before)
    Q_PROPERTY(QList<int> after MEMBER after)
    Q_PROPERTY(QString goodsNote MEMBER goodsNote)
    Q_PROPERTY(QString wasted MEMBER wasted)
    Q_PROPERTY(QString collected MEMBER collected)
    Q_PROPERTY(QString stock MEMBER stock)
    Q_PROPERTY(QString food MEMBER food)
    Q_PROPERTY(QString foodNote MEMBER foodNote)
    Q_PROPERTY(QString foodStory MEMBER foodStory)
    Q_PROPERTY(QString fed MEMBER fed)
    Q_PROPERTY(QString famine MEMBER famine)
    Q_PROPERTY(QString toll MEMBER toll)
    Q_PROPERTY(int foodLeft MEMBER foodLeft)
    Q_PROPERTY(bool hungry MEMBER hungry)
    Q_PROPERTY(QString disaster MEMBER disaster)
    Q_PROPERTY(QString disasterIcon MEMBER disasterIcon)
    Q_PROPERTY(QString disasterNote MEMBER disasterNote)
    Q_PROPERTY(bool struck MEMBER struck)
    Q_PROPERTY(QList<BronzeVictim> victims MEMBER victims)
    Q_PROPERTY(int workers MEMBER workers)
    Q_PROPERTY(int coins MEMBER coins)

public:
    QList<int> gained;
    QList<int> before;
    QList<int> after;
    /// "6 goods and 1 stone from Quarrying".
    QString goodsNote;
    /// "1 wood wasted", or empty.
    QString wasted;
    /// "7 goods collected".
    QString collected;
    /// "now 11, worth 40".
    QString stock;
    /// "5 + 2 − 6 = 1".
    QString food;
    /// "6 cities eat", or "2 of 6 cities eat".
    QString foodNote;
    /// "5 + 2 collected, 6 eaten".
    QString foodStory;
    /// "All fed", or "3 cities go hungry".
    QString fed;
    /// "−3", or empty.
    QString famine;
    /// "Famine and Drought: −5", where both struck who rolled; else empty.
    QString toll;
    int foodLeft = 0;
    bool hungry = false;
    QString disaster;
    QString disasterIcon;
    QString disasterNote;
    /// Whether a disaster strikes at all, sheltered or not.
    bool struck = false;
    QList<BronzeVictim> victims;
    int workers = 0;
    int coins = 0;
    bool operator==(const BronzeOutcome &) const = default;
};
