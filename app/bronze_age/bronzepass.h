// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/desk.h"

/// The end of a turn: what is discarded, and who is next.
class BronzePass : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")
    /// "Keep 6 goods", or "Nothing to discard".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// How many must go, and how many of them are chosen.
    Q_PROPERTY(int needed READ needed NOTIFY changed)
    Q_PROPERTY(int chosen READ chosen NOTIFY changed)
    /// Of the five goods, from wood: how many there are, stay, and go.
    Q_PROPERTY(QList<int> owned READ owned NOTIFY changed)
    Q_PROPERTY(QList<int> kept READ kept NOTIFY changed)
    Q_PROPERTY(QList<int> discarded READ discarded NOTIFY changed)
    /// "value 10 → 3", "none".
    Q_PROPERTY(QList<QString> rowNotes READ rowNotes NOTIFY changed)
    /// "worth 7".
    Q_PROPERTY(QString lossNote READ lossNote NOTIFY changed)
    Q_PROPERTY(bool proposed READ proposed NOTIFY changed)
    /// Whether the discard is as the rules want it.
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// Who is next; empty alone and at the game's end.
    Q_PROPERTY(QString nextName READ nextName NOTIFY changed)
    Q_PROPERTY(QString nextColour READ nextColour NOTIFY changed)
    Q_PROPERTY(int nextDice READ nextDice NOTIFY changed)
    /// "takes 5 dice".
    Q_PROPERTY(QString nextNote READ nextNote NOTIFY changed)

public:
    explicit BronzePass(BronzeDesk &desk, QObject *parent = nullptr);

    QString title() const;
    int needed() const;
    int chosen() const;
    QList<int> owned() const;
    QList<int> kept() const;
    QList<int> discarded() const;
    QList<QString> rowNotes() const;
    QString lossNote() const;
    bool proposed() const;
    bool ready() const;
    QString nextName() const;
    QString nextColour() const;
    int nextDice() const;
    QString nextNote() const;

    BronzeAge::Pass action() const;

    /// How many of a good to keep.
    Q_INVOKABLE void keep(int good, int count);

Q_SIGNALS:
    void changed();

private:
    BronzeDesk &m_desk;
};
