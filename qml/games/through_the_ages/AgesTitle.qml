// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The head of a page: the way back, what it is, and a remark.
Item {
    id: root

    required property AgesTable table
    required property tableHead head

    implicitHeight: Math.max(Theme.touchTarget, words.implicitHeight)

    IconButton {
        id: button

        objectName: root.head.back.id
        x: -Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        visible: root.head.back.id !== ""
        iconName: "ui-back"
        name: root.head.back.title
        onClicked: root.table.touch(root.head.back.id)
    }
    PlayerSeal {
        id: sign

        x: button.visible ? button.x + button.width : 0
        anchors.verticalCenter: parent.verticalCenter
        visible: root.head.icon !== ""
        colour: root.head.icon
        size: Theme.iconSize(36)
    }
    TextPair {
        id: words

        x: (sign.visible ? sign.x + sign.width + Theme.space3 : button.visible ? button.x + button.width : 0)
        width: parent.width - x
        anchors.verticalCenter: parent.verticalCenter
        heading: true
        text: root.head.title
        textFont: Theme.heading
        caption: root.head.caption
    }
}
