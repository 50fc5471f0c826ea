// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// Points in a pill: framed while they can be had, filled once they are.
Rectangle {
    id: root

    property int value: 0
    property bool filled: false
    property bool small: false

    implicitWidth: Math.max(small ? 18 : 24, label.implicitWidth + (small ? Theme.space2 : Theme.space3))
    implicitHeight: Math.max(small ? 16 : 20, label.implicitHeight)
    radius: height / 2
    color: filled ? Theme.accent : "transparent"
    border.width: filled ? 0 : Theme.lineControlWidth
    border.color: Theme.lineStrong

    Text {
        id: label

        anchors.centerIn: parent
        text: root.value
        textFormat: Text.PlainText
        color: root.filled ? Theme.onAccent : Theme.ink
        font: root.small ? Theme.pointsSmall : Theme.points
    }
}
