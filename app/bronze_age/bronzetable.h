// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/bronzepages.h"
#include "app/bronze_age/draft.h"
#include "app/bronze_age/views.h"
#include "app/table/gametable.h"

/// One game of the Bronze Age at the table.
class BronzeTable : public GameTable
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Games are opened from the shelf")

    TABLE_PAGE(BronzeDicePage, dice)
    TABLE_PAGE(BronzeTradePage, trade)
    TABLE_PAGE(BronzeBuildPage, build)
    TABLE_PAGE(BronzeSwapPage, swap)
    TABLE_PAGE(BronzeBuyPage, buy)
    TABLE_PAGE(BronzePassPage, pass)
    /// What the last roll did, for the result panel and for the line on top of the next step.
    TABLE_VALUE(BronzeOutcome, outcome, NOTIFY changed)

    TABLE_VALUE(QList<BronzeSeat>, seats, NOTIFY changed)
    TABLE_VALUE(QList<BronzeSeat>, standings, NOTIFY changed)

    // The sheet as printed, in its order.
    TABLE_VALUE(QList<QString>, goodIds, CONSTANT)
    TABLE_VALUE(QList<QString>, goodNames, NOTIFY wordsChanged)
    TABLE_VALUE(QList<int>, woodValues, CONSTANT)
    TABLE_VALUE(QList<int>, stoneValues, CONSTANT)
    TABLE_VALUE(QList<int>, potteryValues, CONSTANT)
    TABLE_VALUE(QList<int>, clothValues, CONSTANT)
    TABLE_VALUE(QList<int>, spearheadsValues, CONSTANT)
    TABLE_VALUE(QList<QString>, monumentIds, CONSTANT)
    TABLE_VALUE(QList<QString>, monumentNames, NOTIFY wordsChanged)
    TABLE_VALUE(QList<int>, monumentFirst, CONSTANT)
    TABLE_VALUE(QList<int>, monumentLater, CONSTANT)
    TABLE_VALUE(QList<bool>, monumentInPlay, CONSTANT)
    TABLE_VALUE(QList<bool>, monumentTaken, NOTIFY changed)
    TABLE_VALUE(QList<QString>, monumentTakenBy, NOTIFY changed)
    TABLE_VALUE(QList<QString>, developmentIds, CONSTANT)
    TABLE_VALUE(QList<QString>, developmentNames, NOTIFY wordsChanged)
    TABLE_VALUE(QList<int>, developmentCosts, CONSTANT)
    TABLE_VALUE(QList<int>, developmentPoints, CONSTANT)
    TABLE_VALUE(int, developmentsToEnd, CONSTANT)
    TABLE_VALUE(bool, hasShips, CONSTANT)
    TABLE_VALUE(bool, hasTrade, CONSTANT)
    /// "5 of 7 built".
    TABLE_VALUE(QString, monumentsNote, NOTIFY changed)

public:
    using GameTable::GameTable;

private:
    BronzeAge::Play play() const;
};
