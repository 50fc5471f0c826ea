// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The head of a row's page: the way back, what it is, and the disc without what the row offers.
Item {
    id: root

    required property RiseTable table
    required property riseHead head
    /// What else stands there, before the chip.
    default property alias content: slot.data

    /// The chip is its drawing alone where there is little room.
    readonly property bool narrow: Theme.largeText || width < Theme.phoneWidth - Theme.pageMargin

    // Room for a remark or a question of two lines, so that nothing below moves when it comes.
    implicitHeight: Math.max(Theme.touchTarget, words.implicitHeight, chips.implicitHeight,
                             Theme.largeText ? 0 : Math.ceil(heading.height + 2 * remarkLine.height) + Theme.space1)

    FontMetrics {
        id: heading

        font: Theme.heading
    }
    FontMetrics {
        id: remarkLine

        font: Theme.caption
    }

    IconButton {
        id: button

        objectName: root.head.back.id
        x: -Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        enabled: root.head.back.id !== ""
        opacity: 1
        iconName: "ui-back"
        name: root.head.back.title
        onClicked: root.table.touch(root.head.back.id)
    }
    Icon {
        id: sign

        anchors.left: button.right
        anchors.leftMargin: -Theme.space1
        anchors.verticalCenter: parent.verticalCenter
        name: root.head.icon
        size: Theme.iconSize(30)
        color: Theme.ink
    }
    TextPair {
        id: words

        anchors.left: sign.right
        anchors.right: chips.left
        anchors.leftMargin: Theme.gapMedium
        anchors.rightMargin: Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        heading: true
        text: root.head.title
        textFont: Theme.heading
        caption: root.head.caption
    }
    Row {
        id: chips

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapSmall

        Row {
            id: slot

            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gapSmall
        }
        Chip {
            objectName: root.head.discOnly.id
            // The question in its place is longer: nothing else gives way to it.
            width: Math.min(implicitWidth, root.width / 2)
            checkable: false
            checked: root.head.discOnly.chosen
            enabled: root.head.discOnly.enabled && root.head.discOnly.id !== ""
            opacity: root.head.discOnly.enabled ? 1 : 0.4
            iconName: root.head.discOnly.icon
            text: root.narrow && !root.head.discOnly.chosen ? "" : root.head.discOnly.title
            Accessible.name: root.head.discOnly.title
            Accessible.description: root.head.discOnly.why
            onClicked: root.table.touch(root.head.discOnly.id)
        }
    }
}
