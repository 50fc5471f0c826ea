// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// One of a few numbers, a tap each.
Flow {
    id: root

    property int from: 1
    property int to: 1
    property int current: 0
    property string name

    signal chosen(int number)

    spacing: Theme.space2

    Repeater {
        model: Math.max(0, root.to - root.from + 1)

        Touchable {
            id: number

            required property int index
            readonly property int value: root.from + index
            readonly property bool selected: value === root.current

            objectName: "number-" + value
            width: Math.max(Theme.touchTarget, label.implicitWidth + Theme.space4)
            height: Math.max(Theme.touchTarget, label.implicitHeight)
            ringRadius: Theme.radiusTile
            //: Spoken: %1 is what is counted, %2 a number.
            Accessible.name: qsTr("%1: %2").arg(root.name).arg(value)
            Accessible.role: Accessible.RadioButton
            Accessible.checkable: true
            Accessible.checked: selected
            onClicked: root.chosen(value)

            background: Rectangle {
                radius: Theme.radiusTile
                color: number.selected ? Theme.accentSoft : Theme.surface
                border.width: number.selected ? Theme.lineSelection : Theme.lineControlWidth
                border.color: number.selected ? Theme.accent : Theme.lineControl
            }
            Words {
                id: label

                anchors.centerIn: parent
                text: number.value
                color: number.selected ? Theme.onAccentSoft : Theme.ink
                font: Theme.count
            }
        }
    }
}
