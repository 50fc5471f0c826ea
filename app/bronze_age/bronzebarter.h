// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/desk.h"

/// Trading with another player, and swapping with ships.
class BronzeBarter : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")
    Q_PROPERTY(bool canTrade READ canTrade NOTIFY changed)
    /// The other players, to choose from.
    Q_PROPERTY(QList<QString> partnerNames READ partnerNames NOTIFY changed)
    Q_PROPERTY(QList<QString> partnerColours READ partnerColours NOTIFY changed)
    Q_PROPERTY(int partner READ partner NOTIFY changed)
    /// The six wares, goods from wood up, then food: what both have, and what each gives.
    Q_PROPERTY(QList<QString> wareIds READ wareIds CONSTANT)
    Q_PROPERTY(QList<QString> wareNames READ wareNames NOTIFY changed)
    Q_PROPERTY(QList<int> mine READ mine NOTIFY changed)
    Q_PROPERTY(QList<int> theirs READ theirs NOTIFY changed)
    /// Somebody at the table has it, whoever the partner is.
    Q_PROPERTY(QList<bool> anywhere READ anywhere NOTIFY changed)
    Q_PROPERTY(QList<int> give READ give NOTIFY changed)
    Q_PROPERTY(QList<int> get READ get NOTIFY changed)
    /// Whether the trade as entered is allowed, and if not, why.
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)
    /// Ships.
    Q_PROPERTY(bool canSwap READ canSwap NOTIFY changed)
    /// "2 swaps left".
    Q_PROPERTY(QString swapsNote READ swapsNote NOTIFY changed)
    /// The good that the next tap turns into another, or -1.
    Q_PROPERTY(int swapFrom READ swapFrom NOTIFY changed)

public:
    explicit BronzeBarter(BronzeDesk &desk, QObject *parent = nullptr);

    bool canTrade() const;
    QList<QString> partnerNames() const;
    QList<QString> partnerColours() const;
    int partner() const;
    QList<QString> wareIds() const;
    QList<QString> wareNames() const;
    QList<int> mine() const;
    QList<int> theirs() const;
    QList<bool> anywhere() const;
    QList<int> give() const;
    QList<int> get() const;
    bool ready() const;
    QString whyNot() const;
    bool canSwap() const;
    QString swapsNote() const;
    int swapFrom() const { return m_desk.draft().swapFrom; }

    /// Who would be left with a trade that is talked over and not made; empty if nobody.
    QString unfinished() const;

    Q_INVOKABLE void choosePartner(int index);
    Q_INVOKABLE void setGive(int ware, int count);
    Q_INVOKABLE void setGet(int ware, int count);
    Q_INVOKABLE void trade();
    Q_INVOKABLE void tapGood(int good);

Q_SIGNALS:
    void changed();

private:
    BronzeAge::Trade action() const;
    void put(const BronzeAge::Trade &offer);

    BronzeDesk &m_desk;
};
