// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/deletedgames.h"
#include "app/history/knownplayers.h"
#include "app/history/pastgame.h"
#include "app/history/pastgames.h"
#include "app/home/shelf.h"

/// What was: the games that are over, the one of them that is looked at, everybody who played, and what was
/// deleted.
class Archive : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, made at the start")
    Q_PROPERTY(PastGames *games READ games CONSTANT)
    Q_PROPERTY(PastGame *game READ game CONSTANT)
    Q_PROPERTY(KnownPlayers *players READ players CONSTANT)
    Q_PROPERTY(DeletedGames *bin READ bin CONSTANT)

public:
    Archive(Shelf &shelf, Clock clock, QObject *parent = nullptr);

    PastGames *games() { return &m_games; }
    PastGame *game() { return &m_game; }
    KnownPlayers *players() { return &m_players; }
    DeletedGames *bin() { return &m_bin; }

    /// Looks back at the game at the table.
    Q_INVOKABLE bool lookBack();
    /// A game that was stopped goes on where it was left, at the table.
    Q_INVOKABLE void takeUp();
    /// Puts the game that is looked at on the table, unless it is there already, and starts changing the turn
    /// that begins with this action. True if it was put there.
    Q_INVOKABLE bool changeTurn(int firstAction);
    /// The language has changed.
    void retranslate();

private:
    Shelf &m_shelf;
    Clock m_clock;
    PastGames m_games;
    PastGame m_game;
    KnownPlayers m_players;
    DeletedGames m_bin;
};
