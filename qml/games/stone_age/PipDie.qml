// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A die with its pips, or its empty place.
Touchable {
    id: root

    required property tableChoice die
    readonly property int pips: die.count
    property int size: 56
    readonly property bool filled: pips > 0

    implicitWidth: size
    implicitHeight: size
    ringRadius: Theme.radiusTile
    objectName: die.id
    enabled: filled
    Accessible.name: die.spoken
    Accessible.selectable: true
    Accessible.selected: die.chosen

    background: Rectangle {
        visible: root.filled
        radius: Theme.radiusTile
        color: root.die.chosen ? Theme.accentSoft : root.down ? Theme.surfaceAlt : Theme.surface
        border.width: Theme.lineSelection
        border.color: root.die.chosen ? Theme.accent : Theme.lineStrong
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
