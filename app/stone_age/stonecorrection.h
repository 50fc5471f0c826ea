// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/desk.h"
#include "app/stone_age/views.h"

/// The table's word: one player's village, changed by hand and kept as one marked action.
class StoneCorrection : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    /// Everything that can be set, in the order of the sheet.
    Q_PROPERTY(QList<StoneFigure> figures READ figures NOTIFY changed)
    Q_PROPERTY(QString why READ why WRITE setWhy NOTIFY changed)
    /// Of this player or another: what would be saved, and what has been entered at all.
    Q_PROPERTY(bool changedAnything READ changedAnything NOTIFY changed)
    Q_PROPERTY(bool entered READ entered NOTIFY changed)
    /// "Total 12 → 15".
    Q_PROPERTY(QString note READ note NOTIFY changed)

public:
    explicit StoneCorrection(StoneDesk &desk, QObject *parent = nullptr);

    int seat() const { return m_seat; }
    QList<StoneFigure> figures() const;
    QString why() const { return m_why; }
    void setWhy(const QString &why);
    bool changedAnything() const;
    bool entered() const { return !corrections().empty(); }
    QString note() const;

    /// Shows the village as it is, with what has been changed of it before.
    Q_INVOKABLE void begin(int seat);
    /// By its place in the list.
    Q_INVOKABLE void set(int figure, int value);
    /// Keeps what was changed, of all players. True if it was kept.
    Q_INVOKABLE bool save();
    /// Gives it up, of all players.
    Q_INVOKABLE void forget();

Q_SIGNALS:
    void changed();

private:
    StoneAge::Adjust action() const;
    std::vector<StoneAge::Adjust> corrections() const;
    /// Keeps what is entered with all else that is half entered.
    void store();

    StoneDesk &m_desk;
    int m_seat = 0;
    StoneAge::Player m_player;
    QString m_why;
    bool m_storing = false;
};
