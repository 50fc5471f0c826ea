// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/desk.h"
#include "app/stone_age/views.h"

/// Who is short of food at the end of a round, and with what the rest is paid.
class StoneFeeding : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")
    /// In the order of the turns.
    Q_PROPERTY(QList<StoneMeal> meals READ meals NOTIFY changed)
    /// Which of them is being settled.
    Q_PROPERTY(int current READ current NOTIFY changed)
    Q_PROPERTY(QList<StonePay> rows READ rows NOTIFY changed)
    /// "2 still missing", "Everybody eats".
    Q_PROPERTY(QString note READ note NOTIFY changed)
    /// "Go hungry: −10 points".
    Q_PROPERTY(QString hungryText READ hungryText NOTIFY changed)

public:
    explicit StoneFeeding(StoneDesk &desk, QObject *parent = nullptr);

    QList<StoneMeal> meals() const;
    int current() const;
    QList<StonePay> rows() const;
    QString note() const;
    QString hungryText() const;

    /// All of it is paid.
    bool settled() const { return missing() == 0; }
    /// The payment as it stands.
    StoneAge::Resources pay() const;

    Q_INVOKABLE void choose(int meal);
    Q_INVOKABLE void setCount(int row, int count);
    Q_INVOKABLE void goHungry();

Q_SIGNALS:
    void changed();

private:
    int seat() const;
    int missing() const;

    StoneDesk &m_desk;
};
