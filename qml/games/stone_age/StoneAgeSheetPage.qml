// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A full-screen look at any player's village.
PlainPage {
    id: root

    required property StoneTable table
    property int seat: table.turnOf

    header: Item {
        implicitHeight: tabs.height + Theme.space3

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
    }

    StoneAgeSheetView {
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Theme.space3, root.height > root.width ? Theme.readingWidth : Theme.pageWidth)
        table: root.table
        seat: root.seat
    }
}
