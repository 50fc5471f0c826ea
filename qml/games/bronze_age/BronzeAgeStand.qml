// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The players side by side, for a phone that stands in the middle of the table.
ColumnLayout {
    id: root

    required property BronzeTable table

    signal sheetOf(int seat)

    spacing: Theme.space3

    RowLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
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
                onClicked: root.sheetOf(modelData.seat)
            }
        }
    }
    MonumentsFirst {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.space3
        table: root.table
        flat: true
    }
}
