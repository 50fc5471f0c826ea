// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// What is tapped to enter a roll: the faces of a die, or digits for the total of many.
Flow {
    id: root

    required property StoneGather gather
    readonly property int columns: 6
    readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)

    spacing: Theme.space2

    Repeater {
        model: root.gather.byTotal ? 10 : 6

        Touchable {
            id: key

            required property int index
            readonly property int number: root.gather.byTotal ? (index + 1) % 10 : index + 1

            objectName: "key-" + number
            width: root.cell
            height: Math.max(Theme.touchTarget, Math.min(root.cell, 64))
            ringRadius: Theme.radiusTile
            //: Spoken: a key that enters a number, %1.
            Accessible.name: root.gather.byTotal ? qsTr("Digit %1").arg(number) : qsTr("A die shows %1").arg(number)
            onClicked: root.gather.tap(number)

            background: Rectangle {
                radius: Theme.radiusTile
                color: key.down ? Theme.surfaceAlt : Theme.surface
                border.width: Theme.lineControlWidth
                border.color: Theme.lineControl
            }
            Icon {
                anchors.centerIn: parent
                visible: !root.gather.byTotal
                name: "sa-pips-" + Math.min(6, key.index + 1)
                size: Math.round(key.height * 0.72)
                color: Theme.ink
            }
            Words {
                anchors.centerIn: parent
                visible: root.gather.byTotal
                text: key.number
                font: Theme.heading
            }
        }
    }
    IconButton {
        objectName: "key-back"
        visible: root.gather.byTotal
        width: root.cell * 2 + root.spacing
        height: Math.max(Theme.touchTarget, Math.min(root.cell, 64))
        filled: true
        iconName: "ui-back"
        //: Takes the last digit back.
        name: qsTr("Take back a digit")
        onClicked: root.gather.takeBack()
    }
}
