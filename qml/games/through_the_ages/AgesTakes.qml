// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// A card from the row: one tap for each price.
Item {
    id: root

    required property AgesTable table
    required property list<tableChoice> takes
    property tableChoice bulb
    property tableChoice none
    /// A drawing in place of the words.
    readonly property bool narrow: Theme.textScale > 1.25 || width < 3 * Theme.touchTarget + (bulb.id === "" ? 54 : 102)

    implicitWidth: 200
    implicitHeight: Theme.touchTarget

    Words {
        id: label

        anchors.left: parent.left
        anchors.right: bulbButton.visible ? bulbButton.left : cells.left
        anchors.rightMargin: Theme.gapSmall
        height: parent.height
        visible: !root.narrow
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.Wrap
        //: Beside three prices: a card is taken from the row.
        text: qsTr("Take a card")
        color: Theme.ink2
        font: Theme.micro
    }
    Icon {
        anchors.right: bulbButton.visible ? bulbButton.left : cells.left
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        visible: root.narrow && x > -1
        name: "tta-deck"
        size: Theme.iconSize(18)
        color: Theme.ink2
    }
    IconButton {
        id: bulbButton

        anchors.right: cells.left
        objectName: root.bulb.id
        visible: root.bulb.id !== ""
        filled: root.bulb.chosen
        ink: root.bulb.chosen ? Theme.accent : Theme.ink2
        iconName: root.bulb.icon
        iconSize: 20
        name: root.bulb.title
        Accessible.checkable: true
        Accessible.checked: root.bulb.chosen
        onClicked: root.table.touch(root.bulb.id)
    }
    Rectangle {
        id: cells

        anchors.right: parent.right
        width: 3 * Theme.touchTarget
        height: parent.height
        radius: Theme.radiusControl
        color: Theme.surfaceAlt

        Row {
            Repeater {
                model: root.takes.length

                AgesChoice {
                    id: cell

                    required property int index

                    table: root.table
                    choice: root.takes[index] ?? root.none
                    opacity: can ? 1 : 0.4
                    ringRadius: Theme.radiusSegment

                    Words {
                        anchors.centerIn: parent
                        text: cell.choice.title
                        font: Theme.control
                    }
                }
            }
        }
    }
}
