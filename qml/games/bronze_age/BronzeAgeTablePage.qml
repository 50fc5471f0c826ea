// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// All players at a glance. A phone on its side becomes the stand in the middle of the table.
PageFrame {
    id: root

    required property BronzeTable table
    readonly property string story: table.over ? table.verdict
        //: Below the title of the table: %1 is a number, %2 who plays.
        : qsTr("Round %1, %2 is playing").arg(table.round).arg(table.name)

    sideMargin: low ? Theme.space4 + Theme.space1 : Theme.pageMargin
    widest: low ? Infinity : Theme.readingWidth

    header: PageBar {
        title: root.low ? root.story : qsTr("The table")
        subtitle: root.low ? "" : root.story
        onBack: root.back()
    }
    footer: BackBar {
        visible: !root.low
        table: root.table
        onBack: root.back()
    }

    BronzeAgeAllPlayers {
        Layout.fillWidth: true
        visible: !root.low
        table: root.table
        onSheetOf: seat => root.lookAt("sheet", seat)
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: root.low
        spacing: Theme.space3

        Repeater {
            model: root.table.seats.length

            StandCard {
                required property int index
                readonly property bronzeSeat modelData: root.table.seats[index]

                objectName: "stand-" + modelData.seat
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                seat: modelData
                developmentsToEnd: root.table.developmentsToEnd
                onClicked: root.lookAt("sheet", modelData.seat)
            }
        }
    }
    MonumentsFirst {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.space3
        visible: root.low
        table: root.table
        flat: true
    }
    Item {
        Layout.fillHeight: !root.low
        visible: !root.low
    }
}
