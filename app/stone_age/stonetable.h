// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/draft.h"
#include "app/stone_age/pages.h"
#include "app/stone_age/views.h"
#include "app/table/gametable.h"

/// One game of Stone Age at the table.
class StoneTable : public GameTable
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Games are opened from the shelf")

    TABLE_PAGE(StoneVillagePage, village)
    TABLE_PAGE(StoneGatherPage, gather)
    TABLE_PAGE(StoneTilesPage, tiles)
    TABLE_PAGE(StoneTilePage, tile)
    TABLE_PAGE(StoneCardsPage, cards)
    TABLE_PAGE(StoneCardPage, card)
    TABLE_PAGE(StoneTwoPage, two)
    TABLE_PAGE(StoneFeedPage, feed)
    /// The way back from what is half entered, and the keys of a roll; without an id where there is none.
    TABLE_VALUE(TableChoice, back, NOTIFY changed)
    TABLE_VALUE(StoneRoll, roll, NOTIFY changed)

    TABLE_VALUE(QList<StoneSeat>, seats, NOTIFY changed)
    TABLE_VALUE(QList<StoneSeat>, standings, NOTIFY changed)

    // The things of this game, in the order of the seats' lists.
    TABLE_VALUE(QString, foodName, NOTIFY wordsChanged)
    TABLE_VALUE(QList<StoneThing>, materials, NOTIFY wordsChanged)
    TABLE_VALUE(QList<StoneThing>, crafts, NOTIFY wordsChanged)
    TABLE_VALUE(QList<StoneThing>, symbols, NOTIFY wordsChanged)
    /// People, agriculture, and with the expansion trade.
    TABLE_VALUE(QList<StoneThing>, tracks, NOTIFY wordsChanged)

public:
    using GameTable::GameTable;

private:
    StoneAge::Play play() const;
};
