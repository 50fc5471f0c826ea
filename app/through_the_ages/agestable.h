// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/gametable.h"
#include "app/through_the_ages/boardpages.h"
#include "app/through_the_ages/draft.h"
#include "app/through_the_ages/rivalpages.h"

/// One game of Through the Ages at the table.
class AgesTable : public GameTable
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Games are opened from the shelf")

    TABLE_PAGE(AgesBoardPage, board)
    TABLE_PAGE(AgesPage, learn)
    TABLE_PAGE(AgesPage, government)
    TABLE_PAGE(AgesPage, cards)
    TABLE_PAGE(AgesPage, own)
    TABLE_PAGE(AgesPage, politics)
    TABLE_PAGE(AgesPage, impact)
    TABLE_PAGE(AgesPage, battle)
    TABLE_PAGE(AgesPage, colony)
    TABLE_PAGE(AgesPage, pact)
    TABLE_PAGE(AgesPage, tactic)
    TABLE_PAGE(AgesPage, event)
    TABLE_PAGE(AgesPage, grant)
    TABLE_PAGE(AgesPage, news)
    TABLE_PAGE(AgesRivalPage, rival)

    TABLE_VALUE(QList<AgesSeat>, seats, NOTIFY changed)
    /// Whose board lies beside the turn: the Rival has none.
    TABLE_VALUE(int, boardOf, NOTIFY changed)
    TABLE_VALUE(AgesStand, stand, NOTIFY changed)
    TABLE_VALUE(AgesCurve, curve, NOTIFY changed)
    /// What leads from a page to the one before; empty where nothing does.
    TABLE_VALUE(QString, wayBack, NOTIFY changed)
    /// The Rival's, against one player.
    TABLE_VALUE(AgesRivalPage, rivalStanding, NOTIFY changed)

public:
    using GameTable::event;
    using GameTable::GameTable;

    /// Where a worker that lies on a place of the board or in a bank can go now.
    Q_INVOKABLE QList<AgesMove> movesFrom(const QString &id) const;

private:
    ThroughTheAges::Play play() const;
};
