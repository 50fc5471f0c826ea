// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// One player's die of a card: taken, or whose it is next.
Touchable {
    id: root

    required property tableChoice pick
    readonly property bool next: pick.chosen

    implicitHeight: Math.max(Theme.touchTarget, row.implicitHeight + Theme.space2)
    ringRadius: Theme.radiusTile
    objectName: pick.id
    Accessible.name: pick.spoken

    background: Rectangle {
        radius: Theme.radiusTile
        color: Theme.surface
        border.width: root.next ? Theme.lineSelection : Theme.lineHair
        border.color: root.next ? Theme.accent : Theme.line
    }

    Row {
        id: row

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.space2
        spacing: Theme.space2

        PlayerSeal {
            anchors.verticalCenter: parent.verticalCenter
            colour: root.pick.ink
            size: 26
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: root.pick.icon === "" ? "ui-dice" : root.pick.icon
            size: Theme.iconSize(24)
            color: root.pick.icon === "" ? Theme.lineStrong : Theme.ink
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(0, root.width - x - Theme.gapSmall)
            // Where it does not fit, the icon speaks alone.
            visible: !Theme.largeText && implicitWidth <= width
            text: root.pick.note
            font: Theme.micro
        }
    }
}
