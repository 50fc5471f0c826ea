// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// Who must give something up before the turn can be settled.
Touchable {
    id: root

    required property RiseTable table
    readonly property tableChoice row: table.settle.trouble

    objectName: row.id
    enabled: row.enabled
    implicitHeight: Math.max(Theme.buttonHeight, words.implicitHeight + 2 * Theme.gapMedium)
    ringRadius: Theme.radiusCard
    Accessible.name: row.title
    Accessible.description: row.note
    onClicked: root.table.touch(row.id)

    background: Rectangle {
        radius: Theme.radiusCard
        color: Theme.harmSoft
    }

    PlayerSeal {
        id: seal

        x: Theme.cardPadding
        anchors.verticalCenter: parent.verticalCenter
        size: 36
        colour: root.table.colours[root.table.settle.troubleSeat] ?? ""
    }
    Column {
        id: words

        anchors.left: seal.right
        anchors.right: onward.left
        anchors.leftMargin: Theme.space3
        anchors.rightMargin: Theme.space2
        anchors.verticalCenter: parent.verticalCenter

        Words {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.row.title
            color: Theme.onHarmSoft
            font: Theme.label
        }
        Words {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.row.note
            color: Theme.onHarmSoft
            font: Theme.caption
        }
    }
    Icon {
        id: onward

        anchors.right: parent.right
        anchors.rightMargin: Theme.cardPadding
        anchors.verticalCenter: parent.verticalCenter
        name: "ui-next"
        size: Theme.iconSize(20)
        color: Theme.onHarmSoft
    }
}
