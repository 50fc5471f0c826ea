// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The peg-board of who plays, with what it amounts to.
ColumnLayout {
    id: root

    required property BronzeTable table

    readonly property bronzeSeat shown: table.seats[table.turnOf]

    spacing: Theme.space2

    SeatPegs {
        Layout.fillWidth: true
        table: root.table
        seat: root.shown
    }
    RowLayout {
        Layout.fillWidth: true
        visible: !Theme.largeText
        spacing: Theme.gapSmall

        Rectangle {
            implicitWidth: 14
            implicitHeight: 14
            visible: root.shown.foodBefore >= 0
            radius: height / 2
            color: "transparent"
            border.width: Theme.lineSelection
            border.color: Theme.ink3
        }
        Words {
            Layout.fillWidth: true
            visible: root.shown.foodBefore >= 0
            //: Explains a ring on the peg-board.
            text: qsTr("before the roll")
            color: Theme.ink2
            font: Theme.caption
            Accessible.ignored: false
        }
        Item {
            Layout.fillWidth: true
        }
        Words {
            //: What a player has on the peg-board. %n goods, %1 what they are worth.
            text: qsTr("%n goods, worth %1", "", root.shown.goodsCount).arg(root.shown.goodsValue)
            color: Theme.ink2
            font: Theme.caption
            Accessible.ignored: false
        }
    }
}
