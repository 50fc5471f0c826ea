// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A line of a list that tells: a sign, words, and more words below.
Item {
    id: root

    required property sheetLine line
    property bool last: false

    implicitHeight: Math.max(56, words.height + 2 * Theme.gapSmall)
    Accessible.role: Accessible.StaticText
    Accessible.name: line.title
    Accessible.description: line.text + " " + line.more

    Rectangle {
        id: sign

        x: Theme.cardPadding
        anchors.verticalCenter: parent.verticalCenter
        width: 28
        height: 28
        radius: Theme.radiusSmall
        color: root.line.tone === "safe" ? Theme.safeSoft : root.line.tone === "harm" ? Theme.harmSoft : root.line.tone === "accent" ? Theme.accentSoft : "transparent"

        Icon {
            anchors.centerIn: parent
            visible: root.line.icon !== ""
            name: root.line.icon
            size: 20
            color: root.line.tone === "safe" ? Theme.onSafeSoft : root.line.tone === "harm" ? Theme.onHarmSoft : root.line.tone === "accent" ? Theme.onAccentSoft : Theme.ink2
        }
    }
    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        x: sign.x + sign.width + Theme.space3
        width: parent.width - x - Theme.cardPadding

        Words {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.line.title
            font: Theme.label
        }
        Words {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            text: root.line.text
            color: Theme.ink2
            font: Theme.caption
        }
        Words {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            text: root.line.more
            color: Theme.ink3
            font: Theme.caption
        }
    }
    HairLine {
        x: Theme.cardPadding
        y: parent.height - height
        width: parent.width - 2 * x
        visible: !root.last
    }
}
