// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/desk.h"
#include "app/stone_age/views.h"

/// What a purchase asks beside its price: who takes which die, any two resources, lower halves.
class StoneChoices : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")
    /// What a die can be taken as; none where no dice are handed out.
    Q_PROPERTY(QList<QString> pickNames READ pickNames NOTIFY changed)
    Q_PROPERTY(QList<QString> pickIcons READ pickIcons NOTIFY changed)
    /// Which of them asks for a lower half, or -1.
    Q_PROPERTY(int secretPick READ secretPick NOTIFY changed)
    /// The buyer first, then on by seat.
    Q_PROPERTY(QList<StonePick> picks READ picks NOTIFY changed)

    /// Any two resources; none where they are not asked for.
    Q_PROPERTY(QList<StonePay> two READ two NOTIFY changed)
    /// A card may be kept for later.
    Q_PROPERTY(bool mayKeep READ mayKeep NOTIFY changed)
    Q_PROPERTY(bool keep READ keep NOTIFY changed)

    Q_PROPERTY(QList<StoneHalf> halves READ halves NOTIFY changed)
    /// Every lower half there is, with what it would be worth now.
    Q_PROPERTY(QList<QString> bottomNames READ bottomNames NOTIFY changed)
    Q_PROPERTY(QList<QString> bottomIcons READ bottomIcons NOTIFY changed)
    Q_PROPERTY(QList<QString> bottomWorths READ bottomWorths NOTIFY changed)

public:
    explicit StoneChoices(StoneDesk &desk, QObject *parent = nullptr);

    QList<QString> pickNames() const;
    QList<QString> pickIcons() const;
    int secretPick() const;
    QList<StonePick> picks() const;
    QList<StonePay> two() const;
    bool mayKeep() const;
    bool keep() const;
    QList<StoneHalf> halves() const;
    QList<QString> bottomNames() const;
    QList<QString> bottomIcons() const;
    QList<QString> bottomWorths() const;

    int picksMissing() const;
    int twoMissing() const;
    int halvesMissing() const;

    /// The next die is taken as this.
    Q_INVOKABLE void pick(int pick);
    /// It is taken as a secret card with this lower half.
    Q_INVOKABLE void pickSecret(int bottom);
    /// The dice from this one on are handed out again.
    Q_INVOKABLE void takeBackTo(int place);
    Q_INVOKABLE void setTwo(int resource, int count);
    Q_INVOKABLE void setKeep(bool keep);
    Q_INVOKABLE void setHalf(int half, int bottom);

Q_SIGNALS:
    void changed();

private:
    std::vector<StoneAge::Bottom> bottoms() const;
    /// The two resources being chosen, if any are.
    std::optional<StoneAge::Resources> resources() const;
    bool asksForTwo() const;
    void addPick(const StoneAge::StylePick &pick);

    StoneDesk &m_desk;
};
