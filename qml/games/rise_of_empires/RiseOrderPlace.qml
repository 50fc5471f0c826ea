// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A player in the order of the turn, with the discs that are left.
Touchable {
    id: root

    required property riseOrderSeat seat
    property bool tight: false
    readonly property alias seal: seal

    objectName: "order-" + seat.seat
    height: Theme.touchTarget
    ringRadius: height / 2
    Accessible.name: seat.spoken

    background: Rectangle {
        visible: root.seat.playing
        radius: height / 2
        color: Theme.surface
        border.width: Theme.lineSelection
        border.color: Theme.accent
    }

    Row {
        anchors.centerIn: parent
        spacing: root.tight ? Theme.space1 : Theme.space2

        PlayerSeal {
            id: seal

            colour: root.seat.colour
            size: root.tight ? 30 : 34
        }
        RisePips {
            anchors.verticalCenter: parent.verticalCenter
            filled: root.seat.left
        }
    }
}
