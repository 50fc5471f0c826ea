// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A price before a row: accent means it can be paid now.
Rectangle {
    id: root

    required property string icon
    required property string cost
    property bool can: true

    implicitWidth: Math.max(46, row.implicitWidth + 2 * Theme.gapSmall)
    implicitHeight: Math.max(34, row.implicitHeight + Theme.gapSmall)
    radius: Theme.radiusSmall
    color: can ? Theme.accentSoft : "transparent"
    border.width: Theme.lineControlWidth
    border.color: can ? Theme.accent : Theme.line

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.lineSelection

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: root.icon
            size: Theme.iconSize(15)
            color: root.can ? Theme.onAccentSoft : Theme.ink3
        }
        Words {
            text: root.cost
            color: root.can ? Theme.onAccentSoft : Theme.ink3
            font: Theme.label
        }
    }
}
