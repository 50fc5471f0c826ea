// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// Somebody in the order of choosing, with what decided it.
Item {
    id: root

    required property RiseTable table
    required property tableChoice who
    required property int turn

    implicitHeight: words.implicitHeight + 2 * Theme.gapMedium
    Accessible.role: Accessible.StaticText
    //: Spoken: %1 is a place in a list, %2 a player, %3 points, %4 a remark.
    Accessible.name: qsTr("%1. %2, %3, %4").arg(turn).arg(who.title).arg(who.points).arg(who.note)

    HairLine {
        x: Theme.cardPadding
        width: parent.width - 2 * x
        visible: root.turn > 1
    }
    Words {
        id: number

        x: Theme.cardPadding
        anchors.verticalCenter: parent.verticalCenter
        text: root.turn
        color: Theme.ink3
        font: Theme.section
    }
    PlayerSeal {
        id: seal

        anchors.left: number.right
        anchors.leftMargin: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        size: 36
        playing: root.who.chosen
        colour: root.table.colours[root.who.count] ?? ""
    }
    Column {
        id: words

        anchors.left: seal.right
        anchors.right: points.left
        anchors.leftMargin: Theme.space3
        anchors.rightMargin: Theme.space2
        anchors.verticalCenter: parent.verticalCenter

        Words {
            width: parent.width
            elide: Text.ElideRight
            text: root.who.title
            font: Theme.label
        }
        Row {
            width: parent.width
            spacing: Theme.space1

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.who.status === "done"
                name: "ui-check"
                size: Theme.iconSize(14)
                color: Theme.safe
            }
            Words {
                width: parent.width - (root.who.status === "done" ? Theme.iconSize(14) + parent.spacing : 0)
                elide: Text.ElideRight
                text: root.who.note
                color: Theme.ink2
                font: Theme.caption
            }
        }
    }
    Words {
        id: points

        anchors.right: parent.right
        anchors.rightMargin: Theme.cardPadding
        anchors.verticalCenter: parent.verticalCenter
        text: root.who.points
        font: Theme.label
    }
}
