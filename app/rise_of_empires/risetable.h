// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/discpages.h"
#include "app/rise_of_empires/draft.h"
#include "app/rise_of_empires/mappages.h"
#include "app/rise_of_empires/settlepages.h"
#include "app/table/gametable.h"

/// One game of Rise of Empires at the table.
class RiseTable : public GameTable
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Games are opened from the shelf")

    TABLE_PAGE(RiseTurnPage, turn)
    TABLE_PAGE(RiseRowsPage, rows)
    TABLE_PAGE(RiseProgressPage, progress)
    TABLE_PAGE(RiseTerritoryPage, territory)
    TABLE_PAGE(RiseCityPage, city)
    TABLE_PAGE(RiseEmpirePage, empire)
    TABLE_PAGE(RiseTradePage, trade)
    TABLE_PAGE(RiseSettlePage, settle)
    TABLE_PAGE(RiseKeepPage, keep)
    TABLE_PAGE(RiseOrderPage, order)
    /// A free action that is being entered, over the rows.
    TABLE_VALUE(RiseFreePage, free, NOTIFY changed)
    /// The map to look at, and its regions to describe.
    TABLE_VALUE(RiseMapPage, map, NOTIFY changed)
    TABLE_VALUE(RiseRegionsPage, regions, NOTIFY changed)

    /// A tile that is described for a correction.
    TABLE_VALUE(RiseAddedPage, added, NOTIFY changed)

    TABLE_VALUE(QList<RiseSeat>, seats, NOTIFY changed)
    TABLE_VALUE(QList<RiseSeat>, track, NOTIFY changed)
    TABLE_VALUE(RiseStand, stand, NOTIFY changed)

public:
    using GameTable::GameTable;

private:
    RiseOfEmpires::Play play() const;
};
