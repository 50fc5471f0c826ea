// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A round button that is only an icon; `name` is what a screen reader says.
Touchable {
    id: root

    property string iconName
    property string name
    property bool filled: false
    property color ink: filled ? Theme.ink : Theme.ink2
    property int iconSize: 24

    implicitWidth: Theme.touchTarget
    implicitHeight: Theme.touchTarget
    ringRadius: height / 2
    opacity: enabled ? 1 : 0.4
    Accessible.name: name

    background: Rectangle {
        radius: height / 2
        color: root.filled || root.down ? Theme.surfaceAlt : "transparent"
    }
    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: root.iconName
            size: root.iconSize
            color: root.ink
        }
    }
}
