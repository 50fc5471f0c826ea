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
    /// Little room: digits stand in two rows, and the other way is an icon.
    property bool tight: false
    readonly property list<tableChoice> keys: roll.keys
    /// While a list is emptied its rows are still there for a moment.
    property tableChoice none
    readonly property bool telephone: roll.byTotal && !tight
    readonly property bool brief: tight && (roll.byTotal || Theme.largeText)
    readonly property int columns: telephone ? 3 : 6
    readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)
    readonly property real keyHeight: Math.max(Theme.touchTarget, Math.min(cell, telephone ? 52 : 64))

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
        model: root.telephone ? Math.max(0, root.keys.length - 1) : root.keys.length

        Key {
            required property int index

            row: root.keys[index] ?? root.none
        }
    }
    ActionButton {
        objectName: root.roll.way.id
        width: {
            // Large words have a row of their own.
            if (Theme.largeText && !root.brief)
                return root.width;
            return root.roll.byTotal ? root.cell : root.cell * 4 + root.spacing * 3;
        }
        height: Theme.largeText && !root.brief ? implicitHeight : root.keyHeight
        leftPadding: root.roll.byTotal ? Theme.space1 : Theme.space4
        kind: "tonal"
        iconName: root.roll.way.icon
        text: root.brief ? "" : root.roll.way.title
        Accessible.name: root.roll.way.title
        onClicked: root.table.touch(root.roll.way.id)
    }
    Item {
        visible: Theme.largeText && root.telephone
        width: root.cell
        height: root.keyHeight
    }
    // As on a telephone.
    Key {
        visible: root.telephone
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
