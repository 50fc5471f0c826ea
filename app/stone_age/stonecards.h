// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/desk.h"
#include "app/stone_age/views.h"

/// The cards: from which slot, which one, and what is printed on one nobody knows.
class StoneCards : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")
    /// "Price 2", by slot.
    Q_PROPERTY(QList<StonePlace> prices READ prices NOTIFY changed)
    Q_PROPERTY(int slot READ slot NOTIFY changed)
    /// The cards by their upper halves, with how many there still can be.
    Q_PROPERTY(QList<QString> shelfNames READ shelfNames NOTIFY changed)
    Q_PROPERTY(QList<QString> shelfIcons READ shelfIcons NOTIFY changed)
    Q_PROPERTY(int shelf READ shelf NOTIFY changed)
    /// Those of the shelf: numbered ones, then those described before.
    Q_PROPERTY(QList<StoneCard> cards READ cards NOTIFY changed)
    /// The one being bought.
    Q_PROPERTY(StoneCard chosen READ chosen NOTIFY changed)

    // What is printed on a card nobody knows.
    Q_PROPERTY(bool describing READ describing NOTIFY changed)
    /// Food, points or the value of a tool; its name is empty where nothing is counted.
    Q_PROPERTY(QString countName READ countName NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int countLeast READ countLeast NOTIFY changed)
    Q_PROPERTY(int countMost READ countMost NOTIFY changed)
    Q_PROPERTY(QList<StonePay> given READ given NOTIFY changed)
    /// Of two dice: for which resource.
    Q_PROPERTY(QList<QString> resourceNames READ resourceNames NOTIFY changed)
    Q_PROPERTY(QList<QString> resourceIcons READ resourceIcons CONSTANT)
    Q_PROPERTY(int resource READ resource NOTIFY changed)
    /// The fifth card: a second one for as many jewels again.
    Q_PROPERTY(bool bonusOffered READ bonusOffered NOTIFY changed)
    Q_PROPERTY(bool bonusWanted READ bonusWanted NOTIFY changed)

public:
    explicit StoneCards(StoneDesk &desk, QObject *parent = nullptr);

    QList<StonePlace> prices() const;
    int slot() const;
    QList<QString> shelfNames() const;
    QList<QString> shelfIcons() const;
    int shelf() const;
    QList<StoneCard> cards() const;
    StoneCard chosen() const;
    bool describing() const;
    QString countName() const;
    int count() const;
    int countLeast() const;
    int countMost() const;
    QList<StonePay> given() const;
    QList<QString> resourceNames() const;
    QList<QString> resourceIcons() const;
    int resource() const;
    bool bonusOffered() const;
    bool bonusWanted() const;

    Q_INVOKABLE void chooseSlot(int slot);
    Q_INVOKABLE void chooseShelf(int shelf);
    Q_INVOKABLE void choose(int card);
    /// A card that is in no list, with the upper half of this shelf.
    Q_INVOKABLE void describe();
    Q_INVOKABLE void setCount(int count);
    Q_INVOKABLE void setGiven(int resource, int count);
    Q_INVOKABLE void setResource(int resource);
    Q_INVOKABLE void setBonusWanted(bool wanted);

Q_SIGNALS:
    void changed();

private:
    StoneCard view(const StoneAge::Card &card) const;
    std::vector<StoneAge::Card> offers() const;
    /// `chosen`: which of the list, or none of them.
    void begin(StoneAge::Card card, int chosen = -1);
    const StoneAge::Top *top() const;
    void print(const StoneAge::Top &top);

    StoneDesk &m_desk;
};
