// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// Cubes of one player in a region; a tap on them means something where the page says so.
Item {
    id: root

    required property riseCubes cell
    property color ground: Theme.surface
    property int size: 33

    signal touched(string id)

    // Most cubes are only looked at.
    Repeater {
        model: root.cell.choice.id !== "" && root.cell.choice.enabled ? 1 : 0

        Touchable {
            objectName: root.cell.choice.id
            anchors.centerIn: root
            width: Math.max(Theme.touchTarget, root.width)
            height: Math.max(Theme.touchTarget, root.height)
            ringRadius: Theme.radiusTile
            Accessible.name: root.cell.choice.spoken
            Accessible.checkable: true
            Accessible.checked: root.cell.choice.chosen
            onClicked: root.touched(root.cell.choice.id)
        }
    }
    RiseCubeMark {
        anchors.centerIn: parent
        count: root.cell.choice.count
        status: root.cell.choice.status
        change: root.cell.change
        lost: root.cell.lost
        ground: root.ground
        size: root.size
    }
}
