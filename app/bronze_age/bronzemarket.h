// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/desk.h"
#include "app/bronze_age/views.h"

/// The developments for sale, and how one is paid.
class BronzeMarket : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")
    /// "47 to spend", "7 coins and goods worth 40", "3 of 5 owned".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(QString ownedNote READ ownedNote NOTIFY changed)
    Q_PROPERTY(QList<BronzeOffer> offers READ offers NOTIFY changed)

    /// The development being paid for; its id is empty while none is.
    Q_PROPERTY(BronzeOffer chosen READ chosen NOTIFY changed)
    Q_PROPERTY(int paid READ paid NOTIFY changed)
    Q_PROPERTY(int coins READ coins NOTIFY changed)
    /// Of the five goods: how many there are, what the row is worth, and whether it is spent.
    Q_PROPERTY(QList<int> counts READ counts NOTIFY changed)
    Q_PROPERTY(QList<int> values READ values NOTIFY changed)
    Q_PROPERTY(QList<bool> spent READ spent NOTIFY changed)
    /// "2 pieces, all spent".
    Q_PROPERTY(QList<QString> rowNotes READ rowNotes NOTIFY changed)
    /// Granaries: food for sale.
    Q_PROPERTY(bool hasGranaries READ hasGranaries NOTIFY changed)
    Q_PROPERTY(int food READ food NOTIFY changed)
    Q_PROPERTY(int foodMost READ foodMost NOTIFY changed)
    Q_PROPERTY(int coinsPerFood READ coinsPerFood CONSTANT)
    /// "Exact: nothing is wasted", "3 wasted", "4 short"; and safe, accent or harm.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QString verdictKind READ verdictKind NOTIFY changed)
    /// "You keep 8 goods, worth 27. You will discard 2."
    Q_PROPERTY(QString stays READ stays NOTIFY changed)
    Q_PROPERTY(bool canPay READ canPay NOTIFY changed)
    /// "Buy for 20".
    Q_PROPERTY(QString payText READ payText NOTIFY changed)

public:
    explicit BronzeMarket(BronzeDesk &desk, QObject *parent = nullptr);

    QString title() const;
    QString note() const;
    QString ownedNote() const;
    QList<BronzeOffer> offers() const { return m_offers; }
    BronzeOffer chosen() const;
    int paid() const;
    int coins() const;
    QList<int> counts() const;
    QList<int> values() const;
    QList<bool> spent() const;
    QList<QString> rowNotes() const;
    bool hasGranaries() const;
    int food() const;
    int foodMost() const;
    int coinsPerFood() const;
    QString verdict() const;
    QString verdictKind() const;
    QString stays() const;
    bool canPay() const;
    /// Something on offer can be paid now.
    bool canBuy() const;
    QString payText() const;

    /// Opens a development with the proposed payment; one that cannot be bought is refused with the reason,
    /// but a too expensive one opens too and tells what is short.
    Q_INVOKABLE void choose(const QString &id);
    Q_INVOKABLE void toggleRow(int good);
    Q_INVOKABLE void setFood(int count);
    Q_INVOKABLE void cancel();
    /// Closes the payment; it is the same when the development is chosen again.
    Q_INVOKABLE void layAside();
    Q_INVOKABLE void pay();

Q_SIGNALS:
    void changed();

private:
    BronzeDesk &m_desk;
    /// The payment being put together, if one is.
    const std::optional<BronzeAge::Buy> &buy() const { return m_desk.draft().buy; }
    void put(const std::optional<BronzeAge::Buy> &payment);
    void look();

    /// Worked out once a change: every row of the list asks for it.
    QList<BronzeOffer> m_offers;
};
