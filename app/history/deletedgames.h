// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/shelf.h"
#include "db/bin.h"

/// A game in the bin.
struct DeletedGame {
    Q_GADGET
    QML_VALUE_TYPE(deletedGame)
    Q_PROPERTY(int id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString players MEMBER players)
    Q_PROPERTY(QString left MEMBER left)

public:
    qint64 id = 0;
    /// Which game, and its day.
    QString title;
    QString players;
    /// "29 days left".
    QString left;
    bool operator==(const DeletedGame &) const = default;
};

/// The bin: games that were deleted and can still be had back.
class DeletedGames : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the archive")
    /// Last deleted first.
    Q_PROPERTY(QList<DeletedGame> games READ games NOTIFY changed)
    /// For how many days they stay.
    Q_PROPERTY(int days READ days CONSTANT)

public:
    DeletedGames(Shelf &shelf, Clock clock, QObject *parent = nullptr);

    QList<DeletedGame> games() const;
    int days() const { return Bin::DaysKept; }

    /// What happened, in a sentence.
    Q_INVOKABLE QString takeBack(qint64 game);
    Q_INVOKABLE void refresh() { Q_EMIT changed(); }
    /// Lets go of what was there long enough.
    void clear();
    void retranslate() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();

private:
    Shelf &m_shelf;
    Clock m_clock;
};
