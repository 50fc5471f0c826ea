// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// What is tapped to enter a roll: the faces of a die, or digits for a total; below them the other way to enter it.
Flow {
    id: root

    required property StoneTable table
    required property stoneRoll roll
    readonly property list<tableChoice> keys: roll.keys
    /// While a list is emptied its rows are still there for a moment.
    property tableChoice none
    readonly property int columns: roll.byTotal ? 3 : 6
    readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)
    readonly property real keyHeight: Math.max(Theme.touchTarget, Math.min(cell, roll.byTotal ? 52 : 64))

    spacing: Theme.space2

    component Key: Touchable {
        id: key

        required property tableChoice row

        objectName: row.id
        width: root.cell
        height: root.keyHeight
        ringRadius: Theme.radiusTile
        Accessible.name: row.spoken
        onClicked: root.table.touch(row.id)

        background: Rectangle {
            radius: Theme.radiusTile
            color: key.down ? Theme.surfaceAlt : Theme.surface
            border.width: Theme.lineControlWidth
            border.color: Theme.lineControl
        }
        Icon {
            anchors.centerIn: parent
            visible: !root.roll.byTotal
            name: "sa-pips-" + Math.max(1, Math.min(6, key.row.count))
            size: Math.round(key.height * 0.72)
            color: Theme.ink
            opacity: key.row.enabled ? 1 : 0.4
        }
        Words {
            anchors.centerIn: parent
            visible: root.roll.byTotal
            text: key.row.count
            font: Theme.heading
            opacity: key.row.enabled ? 1 : 0.4
        }
    }

    Repeater {
        model: root.roll.byTotal ? root.keys.length - 1 : root.keys.length

        Key {
            required property int index

            row: root.keys[index] ?? root.none
        }
    }
    ActionButton {
        objectName: root.roll.way.id
        // Large words have a row of their own.
        width: Theme.largeText ? root.width : root.roll.byTotal ? root.cell : root.cell * 4 + root.spacing * 3
        height: Theme.largeText ? implicitHeight : root.keyHeight
        kind: "tonal"
        iconName: root.roll.way.icon
        text: root.roll.way.title
        onClicked: root.table.touch(root.roll.way.id)
    }
    Item {
        visible: Theme.largeText && root.roll.byTotal
        width: root.cell
        height: root.keyHeight
    }
    // As on a telephone.
    Key {
        visible: root.roll.byTotal
        row: root.keys[root.keys.length - 1] ?? root.none
    }
    IconButton {
        objectName: root.roll.erase.id
        width: root.roll.byTotal ? root.cell : root.cell * 2 + root.spacing
        height: root.keyHeight
        filled: true
        enabled: root.roll.erase.enabled
        iconName: "ui-back"
        name: root.roll.erase.title
        onClicked: root.table.touch(root.roll.erase.id)
    }
}
