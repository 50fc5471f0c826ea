// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/desk.h"
#include "app/stone_age/views.h"
#include "model/stone_age/purchase.h"

/// How a building or a card is paid: proposed, changed piece by piece, by exchange only where that is needed.
class StonePurchase : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")
    /// What may be changed; empty where the price leaves no choice.
    Q_PROPERTY(QList<StonePay> rows READ rows NOTIFY changed)
    /// "2 wood and 1 clay", or "nothing".
    Q_PROPERTY(QString paid READ paid NOTIFY changed)
    /// "2 jewels for 1 stone"; empty without one.
    Q_PROPERTY(QString exchange READ exchange NOTIFY changed)
    Q_PROPERTY(bool otherExchange READ otherExchange NOTIFY changed)
    /// Why it cannot be paid like this, in a sentence; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit StonePurchase(StoneDesk &desk, QObject *parent = nullptr);

    QList<StonePay> rows() const;
    QString paid() const;
    QString exchange() const;
    bool otherExchange() const;
    QString problem() const;

    Q_INVOKABLE void setCount(int row, int count);
    /// Gives something else for the same.
    Q_INVOKABLE void nextExchange();

Q_SIGNALS:
    void changed();

private:
    std::vector<StoneAge::Material> materials() const;
    StoneAge::Purchase purchase() const;
    void pay(const StoneAge::Purchase &purchase);

    StoneDesk &m_desk;
};
