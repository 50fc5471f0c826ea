// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// What may stand in a formula; what cannot stand here is flat.
Flow {
    id: root

    required property list<sheetOption> options
    property sheetOption none
    /// Words of the formulas are framed, names are not.
    property bool framed: false

    signal touched(string id)

    spacing: Theme.gapSmall

    Repeater {
        model: root.options.length

        Touchable {
            id: chip

            required property int index
            readonly property sheetOption option: root.options[index] ?? root.none

            objectName: option.id
            width: Math.min(implicitWidth, root.width)
            enabled: option.enabled
            opacity: enabled ? 1 : 0.4
            topInset: Theme.space1
            bottomInset: Theme.space1
            leftPadding: Theme.space3
            rightPadding: Theme.space3
            ringRadius: height / 2
            focusPolicy: Qt.TabFocus
            text: option.title
            onClicked: root.touched(option.id)

            background: Rectangle {
                radius: height / 2
                color: root.framed ? "transparent" : Theme.surfaceAlt
                border.width: root.framed ? Theme.lineControlWidth : 0
                border.color: chip.enabled ? Theme.accent : Theme.lineControl
            }
            contentItem: Words {
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                elide: Text.ElideRight
                text: chip.text
                color: root.framed && chip.enabled ? Theme.accent : Theme.ink
                font: Theme.control
            }
        }
    }
}
