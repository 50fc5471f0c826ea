// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A square button for a look at something else: icon above its word, the icon alone where text is large.
Touchable {
    id: root

    property string iconName

    implicitWidth: Math.max(Theme.buttonHeight, column.implicitWidth + 2 * Theme.space1)
    implicitHeight: Theme.buttonHeight

    background: Rectangle {
        radius: Theme.radiusCard
        color: Theme.surfaceAlt
    }

    Column {
        id: column

        anchors.centerIn: parent
        spacing: Theme.lineSelection

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: root.iconName
            size: Theme.largeText ? 30 : 24
            color: Theme.ink2
        }
        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: !Theme.largeText
            text: root.text
            color: Theme.ink2
            font: Theme.sheet
        }
    }
}
