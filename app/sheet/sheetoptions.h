// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/gameoptions.h"
#include "model/sheet/state.h"

/// The sheet of a new game, who plays together, and by which house rules.
class SheetOptions : public GameOptions
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a new game")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(QString emblem READ emblem NOTIFY changed)
    Q_PROPERTY(int tally READ tally NOTIFY changed)
    /// How many teams there are; 0: each for oneself.
    Q_PROPERTY(int teams READ teams NOTIFY changed)
    Q_PROPERTY(int mostTeams READ mostTeams NOTIFY changed)
    /// The team of each seat, from 1.
    Q_PROPERTY(QList<int> teamOf READ teamOf NOTIFY changed)
    Q_PROPERTY(QString variant READ variant WRITE setVariant NOTIFY changed)

public:
    explicit SheetOptions(QObject *parent = nullptr);

    QString folder() const override;
    int minPlayers() const override;
    int maxPlayers() const override;
    std::string written() const override;
    void read(const std::string &written, int players) override;

    QString title() const;
    /// "2 to 7 players, 16 rows".
    QString note() const;
    QString emblem() const;
    int tally() const;
    int teams() const;
    int mostTeams() const;
    QList<int> teamOf() const;
    QString variant() const { return QString::fromStdString(m_setup.variant); }
    void setVariant(const QString &variant);

    /// The sheet to be played with.
    void setTemplate(const OwnSheet::Template &sheet);
    /// Seats take turns: the first, the second and so on, around; 0: each for oneself.
    Q_INVOKABLE void setTeams(int teams);
    /// The number of its team, and a move to the next.
    QList<QString> seatMarks() const override;
    void touchSeat(int seat) override;

private:
    /// Who plays together with so many at the table; nobody if that does not work out.
    std::vector<int> teamsNow() const;

    OwnSheet::Setup m_setup;
};
