// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// A stock, what of it is paid and what stays.
Card {
    id: root

    required property risePrice price

    Item {
        anchors.fill: parent
        implicitHeight: Math.max(left.implicitHeight, note.visible ? note.implicitHeight : 0)

        Icon {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            name: root.price.icon
            size: Theme.iconSize(24)
            color: RiseInk.of(root.price.ink)
        }
        Column {
            id: left

            anchors.left: sign.right
            anchors.leftMargin: Theme.space2
            anchors.verticalCenter: parent.verticalCenter

            Words {
                text: root.price.sum
                color: Theme.ink2
                font: Theme.micro
            }
            Words {
                text: root.price.left
                color: root.price.harm ? Theme.harm : Theme.ink
                font: Theme.heading
            }
        }
        Words {
            id: note

            anchors.left: left.right
            anchors.right: parent.right
            anchors.leftMargin: Theme.space2
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignRight
            visible: !Theme.largeText
            wrapMode: Text.Wrap
            text: root.price.note
            color: Theme.ink2
            font: Theme.micro
        }
    }
}
