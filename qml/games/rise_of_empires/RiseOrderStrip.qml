// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// The players in the order of the turn, with the discs that each still has. A tap asks for a player's sheet.
Row {
    id: root

    required property list<riseOrderSeat> order
    /// While a list is emptied its seats are still there for a moment.
    property riseOrderSeat none
    readonly property bool tight: order.length > 4 || width < Theme.phoneWidth

    signal sheetOf(int seat)

    /// Nothing if there is no such seat.
    function sealOf(seat: int): Item {
        const place = repeater.itemAt([...root.order].findIndex(one => one.seat === seat)) as RiseOrderPlace;
        return place ? place.seal : null;
    }

    spacing: tight ? Theme.lineSelection : Theme.gapSmall

    Repeater {
        id: repeater

        model: root.order.length

        RiseOrderPlace {
            required property int index

            width: (root.width - (root.order.length - 1) * root.spacing) / Math.max(1, root.order.length)
            seat: root.order[index] ?? root.none
            tight: root.tight
            onClicked: root.sheetOf(seat.seat)
        }
    }
}
