// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import "theme"

/// Half a card: its sign, what it says and a remark.
Item {
    id: root

    property string iconName
    property string ink
    property string text
    property string caption
    property color captionInk: Theme.ink3

    implicitHeight: Math.max(sign.height, words.implicitHeight)

    Icon {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        name: root.iconName
        size: Theme.iconSize(26)
        color: root.ink === "" ? Theme.ink : StoneAgeInk.of(root.ink)
    }
    Column {
        id: words

        x: sign.width + Theme.space2
        width: root.width - x
        anchors.verticalCenter: parent.verticalCenter

        WholeWords {
            width: parent.width
            text: Theme.begun(root.text)
            face: Theme.control
        }
        Words {
            width: parent.width
            visible: root.caption !== ""
            wrapMode: Text.Wrap
            text: root.caption
            color: root.captionInk
            font: Theme.microBold
        }
    }
}
