// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A sign and a number, such as how many play.
Row {
    id: root

    required property string iconName
    required property string text

    spacing: Theme.space1
    visible: text !== ""

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        name: root.iconName
        size: Theme.iconSize(16)
        color: Theme.ink2
    }
    Words {
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        color: Theme.ink2
        font: Theme.caption
    }
}
