// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/desk.h"
#include "app/stone_age/views.h"

/// The buildings: from which stack, which tile, and what is printed on one nobody knows.
class StoneTiles : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")
    Q_PROPERTY(QList<StonePlace> stacks READ stacks NOTIFY changed)
    Q_PROPERTY(int stack READ stack NOTIFY changed)
    /// The tiles there are: those of the box, then those that were described before, then a new one.
    Q_PROPERTY(QList<StoneTile> tiles READ tiles NOTIFY changed)
    /// The one being paid for.
    Q_PROPERTY(StoneTile chosen READ chosen NOTIFY changed)
    /// "13 points, 3 more at the end".
    Q_PROPERTY(QString worth READ worth NOTIFY changed)

    // What is printed on a tile of the expansion.
    Q_PROPERTY(bool printed READ printed NOTIFY changed)
    Q_PROPERTY(int points READ points NOTIFY changed)
    Q_PROPERTY(QList<QString> gainNames READ gainNames NOTIFY changed)
    Q_PROPERTY(QList<QString> gainIcons READ gainIcons NOTIFY changed)
    Q_PROPERTY(int gain READ gain NOTIFY changed)

public:
    explicit StoneTiles(StoneDesk &desk, QObject *parent = nullptr);

    QList<StonePlace> stacks() const;
    int stack() const;
    QList<StoneTile> tiles() const;
    StoneTile chosen() const;
    QString worth() const;
    bool printed() const;
    int points() const;
    QList<QString> gainNames() const;
    QList<QString> gainIcons() const;
    int gain() const;

    /// What the tile that is being paid for brings at once.
    int pointsNow() const;

    Q_INVOKABLE void chooseStack(int stack);
    Q_INVOKABLE void choose(int tile);
    Q_INVOKABLE void setPoints(int points);
    Q_INVOKABLE void setGain(int gain);

Q_SIGNALS:
    void changed();

private:
    StoneTile view(const StoneAge::Building &building) const;
    /// As the list shows them, each with the proposed payment.
    std::vector<StoneAge::Building> offers() const;

    StoneDesk &m_desk;
};
