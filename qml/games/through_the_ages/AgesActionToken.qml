// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import "theme"

/// A civil action is a ring with a dot, a military one a shield; spent ones are outlines.
Item {
    id: root

    property bool military: false
    property bool ready: true
    property int size: 18

    implicitWidth: size
    implicitHeight: size

    Rectangle {
        anchors.fill: parent
        visible: !root.military
        radius: height / 2
        color: root.ready ? Theme.surface : "transparent"
        border.width: root.ready ? 2 : Theme.lineControlWidth
        border.color: root.ready ? Theme.ink2 : Theme.lineControl

        Rectangle {
            anchors.centerIn: parent
            visible: root.ready
            width: Math.round(root.size * 0.36)
            height: width
            radius: width / 2
            color: Theme.ink2
        }
    }
    Icon {
        id: shield

        visible: root.military
        name: "tta-military"
        size: root.size
        color: root.ready ? AgesInk.military : Theme.lineControl
    }
    // What is left of it when its middle is taken out is an outline.
    Icon {
        anchors.centerIn: shield
        visible: root.military && !root.ready
        name: shield.name
        size: Math.round(root.size * 0.72)
        color: Theme.surface
    }
}
