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

    spacing: tight ? Theme.lineSelection : Theme.gapSmall

    Repeater {
        model: root.order.length

        Touchable {
            id: place

            required property int index
            readonly property riseOrderSeat seat: root.order[index] ?? root.none

            objectName: "order-" + seat.seat
            width: (root.width - (root.order.length - 1) * root.spacing) / Math.max(1, root.order.length)
            height: Theme.touchTarget
            ringRadius: height / 2
            Accessible.name: seat.spoken
            onClicked: root.sheetOf(seat.seat)

            background: Rectangle {
                visible: place.seat.playing
                radius: height / 2
                color: Theme.surface
                border.width: Theme.lineSelection
                border.color: Theme.accent
            }

            Row {
                anchors.centerIn: parent
                spacing: root.tight ? Theme.space1 : Theme.space2

                PlayerSeal {
                    colour: place.seat.colour
                    size: root.tight ? 30 : 34
                }
                RisePips {
                    anchors.verticalCenter: parent.verticalCenter
                    filled: place.seat.left
                }
            }
        }
    }
}
