// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A die with its pips, or its empty place.
Touchable {
    id: root

    property int pips: 0
    property int size: 56
    property bool filled: pips > 0
    property string spoken

    implicitWidth: size
    implicitHeight: size
    ringRadius: Theme.radiusTile
    Accessible.name: spoken

    background: Rectangle {
        visible: root.filled
        radius: Theme.radiusTile
        color: root.down ? Theme.surfaceAlt : Theme.surface
        border.width: Theme.lineSelection
        border.color: Theme.lineStrong
    }
    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: root.pips > 0 ? "sa-pips-" + root.pips : root.filled ? "" : "die-slot"
            size: root.pips > 0 ? root.size - 14 : root.size
            color: root.pips > 0 ? Theme.ink : Theme.lineStrong
        }
    }
}
