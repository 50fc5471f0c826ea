// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// One of a few numbers, a tap each.
Flow {
    id: root

    required property list<tableChoice> numbers
    /// While a list is emptied its rows are still there for a moment.
    property tableChoice none

    signal chosen(string id)

    spacing: Theme.space2

    Repeater {
        model: root.numbers.length

        Touchable {
            id: number

            required property int index
            readonly property tableChoice row: root.numbers[index] ?? root.none
            readonly property bool selected: row.chosen

            objectName: row.id
            width: Math.max(Theme.touchTarget, label.implicitWidth + Theme.space4)
            height: Math.max(Theme.touchTarget, label.implicitHeight)
            ringRadius: Theme.radiusTile
            Accessible.name: row.spoken
            Accessible.role: Accessible.RadioButton
            Accessible.checkable: true
            Accessible.checked: selected
            onClicked: root.chosen(row.id)

            background: Rectangle {
                radius: Theme.radiusTile
                color: number.selected ? Theme.accentSoft : Theme.surface
                border.width: number.selected ? Theme.lineSelection : Theme.lineControlWidth
                border.color: number.selected ? Theme.accent : Theme.lineControl
            }
            Words {
                id: label

                anchors.centerIn: parent
                text: number.row.title
                color: number.selected ? Theme.onAccentSoft : Theme.ink
                font: Theme.count
            }
        }
    }
}
