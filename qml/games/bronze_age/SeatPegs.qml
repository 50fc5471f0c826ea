// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone.App

/// The peg-board of one player.
PegBoard {
    id: root

    required property BronzeTable table
    required property bronzeSeat seat

    goods: seat.goods
    before: seat.goodsBefore
    food: seat.food
    foodBefore: seat.foodBefore
    names: table.goodNames
    spoken: seat.pegsSpoken
    woodValues: table.woodValues
    stoneValues: table.stoneValues
    potteryValues: table.potteryValues
    clothValues: table.clothValues
    spearheadsValues: table.spearheadsValues
}
