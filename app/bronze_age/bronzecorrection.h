// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/desk.h"

/// The table's word: one player's sheet, changed by hand and kept as one marked action.
class BronzeCorrection : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    Q_PROPERTY(int food READ food NOTIFY changed)
    Q_PROPERTY(QList<int> goods READ goods NOTIFY changed)
    Q_PROPERTY(QList<int> goodsMost READ goodsMost CONSTANT)
    Q_PROPERTY(QList<int> cityBoxes READ cityBoxes NOTIFY changed)
    Q_PROPERTY(QList<int> cityMost READ cityMost CONSTANT)
    Q_PROPERTY(QList<int> monumentBoxes READ monumentBoxes NOTIFY changed)
    Q_PROPERTY(QList<int> monumentMost READ monumentMost CONSTANT)
    /// Who holds the higher points after this correction, as far as this player is concerned.
    Q_PROPERTY(QList<bool> first READ first NOTIFY changed)
    Q_PROPERTY(QList<bool> owned READ owned NOTIFY changed)
    Q_PROPERTY(int disasters READ disasters NOTIFY changed)
    Q_PROPERTY(int ships READ ships NOTIFY changed)
    Q_PROPERTY(QString why READ why WRITE setWhy NOTIFY changed)
    /// Of this player or another: what would be saved, and what has been entered at all.
    Q_PROPERTY(bool changedAnything READ changedAnything NOTIFY changed)
    Q_PROPERTY(bool entered READ entered NOTIFY changed)
    /// "Total 12 → 15".
    Q_PROPERTY(QString note READ note NOTIFY changed)

public:
    explicit BronzeCorrection(BronzeDesk &desk, QObject *parent = nullptr);

    int seat() const { return m_seat; }
    int food() const;
    QList<int> goods() const;
    QList<int> goodsMost() const;
    QList<int> cityBoxes() const;
    QList<int> cityMost() const;
    QList<int> monumentBoxes() const;
    QList<int> monumentMost() const;
    QList<bool> first() const;
    QList<bool> owned() const;
    int disasters() const;
    int ships() const;
    QString why() const { return m_why; }
    void setWhy(const QString &why);
    bool changedAnything() const;
    bool entered() const { return !corrections().empty(); }
    QString note() const;

    /// Shows the sheet as it is, with what has been changed of it before.
    Q_INVOKABLE void begin(int seat);
    Q_INVOKABLE void setFood(int count);
    Q_INVOKABLE void setGood(int good, int count);
    Q_INVOKABLE void setCityBoxes(int city, int count);
    Q_INVOKABLE void setMonumentBoxes(int monument, int count);
    Q_INVOKABLE void setFirst(int monument, bool first);
    Q_INVOKABLE void toggleDevelopment(int development);
    Q_INVOKABLE void setDisasters(int count);
    Q_INVOKABLE void setShips(int count);
    /// Keeps what was changed, of all players. True if it was kept.
    Q_INVOKABLE bool save();
    /// Gives it up, of all players.
    Q_INVOKABLE void forget();

Q_SIGNALS:
    void changed();

private:
    BronzeAge::Adjust action() const;
    std::vector<BronzeAge::Adjust> corrections() const;
    /// Keeps what is entered with all else that is half entered.
    void store();

    BronzeDesk &m_desk;
    int m_seat = 0;
    BronzeAge::Player m_player;
    PerId<BronzeAge::Monument, bool> m_first;
    QString m_why;
    bool m_storing = false;
};
