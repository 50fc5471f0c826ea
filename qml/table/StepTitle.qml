// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The head of what is being entered: the way back, what it is, and a remark.
Item {
    id: root

    required property GameTable table
    property Inks inks: null
    required property tableHead head
    /// The remark changes with what is entered.
    property bool changing: false

    implicitHeight: Math.max(Theme.touchTarget, words.implicitHeight)

    IconButton {
        id: button

        objectName: root.head.back.id
        x: -Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        iconName: "ui-back"
        name: root.head.back.title
        onClicked: root.table.touch(root.head.back.id)
    }
    Icon {
        id: sign

        anchors.left: button.right
        anchors.verticalCenter: parent.verticalCenter
        name: root.head.icon
        size: Theme.iconSize(30)
        color: root.inks?.of(root.head.ink) ?? Theme.ink2
    }
    TextPair {
        id: words

        anchors.left: sign.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        heading: true
        text: Theme.begun(root.head.title)
        textFont: Theme.heading
        caption: root.head.caption
        captionLines: root.changing && Theme.largeText ? 2 : 0
    }
}
