// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A full-screen look at any player's sheet.
PlainPage {
    id: root

    required property BronzeTable table
    property int seat: table.turnOf

    siblings: ["pegs"]

    header: Item {
        implicitHeight: tabs.visible ? tabs.height + Theme.space3 : Theme.space3

        SeatTabs {
            id: tabs

            x: (parent.width - width) / 2
            y: Theme.space1
            width: Math.min(parent.width, Theme.readingWidth)
            table: root.table
            current: root.seat
            onChosen: index => root.seat = index
        }
    }
    footer: BackBar {
        table: root.table
        onBack: root.back()

        ActionButton {
            objectName: "look-pegs"
            Layout.fillHeight: true
            kind: "tonal"
            iconName: "ui-pegboard"
            //: Opens the peg-board.
            readonly property string name: qsTr("Pegs")

            // The word gives way to large text, the icon stays.
            text: Theme.largeText ? "" : name
            Accessible.name: name
            onClicked: root.lookAt("pegs", root.seat)
        }
    }

    BronzeAgeSheetView {
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Theme.space3, root.height > root.width ? Theme.readingWidth : Theme.pageWidth)
        table: root.table
        seat: root.seat
    }
}
